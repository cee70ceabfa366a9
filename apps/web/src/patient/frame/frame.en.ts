import { formatWait } from '../../shared/formats/wait-words';
import { patientWords } from '../words/patient-words';

/** Texts of the page frame, and of links that show no quote. */
export const FRAME = patientWords('frame.FRAME', {
  secureAccess: 'Secure Access',
  forPatients: 'Your quote',
  loading: 'Loading your quote',
  largerText: 'Larger text',
  offline: 'You are offline. What you filled in is still here, and your link stays valid.',
  retry: 'Try again',
  footer: (practice: string) => `This page is private between you and ${practice}. Do not share its link.`,
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Email ${email}`,
  failedToReach: 'We could not reach the server. Check your internet connection and try again.',
});

const CALL = 'Please call the practice if you need help.';

export const ACCESS_ERROR = patientWords('frame.ACCESS_ERROR', {
  title: 'Access Error',
  replaced: 'This quote was replaced',
  home: 'Return to Home',
  from: (practice: string) => `The link came from ${practice}.`,
  retry: 'Try again',
  noToken: 'Invalid or missing quote access token',
  paidElsewhere:
    'If you have just paid, the practice will still receive your payment. Please open the link in our email again to see your receipt.',
  malformed:
    'The link is incomplete. Open it straight from the email you received, or copy all of it into the address bar.',
  unknown: `Check that you opened the newest email from the practice. ${CALL}`,
  expired: 'Its last valid day has passed. Ask the practice for a new quote; prices may have changed.',
  withdrawn: `It can no longer be answered. ${CALL}`,
  switchedOff: CALL,
  offline: 'We could not reach the server.',
  offlineAdvice: 'Check your internet connection, then try again. Your link stays valid.',
  wait: (seconds: number | null) => `Please wait ${formatWait(seconds)}, then try again.`,
  other: `Your link stays valid. ${CALL}`,
  newLink:
    'Your quote has not changed. Open the link in the newest email from the practice, or have it emailed to you again.',
  newVersion:
    'Prices or services may have changed, so only the newest version can be answered. Open the link in the newest email from the practice, or have it emailed to you again.',
});

export const REPLACEMENT = patientWords('frame.REPLACEMENT', {
  send: 'Email me the current version',
  busy: 'Sending',
  // Does not reveal whether such a patient exists, because an old link may be in a stranger's hands.
  done: 'If the quote can still be answered, its link is on its way to the email address the practice has for you. It can take a few minutes.',
  wait: (seconds: number | null) => `Please wait ${formatWait(seconds)} before you ask again.`,
});
