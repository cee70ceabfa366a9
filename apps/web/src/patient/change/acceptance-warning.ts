import type { PublicQuote } from '@quillcare/contracts';
import { getHandedOverQuoteId } from '../signing/tablet';
import { formatInstant } from '../words/reader';
import { ACCEPTANCE } from './change.en';

/** Returns what acceptance commits the patient to, and until when they may change their mind. */
export function buildAcceptanceWarning(quote: PublicQuote, practice: string): string {
  const { coolingOffDays, variation } = quote;
  return [
    ACCEPTANCE.binding,
    ...(variation ? [ACCEPTANCE.replaces(formatInstant(variation.acceptedAt))] : []),
    isFinalOnceSigned(quote) ? ACCEPTANCE.final : withdrawalPeriodText(practice, coolingOffDays),
  ].join(' ');
}

/** Whether a signature can never be withdrawn: a change of a surgery that is confirmed already and has no cooling-off period. */
export function isFinalOnceSigned({ variation, coolingOffDays }: PublicQuote): boolean {
  return coolingOffDays === null && variation !== null && variation.isSurgeryConfirmed;
}

function withdrawalPeriodText(practice: string, days: number | null): string {
  const isTablet = getHandedOverQuoteId() !== null;
  if (days === null) return (isTablet ? ACCEPTANCE.canWithdrawLater : ACCEPTANCE.canWithdraw)(practice);
  return (isTablet ? ACCEPTANCE.canWithdrawLaterFor : ACCEPTANCE.canWithdrawFor)(practice, days);
}
