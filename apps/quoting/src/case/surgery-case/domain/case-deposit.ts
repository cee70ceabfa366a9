import type { CaseDeposit, FieldError } from '@quillcare/contracts';

type DepositEntry = Pick<CaseDeposit, 'kind' | 'amountMinor' | 'paidOn'>;

/** The amount the practice holds for a patient, in minor units. */
export function heldMinorOf(deposits: readonly Pick<CaseDeposit, 'kind' | 'amountMinor'>[]): number {
  return deposits.reduce(
    (sum, { kind, amountMinor }) => sum + (kind === 'RECEIVED' ? amountMinor : -amountMinor),
    0,
  );
}

/** Validation errors of a deposit or refund being recorded. A refund may not exceed the amount held. */
export function depositProblems(entry: DepositEntry, heldMinor: number, today: string): FieldError[] {
  const isTooMuch = entry.kind === 'REFUNDED' && entry.amountMinor > heldMinor;
  return [
    ...(entry.paidOn > today
      ? [{ path: 'paidOn', message: 'Please enter a day that is not in the future' }]
      : []),
    ...(isTooMuch ? [{ path: 'amountMinor', message: 'This is more than was received' }] : []),
  ];
}
