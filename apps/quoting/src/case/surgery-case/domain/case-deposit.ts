import type { CaseDeposit, FieldError } from '@quillcare/contracts';

type Given = Pick<CaseDeposit, 'kind' | 'amountMinor' | 'paidOn'>;

/** The amount the practice holds for a patient, in minor units. */
export function heldOf(deposits: readonly Pick<CaseDeposit, 'kind' | 'amountMinor'>[]): number {
  return deposits.reduce(
    (sum, { kind, amountMinor }) => sum + (kind === 'RECEIVED' ? amountMinor : -amountMinor),
    0,
  );
}

/** Validation errors of a deposit or refund being recorded. A refund may not exceed the amount held. */
export function depositProblems(given: Given, heldMinor: number, today: string): FieldError[] {
  const isTooMuch = given.kind === 'REFUNDED' && given.amountMinor > heldMinor;
  return [
    ...(given.paidOn > today
      ? [{ path: 'paidOn', message: 'Please enter a day that is not in the future' }]
      : []),
    ...(isTooMuch ? [{ path: 'amountMinor', message: 'This is more than was received' }] : []),
  ];
}
