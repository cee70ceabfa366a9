import type { PatientResponseKind } from '@quillcare/contracts';
import { relativeWait } from '../shared/formats/wait-words';

/** What the person reads on the patient's page. Sentences in quotes of the specification are kept word for word. */
export const TEXTS = {
  secureAccess: 'Secure Access',
  quote: (number: string) => `Quote ${number}`,
  forPatients: 'Your quote',
  loading: 'Loading your quote',
  print: 'Print or save as PDF',
  footer: (practice: string) => `This page is private between you and ${practice}. Do not share its link.`,
  call: 'Call',
  write: 'Write to',
};

export const IDENTIFY = {
  title: 'Confirm it is you',
  intro: (practice: string) =>
    `${practice} has prepared a quote for you. Before we show it, please give your date of birth.`,
  legend: 'Date of birth',
  hint: 'For example, 27 3 1984',
  submit: 'Continue',
  busy: 'Checking',
  missing: 'Date of birth is required',
  invalid: 'Please enter a valid date',
  wait: (seconds: number | null) => `Too many attempts. Please wait ${relativeWait(seconds)} and try again.`,
  again: 'Please confirm your date of birth once more. Your answers on this page are kept.',
  help: 'If it does not match, call the practice: your record may show another date.',
};

export const LOCKED = {
  title: 'This link is locked',
  reason: 'A wrong date of birth was entered too often, so we have locked this link to protect your details.',
  call: (practice: string) =>
    `Please call ${practice}. They can check your date of birth and unlock the link; your quote is not affected.`,
};

export const DATE_PARTS = { day: 'Day', month: 'Month', year: 'Year' };

export const CHOICE = {
  title: 'Your answer',
  intro: 'There is no rush. You can ask first, and still accept or decline until the quote expires.',
  accept: { name: 'Accept', detail: 'Agree and sign' },
  query: { name: 'Ask a question', detail: 'Get an answer first' },
  reject: { name: 'Decline', detail: 'Say no, and why' },
};

export const FORM = {
  errorTitle: 'There is a problem',
  optional: '(optional)',
  accept: {
    title: 'Accept this quote',
    about: 'About you',
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
    termsVersion: (version: string) => `Terms version ${version}`,
    readTerms: 'Read the terms (opens a new tab)',
    treatment: 'I agree to the treatment plan in this quote',
    signature: 'Digital Signature',
    submit: 'Accept Quote & Create Surgery Case',
  },
  query: {
    title: 'Have Questions?',
    intro: (practice: string) =>
      `Ask ${practice} anything about this quote. You can still accept or decline it afterwards.`,
    label: 'Your question',
    submit: 'Send Question',
  },
  reject: {
    title: 'Decline this quote',
    intro: 'It helps the practice to know why. A few words are enough.',
    label: 'Your reason',
    submit: 'Reject Quote',
  },
};

export const SIGNATURE = {
  draw: 'Draw',
  type: 'Type',
  upload: 'Upload',
  tabs: 'How to sign',
  drawHint: 'Sign in the box with your finger, a pen or the mouse. If you cannot draw, choose Type.',
  drawLabel: 'Box to draw your signature in',
  clear: 'Clear',
  typeLabel: 'Type your full name as your signature',
  uploadLabel: 'Image of your signature',
  uploadHint: 'A photo or a scan, up to 400 KB; larger photos are made smaller for you',
  uploadedAlt: 'The signature you uploaded',
  remove: 'Remove',
  notAnImage: 'Please choose an image file, such as PNG or JPEG',
  tooLarge: 'This image is too large. Please choose one of up to 400 KB',
  unreadable: 'This image could not be read. Please choose another one',
};

export const CONFIRM: Record<PatientResponseKind, { title: string; warning: string; confirm: string }> = {
  accept: {
    title: 'Accept this quote?',
    warning: 'This cannot be undone and creates a binding agreement.',
    confirm: 'Confirm',
  },
  reject: {
    title: 'Decline this quote?',
    warning: 'The team is notified and may contact you to discuss alternatives.',
    confirm: 'Confirm',
  },
  query: {
    title: 'Send this question?',
    warning: 'The team will respond as soon as possible.',
    confirm: 'Confirm',
  },
};
export const CONFIRM_COMMON = {
  cancel: 'Cancel',
  busy: 'Processing',
  quote: 'Quote',
  total: 'Total',
  name: 'Name',
  signedBy: 'Signature',
  reason: 'Reason',
  question: 'Question',
  signedAs: { draw: 'Drawn', type: 'Typed', upload: 'Uploaded image' },
};

const ACTION: Record<PatientResponseKind, string> = {
  accept: 'acceptance',
  reject: 'rejection',
  query: 'query',
};

export const FAILED = {
  title: (kind: PatientResponseKind) => `Failed to process quote ${ACTION[kind]}. Please try again.`,
  kept: 'Nothing was recorded. All you filled in is still here.',
  unsure:
    'We could not tell whether it arrived. All you filled in is still here, and trying again will not send it twice.',
  retry: 'Try again',
};

export const FAILED_TO_REACH = 'We could not reach the server. Check your internet connection and try again.';

export const ACCESS_ERROR = {
  title: 'Access Error',
  replaced: 'This quote was replaced',
  home: 'Return to Home',
  retry: 'Try again',
};

export const REPLACEMENT = {
  send: 'Email me the current version',
  busy: 'Sending',
  // Nobody is told whether there is such a patient: an old link may be in a stranger's hands.
  done: 'If the quote can still be answered, its link is on its way to the email address the practice has for you. It can take a few minutes.',
  wait: (seconds: number | null) => `Please wait ${relativeWait(seconds)} before you ask again.`,
};
