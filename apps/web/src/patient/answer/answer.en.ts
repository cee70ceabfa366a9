import type { PatientResponseKind } from '@quillcare/contracts';
import { patientWords } from '../words/patient-words';

/** Texts quoted in the specification are used verbatim. */
export const CHOICE = patientWords('answer.CHOICE', {
  title: 'Your answer',
  intro: 'There is no rush. You can ask first, and still accept or decline until the quote expires.',
  accept: { name: 'Accept', detail: 'Agree and sign' },
  query: { name: 'Ask a question', detail: 'Get an answer first' },
  reject: { name: 'Decline', detail: 'Say no, and why' },
});

export const ACCEPT = patientWords('answer.ACCEPT', {
  title: 'Accept this quote',
  about: 'About you',
  known: (practice: string) =>
    `These are the details ${practice} has. Please correct anything that is wrong.`,
  change: 'Change my details',
  more: 'Add an emergency contact, a preferred date or a note (optional)',
  name: 'Full Name',
  dateOfBirth: 'Date of Birth',
  phone: 'Phone Number',
  phoneHint: 'So that the practice can reach you about your surgery',
  emergencyContact: 'Emergency Contact',
  emergencyPhone: 'Emergency Phone',
  preferredDate: 'Preferred Surgery Date',
  preferredDateHint: 'The practice will confirm a date with you',
  notes: 'Additional Notes',
  agreements: 'Your agreement',
  terms: 'I agree to the terms and conditions',
  treatment: 'I agree to the treatment plan in this quote',
  submit: 'Accept Quote & Create Surgery Case',
  /** Explains the practice's consent wording in the page's language. Empty in English, which needs no translation. */
  consentMeans: (_wording: string): string => '',
});

export const QUERY = patientWords('answer.QUERY', {
  title: 'Have Questions?',
  intro: (practice: string) =>
    `Ask ${practice} anything about this quote. You can still accept or decline it afterwards.`,
  label: 'Your question',
  submit: 'Send Question',
});

export const REJECT = patientWords('answer.REJECT', {
  title: 'Decline this quote',
  intro: 'It helps the practice to know why. A few words are enough.',
  label: 'Your reason',
  submit: 'Reject Quote',
});

/** For a change of a signed quote, because declining it does not end what was signed. */
export const REJECT_CHANGE = patientWords('answer.REJECT_CHANGE', {
  title: 'Decline this change',
  intro: 'What you signed stays as it is. It helps the practice to know why; a few words are enough.',
  submit: 'Decline Change',
  confirm: {
    title: 'Decline this change?',
    warning: 'What you signed stays as it is. The team is notified and may contact you.',
  },
});

const CONFIRMATIONS = {
  // What acceptance commits the patient to depends on the quote: see `change/acceptance-warning.ts`.
  accept: { title: 'Accept this quote?' },
  reject: {
    title: 'Decline this quote?',
    warning: 'The team is notified and may contact you to discuss alternatives.',
  },
  query: {
    title: 'Send this question?',
    warning: 'The team will respond as soon as possible.',
  },
} satisfies Record<PatientResponseKind, { title: string; warning?: string }>;

export const CONFIRM = patientWords('answer.CONFIRM', {
  ...CONFIRMATIONS,
  confirm: 'Confirm',
  cancel: 'Cancel',
  busy: 'Processing',
  quote: 'Quote',
  total: 'Total',
  name: 'Name',
  reason: 'Reason',
  question: 'Question',
});

const ACTION: Record<PatientResponseKind, string> = {
  accept: 'acceptance',
  reject: 'rejection',
  query: 'query',
};

export const FAILED = patientWords('answer.FAILED', {
  title: (kind: PatientResponseKind) => `Failed to process quote ${ACTION[kind]}. Please try again.`,
  kept: 'Nothing was recorded. Everything you filled in is still here.',
  unsure:
    'We could not tell whether it arrived. Everything you filled in is still here, and trying again will not send it twice.',
  retry: 'Try again',
});
