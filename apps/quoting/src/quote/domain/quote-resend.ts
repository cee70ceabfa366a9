import { AppError, quoteAllows, QuoteUpdated, type QuoteMailKind } from '@quillcare/contracts';
import { isOver } from './quote';
import { quoteFacts, type QuoteState, type Transition } from './quote.state';

/** Throws unless the patient can still answer the quote, so that a new link to it makes sense. */
export function refuseUnlessResendable(quote: QuoteState, now: Date): void {
  if (!isResendable(quote, now)) throw new AppError('QUOTE_NOT_RESENDABLE');
}

export function isResendable(quote: Pick<QuoteState, 'status' | 'expiresAt'>, now: Date): boolean {
  return quoteAllows('RESEND', quote.status) && !isOver(quote, now);
}

/** Staff send the quote again with a new link, which is not locked. */
export function resend(quote: QuoteState, email: string, now: Date): Transition {
  refuseUnlessResendable(quote, now);
  return mailedAgain({ ...quote, linkLockedAt: null }, email, now);
}

/**
 * The quote is mailed again, to the address that the client has now. Reports about the earlier email, which may still
 * come, are older than `mailStateAt` and ignored.
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

/** What the email with the link of a version is about: a quote, or a change of one that was signed. */
export function mailKindOf(quote: Pick<QuoteState, 'variationOfId'>): QuoteMailKind {
  return quote.variationOfId === null ? 'QUOTE' : 'VARIATION';
}
