import type { Quote } from '@quillcare/contracts';
import { wasRecordedByStaff } from '@quillcare/rules';
import type { PatientAnswer } from '../../letter/domain/templates/response-receipt';
import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

type Words = Pick<News, 'topic' | 'type' | 'priority' | 'title'> & {
  message: (patient: string, quote: Quote) => string;
};

const WORDS: Record<PatientAnswer, Words> = {
  accepted: {
    topic: 'QUOTE_ACCEPTED',
    type: 'SUCCESS',
    priority: 'NORMAL',
    title: 'Quote Accepted!',
    message: (patient, { quoteNumber }) =>
      `${patient} accepted quote ${quoteNumber} and a surgery case has been created.`,
  },
  rejected: {
    topic: 'QUOTE_REJECTED',
    type: 'WARNING',
    priority: 'NORMAL',
    title: 'Quote Rejected',
    message: (patient, { quoteNumber, rejectionReason }) =>
      rejectionReason
        ? `${patient} rejected quote ${quoteNumber}: ${rejectionReason}`
        : `${patient} rejected quote ${quoteNumber}.`,
  },
  changeAccepted: {
    topic: 'QUOTE_ACCEPTED',
    type: 'SUCCESS',
    priority: 'NORMAL',
    title: 'Quote Change Accepted',
    message: (patient, { quoteNumber }) =>
      `${patient} signed the change to quote ${quoteNumber}. The surgery case continues with it.`,
  },
  changeRejected: {
    topic: 'QUOTE_REJECTED',
    type: 'WARNING',
    priority: 'NORMAL',
    title: 'Quote Change Declined',
    message: (patient, { quoteNumber, rejectionReason }) =>
      `${patient} declined the change to quote ${quoteNumber}${formatReason(rejectionReason)} What was signed before still stands.`,
  },
  withdrawn: {
    topic: 'ACCEPTANCE_WITHDRAWN',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Acceptance Withdrawn',
    message: (patient, { quoteNumber, acceptanceWithdrawnReason }) =>
      `${patient} withdrew the acceptance of quote ${quoteNumber}${formatReason(acceptanceWithdrawnReason)} The surgery case was cancelled.`,
  },
  asked: {
    topic: 'QUOTE_QUERY',
    type: 'INFO',
    priority: 'HIGH',
    title: 'Quote Query Received',
    message: (patient, { quoteNumber }) => `${patient} has a question about quote ${quoteNumber}.`,
  },
};

export function responseNews(answer: PatientAnswer, quote: Quote): News {
  const { message, ...words } = WORDS[answer];
  const patient = `${quote.client.firstName} ${quote.client.lastName}`.trim();
  if (isAcceptance(answer) && wasRecordedByStaff(quote.acceptance))
    return { ...quoteNewsFields(quote.id), ...words, ...recordedNews(answer, patient, quote) };
  return { ...quoteNewsFields(quote.id), ...words, message: message(patient, quote) };
}

function isAcceptance(answer: PatientAnswer): boolean {
  return answer === 'accepted' || answer === 'changeAccepted';
}

/** Says that staff recorded the acceptance, since the patient did nothing themselves. */
function recordedNews(
  answer: PatientAnswer,
  patient: string,
  { quoteNumber, acceptance }: Quote,
): Pick<News, 'title' | 'message'> {
  const channel = acceptance?.mode === 'PAPER' ? 'on paper' : 'by telephone';
  const subject = answer === 'accepted' ? `quote ${quoteNumber}` : `the change to quote ${quoteNumber}`;
  const by = acceptance?.recordedByName ?? 'A colleague';
  return {
    title: 'Acceptance Recorded',
    message: `${by} recorded that ${patient} accepted ${subject} ${channel}.`,
  };
}

/** Ends a sentence, with the patient's reason if there is one. */
function formatReason(reason: string | null): string {
  if (!reason) return '.';
  return /[.!?]$/.test(reason) ? `: ${reason}` : `: ${reason}.`;
}
