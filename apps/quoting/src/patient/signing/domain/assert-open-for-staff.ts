import { AppError, isQuoteActAllowed } from '@quillcare/contracts';
import { isEnded, type QuoteState, assertAnswerable } from '../../../quote';

/** Throws an error worded for staff if the patient's answer is no longer awaited; the patient's own errors mention links. */
export function assertOpenForStaff(quote: QuoteState, now: Date): void {
  if (quote.status === 'ACCEPTED' || quote.status === 'REJECTED') assertAnswerable(quote, now);
  if (!isQuoteActAllowed('RECORD', quote.status) || isEnded(quote, now))
    throw new AppError('QUOTE_NOT_ANSWERABLE');
}
