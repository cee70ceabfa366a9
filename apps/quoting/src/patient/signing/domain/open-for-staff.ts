import { AppError, quoteAllows } from '@quillcare/contracts';
import { isOver, type QuoteState, refuseUnlessAnswerable } from '../../../quote';

/** Throws an error worded for staff if the patient's answer is no longer awaited; the patient's own errors mention links. */
export function refuseUnlessOpen(quote: QuoteState, now: Date): void {
  if (quote.status === 'ACCEPTED' || quote.status === 'REJECTED') refuseUnlessAnswerable(quote, now);
  if (!quoteAllows('RECORD', quote.status) || isOver(quote, now)) throw new AppError('QUOTE_NOT_ANSWERABLE');
}
