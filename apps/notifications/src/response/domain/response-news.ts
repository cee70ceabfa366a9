import type { Quote } from '@quillcare/contracts';
import type { PatientAnswer } from '../../mail/domain/templates/response-receipt';
import type { News } from '../../notification/domain/news';

type Words = Pick<News, 'topic' | 'title'> & { message: (patient: string, quote: Quote) => string };

const WORDS: Record<PatientAnswer, Words> = {
  accepted: {
    topic: 'QUOTE_ACCEPTED',
    title: 'Quote Accepted!',
    message: (patient, { quoteNumber }) =>
      `${patient} accepted quote ${quoteNumber} and a surgery case has been created.`,
  },
  rejected: {
    topic: 'QUOTE_REJECTED',
    title: 'Quote Rejected',
    message: (patient, { quoteNumber, rejectionReason }) =>
      rejectionReason
        ? `${patient} rejected quote ${quoteNumber}: ${rejectionReason}`
        : `${patient} rejected quote ${quoteNumber}.`,
  },
  asked: {
    topic: 'QUOTE_QUERY',
    title: 'Quote Query Received',
    message: (patient, { quoteNumber }) => `${patient} has a question about quote ${quoteNumber}.`,
  },
};

/** The notification about a patient's answer. */
export function responseNews(answer: PatientAnswer, quote: Quote): News {
  const { topic, title, message } = WORDS[answer];
  const patient = `${quote.client.firstName} ${quote.client.lastName}`.trim();
  return {
    topic,
    needs: 'QUOTES',
    title,
    message: message(patient, quote),
    quoteId: quote.id,
    actionUrl: `/quotes/view/${quote.id}`,
  };
}
