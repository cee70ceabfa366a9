import type { PatientResponseKind } from '@quillcare/contracts';

interface ResultWords {
  title: string;
  message: (practice: string) => string;
  next: (practice: string, email: string) => string[];
}

/** The result screens: what happened, and what happens next. */
export const RESULTS: Record<PatientResponseKind, ResultWords> = {
  accept: {
    title: 'Quote Accepted Successfully',
    message: (practice) =>
      `Thank you. ${practice} has your signed acceptance, and your surgery case has been created.`,
    next: (practice, email) => [
      `${practice} will contact you to confirm the date and tell you how to prepare.`,
      `A confirmation is on its way to ${email}.`,
      'You can open this link again to see what you signed.',
    ],
  },
  reject: {
    title: 'Quote Rejected',
    message: (practice) => `${practice} has been told that you declined this quote. You owe nothing for it.`,
    next: (practice) => [
      `${practice} may contact you to discuss alternatives.`,
      'If you change your mind, ask the practice for a new quote.',
    ],
  },
  query: {
    title: 'Query Submitted',
    message: (practice) => `${practice} has your question and will respond as soon as possible.`,
    next: (practice, email) => [
      `The team answers by phone or email (${email}).`,
      'The quote stays open: you can still accept, decline or ask again.',
    ],
  },
};

export const RESULT = {
  next: 'What happens next',
  when: (when: string) => `Received on ${when}`,
  back: 'Back to the quote',
  theQuote: 'The quote you answered',
};

/** What a link shows that was answered before. */
export const ANSWERED = {
  accept: (when: string) => `You accepted this quote on ${when}.`,
  reject: (when: string) => `You declined this quote on ${when}.`,
};
