import { AppError, quoteAllows, QuoteUpdated, type QuoteMailKind } from '@quillcare/contracts';
import { isOver } from './quote';
import { quoteFacts, type QuoteState, type Transition } from './quote.state';

/** Throws unless the patient can still answer the quote, since otherwise a new link is pointless. */
export function refuseUnlessResendable(quote: QuoteState, now: Date): void {
  if (!isResendable(quote, now)) throw new AppError('QUOTE_NOT_RESENDABLE');
}

export function isResendable(quote: Pick<QuoteState, 'status' | 'expiresAt'>, now: Date): boolean {
  return quoteAllows('RESEND', quote.status) && !isOver(quote, now);
}

/** Resends the quote with a new link, which is not locked. */
export function resend(quote: QuoteState, email: string, now: Date): Transition {
  refuseUnlessResendable(quote, now);
  return mailedAgain({ ...quote, linkLockedAt: null }, email, now);
}

/**
 * Records a resend to the client's current address. Late reports about the earlier email are older than `mailStateAt` and
 * therefore ignored.
 */
export function mailedAgain(quote: QuoteState, email: string, now: Date): Transition {
  const sent: QuoteState = {
    ...quote,
    client: { ...quote.client, email },
    mailState: 'PENDING',
    mailDetail: null,
    mailStateAt: now,
  };
  return { quote: sent, events: [{ event: QuoteUpdated, data: quoteFacts(quote) }] };
}

/** The kind of email that carries a version's link: for a quote or for a variation of a signed one. */
export function mailKindOf(quote: Pick<QuoteState, 'variationOfId'>): QuoteMailKind {
  return quote.variationOfId === null ? 'QUOTE' : 'VARIATION';
}
