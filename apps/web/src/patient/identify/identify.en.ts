import { formatWait } from '../../shared/formats/wait-words';
import { patientWords } from '../words/patient-words';

export const IDENTIFY = patientWords('identify.IDENTIFY', {
  title: 'Confirm it is you',
  intro: {
    DATE_OF_BIRTH: (practice: string) =>
      `${practice} has prepared a quote for you. Before we show it, please enter your date of birth.`,
    CODE: (practice: string) =>
      `${practice} has prepared a quote for you. Before we show it, we will email you a code to enter here.`,
    BOTH: (practice: string) =>
      `${practice} has prepared a quote for you. Before we show it, please enter your date of birth and a code we will email you.`,
  },
  legend: 'Date of birth',
  hint: 'For example, 27 3 1984',
  submit: 'Continue',
  busy: 'Checking',
  missing: 'Date of birth is required',
  invalid: 'Please enter a valid date',
  wait: (seconds: number | null) => `Too many attempts. Please wait ${formatWait(seconds)} and try again.`,
  again: 'Please confirm your identity once more. Your answers on this page are kept.',
  help: 'If it does not match, call the practice: your record may show a different date or email address.',
  recorded: 'The practice can see when you opened this page and which parts you reached.',
});

export const CODE = patientWords('identify.CODE', {
  label: 'Code from our email',
  hint: 'Six digits',
  ask: 'Email me a code',
  asking: 'Sending',
  again: 'Email me a new code',
  wait: (seconds: number) =>
    `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  waitLong: (seconds: number) => `You can ask for a new code in ${formatWait(seconds)}.`,
  // The text is the same for everybody, so it does not claim that an email is on its way.
  sent: 'If the practice has an email address for you, a code is on its way to it. It works for ten minutes, in this browser only.',
  safety: 'Nobody from the practice will ever ask you for this code by telephone.',
  notAsked: 'Please have a code emailed to you first',
  missing: 'Please enter the code from our email',
  invalid: 'The code has six digits',
});

export const LOCKED = patientWords('identify.LOCKED', {
  title: 'This link is locked',
  reason:
    'Someone tried too many times to confirm that they are you, so we have locked this link to protect your details.',
  call: (practice: string) =>
    `Please call ${practice}. They can check your details and unlock the link; your quote is not affected.`,
});
