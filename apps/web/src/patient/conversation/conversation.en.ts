import { patientWords } from '../words/patient-words';

export const CONVERSATION = patientWords('conversation.CONVERSATION', {
  title: 'Your conversation with the practice',
  messages: 'Messages',
  you: 'You',
  byTelephone: 'By telephone',
  isNew: 'New',
  loading: 'Loading the conversation…',
  failed: 'The conversation could not be loaded.',
  retry: 'Try again',
  stillOpen:
    'You can accept or decline the quote in the next step at any time, whether or not a question is open.',
  label: 'Write to the practice',
  send: 'Send message',
  busy: 'Sending…',
  sent: (practice: string) =>
    `Your message was sent to ${practice}. You will get an email when there is an answer.`,
  notSent: 'Your message was not sent. Everything you wrote is still here.',
  unsure:
    'We could not tell whether your message arrived. Everything you wrote is still here, and sending it again will not send it twice.',
  announced: (practice: string) => `There is a new answer from ${practice}.`,
  closed: (practice: string) =>
    `You have answered this quote, so no more messages can be sent here. If there is anything you would like to ask or say, please call ${practice}.`,
  aims: (practice: string, hours: number) => `${practice} aims to answer within ${lengthOf(hours)}.`,
});

/** Formats the practice's target without rounding it: in days where it is a whole number of days above one, otherwise in hours. */
function lengthOf(hours: number): string {
  if (hours === 1) return '1 hour';
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
