import { useEffect } from 'react';
import type { ContractForm } from '../../shared/forms/use-contract-form';
import type { credentials } from './credentials';

const FIELDS = ['email', 'password'] as const;

/**
 * The prerendered page is usable before its code: takes over what was typed, or filled in by a password
 * manager, and replays a submit or a click made meanwhile (public/early-form.js).
 */
export function useTypedBefore({ form, id }: ContractForm<typeof credentials>): void {
  useEffect(() => {
    const inputs = FIELDS.map(
      (name) => [name, document.getElementById(id(name)) as HTMLInputElement] as const,
    );
    for (const [name, { value }] of inputs) if (value) form.setValue(name, value);
    const [[, { form: element }]] = inputs as [(typeof inputs)[0]];
    // React missed the focus event.
    if (element?.contains(document.activeElement))
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const waiting = document.querySelector<HTMLElement>('[data-waiting]');
    waiting?.removeAttribute('data-waiting');
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit();
    else waiting?.click();
  }, [form, id]);
}
