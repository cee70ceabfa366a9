import { defineWords } from '../../shared/words/words';

export const contactWords = defineWords('contact', {
  title: 'Contact',
  subtitle: 'Have a question, an idea or a problem? Get in touch.',
  next: 'What happens next',
  step: {
    sent: 'Your message goes to the Quillcare team.',
    reply: 'We reply by email.',
    hours:
      'Support hours are Monday to Friday 9AM-6PM AEST. We read messages sent outside these hours on the next working day.',
  },
  patient: 'Are you a patient? Please contact your practice. They can help with your quote.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  practiceName: 'Practice name',
  message: 'Message',
  messageHelp: 'Please do not include patient information.',
  use: 'We only use your message to reply to you.',
  send: 'Send message',
  sending: 'Sending',
  failed: 'Your message was not sent',
  kept: 'Your message is still here.',
  unreachable: 'The server cannot be reached. Please try again in a moment.',
  tooMany_one: 'Too many messages have been sent from your network. Please try again in a minute.',
  tooMany_other: 'Too many messages have been sent from your network. Please try again in {{count}} minutes.',
  sentTitle: 'Message sent',
  sentTo: 'We will reply to {{email}}.',
  sentHours:
    'Support hours are Monday to Friday 9AM-6PM AEST. We read messages sent outside these hours on the next working day.',
  another: 'Send another message',
});
