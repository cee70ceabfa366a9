import { patientWords } from '../words/patient-words';

export const SIGNATORY = patientWords('signing.SIGNATORY', {
  title: 'Who is signing?',
  role: {
    PATIENT: 'Me, the patient',
    GUARDIAN: 'A parent or guardian of the patient',
    SUBSTITUTE: 'A substitute decision maker',
  },
  roleHint: {
    PATIENT: '',
    GUARDIAN: '',
    SUBSTITUTE: 'For example somebody with an enduring power of attorney, or appointed by a tribunal',
  },
  name: 'Full name of the person signing',
  relationship: 'How are you related to the patient?',
  relationshipHint: 'For example mother, guardian, or son',
  authority: 'What is your authority to sign?',
  authorityHint: 'For example parental responsibility, or enduring power of attorney of 3 May 2024',
  signs: 'Signs for the patient',
  belowAge: (age: number) =>
    `Patients under ${age} cannot sign alone. A parent, guardian or substitute decision maker signs for them.`,
  whoMissing: 'Please choose who is signing',
  email: 'Your own email address',
  emailHint: 'The address of the person signing. We will email a code to it.',
  askCode: 'Email me a code',
  newCode: 'Email me a new code',
  codeSent: 'A code is on its way. It works for ten minutes, on this page only.',
  code: 'Code from our email',
  confirmCode: 'Confirm address',
  confirmed: 'Address confirmed.',
  unconfirmed: 'Please confirm this address with the code that we email you',
  mailTo: 'Send the receipt and the signed document to this address',
});

export const SECOND = patientWords('signing.SECOND', {
  title: 'Second signature',
  hint: (practice: string) =>
    `${practice} asks for the signature of a second person, for example the other parent.`,
  name: 'Full name of the second person',
  relationship: 'How is this person related to the patient?',
  signature: 'Signature of the second person',
  row: 'Second signature',
});

/** What an uploaded signature image means for the record. */
export const UPLOADED = patientWords('signing.UPLOADED', {
  lower:
    'An uploaded picture proves less than a signature that you draw or type here. It is accepted, and marked as lower assurance in the record.',
});

/** Texts of the practice's device. */
export const TABLET = patientWords('signing.TABLET', {
  notice: (practice: string) => `This device belongs to ${practice}.`,
  noticeOnly: 'This device belongs to the practice.',
  thanks: 'Thank you',
  thanksHint: 'Please hand the device back. A member of staff will continue from here with their password.',
  back: 'Hand the device back',
});

/** What staff recorded as an acceptance, for the patient to confirm. */
export const RECORDED = patientWords('signing.RECORDED', {
  title: 'Is this right?',
  text: (practice: string, when: string, way: string) =>
    `${practice} recorded on ${when} that you accepted this quote ${way}. Is that right?`,
  way: { LINK: '', TABLET: '', TELEPHONE: 'by telephone', PAPER: 'on paper' },
  identify: 'Please enter your date of birth first, so that we know it is you.',
  yes: 'Yes, that is right',
  no: 'No, that is not right',
  comment: 'What is not right?',
  commentHint: 'The practice reads this and contacts you.',
  send: 'Tell the practice',
  busy: 'Sending',
  cancel: 'Back',
  confirmed: 'Thank you. You confirmed that you accepted this quote.',
  disputed: (practice: string) =>
    `Thank you. ${practice} has been told that this is not right, and will contact you before anything is booked.`,
});

/** A signed acceptance that the patient disputes. */
export const DISPUTE = patientWords('signing.DISPUTE', {
  title: 'Is something not right?',
  intro: (practice: string) =>
    `If you did not sign this quote, or something in your acceptance is wrong, tell ${practice} here.`,
  start: 'That is not right',
  question: (practice: string) => `Tell ${practice} that this is not right?`,
  warning: (practice: string) =>
    `${practice} is told straight away and will contact you. Until this is settled, nothing is booked, confirmed or billed. A date that is already booked stays until you have talked. You will get an email with the decision and its reason.`,
  what: 'What is not right?',
  notMine: 'I did not sign this',
  notRight: 'I signed, but something is not right',
  missing: 'Please choose what is not right',
  comment: 'What happened?',
  commentHint: 'The practice reads this before it contacts you.',
  cancel: 'Cancel',
  send: 'Tell the practice',
  busy: 'Sending',
});
