import { patientWords } from '../patient/words/patient-words';

export const ENQUIRY = patientWords('enquiry.ENQUIRY', {
  title: (practice: string) => `Ask ${practice}`,
  loading: 'Loading the form',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  surgery: 'What is it about?',
  anySurgery: 'Something else, or not sure yet',
  message: 'Your question',
  messageHint: 'Please leave out any health details we don’t need to call you back.',
  ways: 'How may we contact you?',
  waysHint: 'Choose every way that suits you.',
  privacy: 'Your privacy',
  extra: 'Leave this field empty',
  submit: 'Send enquiry',
  sending: 'Sending your enquiry',
  missingName: 'Please enter your first name',
  sentTitle: (name: string) => `Thank you, ${name}`,
  sent: (practice: string) =>
    `${practice} has received your enquiry and will contact you in one of the ways you chose.`,
  mailed: (email: string) => `A confirmation is on its way to ${email}.`,
  urgent: 'If it’s urgent, please contact us directly.',
  closedTitle: 'Enquiries are closed',
  closed: (practice: string) =>
    `${practice} is not taking enquiries on this page at the moment. Please get in touch directly.`,
  unknownTitle: 'There is no form here',
  unknown:
    'This form’s address is wrong, or the form has been removed. Please go back to the practice’s website and try again, or call the practice.',
  failedTitle: 'The form could not be loaded',
  failed: 'Check your internet connection, then try again.',
  retry: 'Try again',
  offline:
    'We could not reach the server. What you entered is still here. Check your connection and send it again.',
  tooMany: 'Too many enquiries were sent from your network. Please try again later, or call the practice.',
});
