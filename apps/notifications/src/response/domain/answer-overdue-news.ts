import { toRight } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

/** Notification, to those who may answer, that a patient's question has waited longer than the practice aims for. */
export function answerOverdueNews(quote: { quoteId: string; quoteNumber: string }): News {
  return {
    ...quoteNewsFields(quote.quoteId),
    to: toRight('QUOTES', 'UPDATE'),
    topic: 'ANSWER_OVERDUE',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'A patient is waiting for an answer',
    message: `The patient's question about quote ${quote.quoteNumber} has waited longer than your practice aims for. Answer it on the quote, or call the patient.`,
  };
}
