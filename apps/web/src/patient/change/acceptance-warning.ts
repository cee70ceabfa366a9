import type { PublicQuote } from '@quillcare/contracts';
import { handedOverQuote } from '../signing/tablet';
import { whenOf } from '../words/reader';
import { ACCEPTANCE } from './change.en';

/** Returns what acceptance commits the patient to, and until when they may change their mind. */
export function acceptanceWarning(quote: PublicQuote, practice: string): string {
  const { coolingOffDays, variation } = quote;
  return [
    ACCEPTANCE.binding,
    ...(variation ? [ACCEPTANCE.replaces(whenOf(variation.acceptedAt))] : []),
    untilWhen(practice, coolingOffDays),
  ].join(' ');
}

function untilWhen(practice: string, days: number | null): string {
  const isTablet = handedOverQuote() !== null;
  if (days === null) return (isTablet ? ACCEPTANCE.canWithdrawLater : ACCEPTANCE.canWithdraw)(practice);
  return (isTablet ? ACCEPTANCE.canWithdrawLaterFor : ACCEPTANCE.canWithdrawFor)(practice, days);
}
