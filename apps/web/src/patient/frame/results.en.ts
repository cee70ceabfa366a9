import type { PatientResponseKind } from '@quillcare/contracts';
import { patientWords } from '../words/patient-words';

/** Values available to the sentences about next steps. */
export interface Next {
  readonly practice: string;
  readonly email: string;
  /** How to reach the practice, such as "call (02) 9555 0123". */
  readonly reach: string;
  /** Day by which the patient should hear back, such as "Tuesday, 24 November". Null if none is promised. */
  readonly by: string | null;
}

export interface ResultWords {
  title: string;
  message: (practice: string) => string;
  next: (next: Next) => string[];
}

const SCREENS: Record<PatientResponseKind, ResultWords> = {
  accept: {
    title: 'Quote Accepted Successfully',
    message: (practice) =>
      `Thank you. ${practice} has your signed acceptance, and your surgery case has been created.`,
    next: ({ practice, email, reach, by }) => [
      `A confirmation is on its way to ${email}.`,
      `${practice} will contact you to confirm the date and tell you how to prepare.`,
      `If you have not heard${by ? ` by ${by}` : ''}, ${reach}.`,
    ],
  },
  reject: {
    title: 'Quote Rejected',
    message: (practice) => `${practice} has been told that you declined this quote. You owe nothing for it.`,
    next: ({ practice, reach }) => [
      `${practice} may contact you to discuss alternatives.`,
      `If you change your mind, ${reach} and ask for a new quote.`,
    ],
  },
  query: {
    title: 'Query Submitted',
    message: (practice) => `${practice} has your question and will respond as soon as possible.`,
    next: ({ practice, email, by }) => [
      by
        ? `${practice} aims to answer by ${by}, and will email you at ${email} when the answer is ready.`
        : `You will get an email at ${email} when there is an answer. You can read it and reply on your quote’s page.`,
      'The quote stays open: you can still accept, decline or ask again.',
    ],
  },
};

export const RESULTS = patientWords('results.RESULTS', SCREENS);

export const RESULT = patientWords('results.RESULT', {
  next: 'What happens next',
  when: (when: string) => `Received on ${when}`,
  back: 'Back to the quote',
  theQuote: 'The quote you answered',
  showQuote: 'Show the quote',
  showMore: 'Confirm your identity to see the quote, to download it, or if you have changed your mind.',
  showIntro: 'To see the quote again, confirm your identity. We ask so that nobody else can read it.',
  call: (phone: string) => `call ${phone}`,
  write: (email: string) => `email ${email}`,
});

/** After signing a variation of a signed quote. Its surgery case already exists. */
export const CHANGE_SIGNED = patientWords('results.CHANGE_SIGNED', {
  message: (practice: string) =>
    `Thank you. ${practice} has your signature for the change. Your surgery case continues with it.`,
});

/** After declining a variation of a signed quote, which stays as it was signed. */
const DECLINED: ResultWords & { on: (when: string) => string } = {
  title: 'Change Declined',
  message: (practice) =>
    `${practice} has been told that you declined this change. What you signed before stays as it is.`,
  on: (when) => `You declined this change on ${when}. What you signed before stays as it is.`,
  next: ({ practice, reach }) => [
    `${practice} may contact you about the change.`,
    `If you change your mind, ${reach}.`,
  ],
};

export const CHANGE_DECLINED = patientWords('results.CHANGE_DECLINED', DECLINED);

/** An acceptance that staff recorded by telephone or on paper is not presented as the patient's until they confirm it. */
export const RECORDED = patientWords('results.RECORDED', {
  title: 'Please check what was recorded',
  what: (practice: string, when: string) =>
    `${practice} recorded that you accepted this quote on ${when}. Please say whether that is right.`,
  accepted: (practice: string, when: string) =>
    `${practice} recorded that you accepted this quote on ${when}.`,
  disputedTitle: 'You said that this is not right',
  settledTitle: {
    STANDS: 'The practice decided that the acceptance stands',
    NOT_ACCEPTED: 'The practice agrees: you did not accept',
  },
  settledNext: (outcome: 'STANDS' | 'NOT_ACCEPTED', reason: string | null, reach: string) => [
    ...(reason === null ? [] : [`The reason: ${reason}`]),
    outcome === 'STANDS'
      ? `If you do not agree, ${reach}.`
      : 'This acceptance has ended. You owe nothing for it.',
  ],
  disputedNext: (practice: string) => [
    `${practice} has been told, and will contact you.`,
    'Nothing is booked until this is settled.',
  ],
  next: (practice: string) => [
    `Confirm your identity, read the quote, and say whether what ${practice} recorded is right.`,
    'If it isn’t, you don’t need to do anything else: the practice is notified and will contact you.',
  ],
});

/** A signed acceptance that the patient disputes. The texts do not call it theirs. */
export const SIGNED = patientWords('results.SIGNED', {
  what: (when: string) => `This quote was signed on ${when}.`,
  settledTitle: {
    STANDS: 'The practice decided that the acceptance stands',
    NOT_ACCEPTED: 'The practice agrees: the acceptance has ended',
  },
});

/** What a link shows that was answered earlier. */
export const ANSWERED = patientWords('results.ANSWERED', {
  accept: (when: string) => `You accepted this quote on ${when}.`,
  reject: (when: string) => `You declined this quote on ${when}.`,
});
