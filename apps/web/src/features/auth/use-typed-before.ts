import { useEffect } from 'react';
import type { ContractForm } from '../../shared/forms/use-contract-form';
import type { credentials } from './credentials';

const FIELDS = ['email', 'password'] as const;

/**
 * The form is served before its JavaScript has loaded. Takes over what was typed or autofilled in the meantime, and carries out a
 * submit or button press that was held back (public/early-form.js).
 */
export function useTypedBefore({ form, id }: ContractForm<typeof credentials>): void {
  useEffect(() => {
    const inputs = FIELDS.map(
      (name) => [name, document.getElementById(id(name)) as HTMLInputElement] as const,
    );
    for (const [name, { value }] of inputs) if (value) form.setValue(name, value);
    const [[, { form: element }]] = inputs as [(typeof inputs)[0]];
    // React missed this focus event because it happened before hydration.
    if (element?.contains(document.activeElement))
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const waiting = document.querySelector<HTMLElement>('[data-waiting]');
    waiting?.removeAttribute('data-waiting');
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit();
    else waiting?.click();
  }, [form, id]);
}
