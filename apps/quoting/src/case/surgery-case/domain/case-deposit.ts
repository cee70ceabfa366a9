import type { CaseDeposit, FieldError } from '@quillcare/contracts';

type Given = Pick<CaseDeposit, 'kind' | 'amountMinor' | 'paidOn'>;

/** What the practice holds of a patient. */
export function heldOf(deposits: readonly Pick<CaseDeposit, 'kind' | 'amountMinor'>[]): number {
  return deposits.reduce(
    (sum, { kind, amountMinor }) => sum + (kind === 'RECEIVED' ? amountMinor : -amountMinor),
    0,
  );
}

/** What is wrong with a deposit or refund that is recorded; no more is given back than there is. */
export function depositProblems(given: Given, heldMinor: number, today: string): FieldError[] {
  const isTooMuch = given.kind === 'REFUNDED' && given.amountMinor > heldMinor;
  return [
    ...(given.paidOn > today
      ? [{ path: 'paidOn', message: 'Please enter a day that is not in the future' }]
      : []),
    ...(isTooMuch ? [{ path: 'amountMinor', message: 'This is more than was received' }] : []),
  ];
}
