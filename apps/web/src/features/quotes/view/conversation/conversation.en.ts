import { defineWords } from '../../../../shared/words/words';

export const conversationWords = defineWords('quote-conversation', {
  title: 'Conversation',
  messages: 'Messages',
  failed: 'The conversation could not be loaded',
  isNew: 'New',
  byTelephone: 'By telephone',
  seenByPatient: 'Seen by the patient {{when}}',
  notSeen: 'Not seen by the patient yet',
  target: {
    answerBy: 'Answer by {{when}}, {{left}}',
    overdue: 'Overdue: the answer was due {{when}}, {{late}}',
    inMinutes_one: 'in {{count}} minute',
    inMinutes_other: 'in {{count}} minutes',
    inHours_one: 'in {{count}} hour',
    inHours_other: 'in {{count}} hours',
    inDays_one: 'in {{count}} day',
    inDays_other: 'in {{count}} days',
    minutesAgo_one: '{{count}} minute ago',
    minutesAgo_other: '{{count}} minutes ago',
    hoursAgo_one: '{{count}} hour ago',
    hoursAgo_other: '{{count}} hours ago',
    daysAgo_one: '{{count}} day ago',
    daysAgo_other: '{{count}} days ago',
  },
  how: 'How you answer',
  channels: { PAGE: 'Answer here', TELEPHONE: 'Answered by telephone' },
  labels: { PAGE: 'Your answer', TELEPHONE: 'What was said' },
  hints: {
    PAGE: 'We’ll email {{name}} to say there’s an answer. They read it on the quote’s page.',
    TELEPHONE: 'No email is sent. {{name}} sees this note on the quote’s page.',
  },
  send: { PAGE: 'Send answer', TELEPHONE: 'Save note' },
  busy: 'Sending…',
  sent: { PAGE: 'Answer sent to {{name}}', TELEPHONE: 'Call noted' },
  notSent: 'Your answer was not sent',
  kept: 'Your text is still here.',
  empty: 'Please write something first',
  closed: {
    ACCEPTED:
      'The patient has accepted this quote, and the conversation was kept with the signature. Call them if there is more to say.',
    REJECTED:
      'The patient has declined this quote, so the conversation is closed. Call them if there is more to say.',
    other: 'This version can no longer be answered, so the conversation is closed here.',
  },
});
