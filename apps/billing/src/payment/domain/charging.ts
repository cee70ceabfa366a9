import type { CardFailure, InvoiceStatus } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';

/** Days after the first attempt on which a declined card is retried. */
export const RETRY_AFTER_DAYS = [3, 5] as const;
/** Days between issue and first attempt, so that the payer has seen the invoice by then. */
export const FIRST_ATTEMPT_AFTER_DAYS = 1;

/** A failed attempt to charge an invoice to a card. */
export interface FailedAttempt {
  cardId: string | null;
  state: CardFailure;
  /** Date in the practice's time zone. */
  on: string;
}

export interface ChargeableInvoice {
  status: InvoiceStatus;
  issuedOn: string;
  /** True while a hosted page is open, a charge is in progress, or a surplus payment for it has not been refunded. */
  isBeingPaid: boolean;
  /** Oldest first. */
  tries: readonly FailedAttempt[];
}

/**
 * Returns the first day on which the invoice may be charged to the card, or null if it may not be any more. Attempts are counted
 * per card. A card that needs its holder's authentication is not retried, because without them the result would be the same.
 */
export function nextAttemptOn(
  { issuedOn, tries }: Pick<ChargeableInvoice, 'issuedOn' | 'tries'>,
  cardId: string,
): string | null {
  const own = tries.filter((one) => one.cardId === cardId);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return addDays(issuedOn, FIRST_ATTEMPT_AFTER_DAYS);
  const wait = RETRY_AFTER_DAYS[own.length - 1];
  if (wait === undefined || own.some(({ state }) => state === 'NEEDS_AUTHENTICATION')) return null;
  // If the last attempt was late, the next one moves to a later day.
  const [planned, soonest] = [addDays(first.on, wait), addDays(last.on, 1)];
  return planned > soonest ? planned : soonest;
}

/** Returns whether an invoice is due to be charged to a card on a day of the practice's calendar. */
export function isChargeDue(invoice: ChargeableInvoice, cardId: string, day: string): boolean {
  if (invoice.isBeingPaid || (invoice.status !== 'PENDING' && invoice.status !== 'OVERDUE')) return false;
  const on = nextAttemptOn(invoice, cardId);
  return on !== null && day >= on;
}
