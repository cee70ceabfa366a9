import { AppError, quoteAllows } from '@quillcare/contracts';
import { isOver, refuseUnlessAnswerable } from '../../quote/domain/quote';
import type { QuoteState } from '../../quote/domain/quote.state';

/** Throws what staff should read when the patient's answer is no longer awaited; the patient's own errors speak of links. */
export function refuseUnlessOpen(quote: QuoteState, now: Date): void {
  if (quote.status === 'ACCEPTED' || quote.status === 'REJECTED') refuseUnlessAnswerable(quote, now);
  if (!quoteAllows('RECORD', quote.status) || isOver(quote, now)) throw new AppError('QUOTE_NOT_ANSWERABLE');
}
