import { useEffect } from 'react';
import type { ContractForm } from '../../shared/forms/use-contract-form';
import type { credentials } from './credentials';

const FIELDS = ['email', 'password'] as const;

/**
 * The page is there before its code: takes over what was typed, or filled in by a password manager, and sends it, or presses
 * a button, if somebody asked for that meanwhile (public/early-form.js).
 */
export function useTypedBefore({ form, id }: ContractForm<typeof credentials>): void {
  useEffect(() => {
    const inputs = FIELDS.map(
      (name) => [name, document.getElementById(id(name)) as HTMLInputElement] as const,
    );
    for (const [name, { value }] of inputs) if (value) form.setValue(name, value);
    const [[, { form: element }]] = inputs as [(typeof inputs)[0]];
    // React did not see the focus come.
    if (element?.contains(document.activeElement))
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const waiting = document.querySelector<HTMLElement>('[data-waiting]');
    waiting?.removeAttribute('data-waiting');
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit();
    else waiting?.click();
  }, [form, id]);
}
