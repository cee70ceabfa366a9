import type { CardFailure, InvoiceStatus } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';

/** Days after the first try on which a card that was declined is tried again. */
export const RETRY_AFTER_DAYS = [3, 5] as const;
/** Days between the issue of an invoice and the first try: whoever pays has read it by then. */
export const FIRST_TRY_AFTER_DAYS = 1;

/** A try to charge an invoice to a card, which did not succeed. */
export interface Tried {
  cardId: string | null;
  state: CardFailure;
  /** The day of the practice's calendar. */
  on: string;
}

/** What decides whether an invoice is charged. */
export interface Chargeable {
  status: InvoiceStatus;
  issuedOn: string;
  /** Somebody is paying it just now, a charge is under way, or another amount came in for it that is not given back yet. */
  isBeingPaid: boolean;
  /** The first before the others. */
  tries: readonly Tried[];
}

/**
 * The first day on which an invoice is charged to a card; null where it is not any more. Another card begins anew. A card that
 * needs its holder is not tried again: without them the answer would be the same.
 */
export function nextTryOn(
  { issuedOn, tries }: Pick<Chargeable, 'issuedOn' | 'tries'>,
  cardId: string,
): string | null {
  const own = tries.filter((one) => one.cardId === cardId);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return addDays(issuedOn, FIRST_TRY_AFTER_DAYS);
  const wait = RETRY_AFTER_DAYS[own.length - 1];
  if (wait === undefined || own.some(({ state }) => state === 'NEEDS_AUTHENTICATION')) return null;
  // Where the last try was late, the next is on a later day.
  const [planned, soonest] = [addDays(first.on, wait), addDays(last.on, 1)];
  return planned > soonest ? planned : soonest;
}

/** Whether an invoice is charged to a card on a day of the practice's calendar. */
export function isChargeDue(invoice: Chargeable, cardId: string, day: string): boolean {
  if (invoice.isBeingPaid || (invoice.status !== 'PENDING' && invoice.status !== 'OVERDUE')) return false;
  const on = nextTryOn(invoice, cardId);
  return on !== null && day >= on;
}
