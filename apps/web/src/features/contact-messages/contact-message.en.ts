import { defineWords } from '../../shared/words/words';

export const contactMessageWords = defineWords('contact-messages', {
  title: 'Contact messages',
  subtitle: 'Messages sent from the contact form on the public site.',
  search: 'Search messages',
  received: 'Received',
  sender: 'From',
  practice: 'Practice',
  email: 'Email',
  message: 'Message',
  mail: 'Email status',
  mailLong: 'Email to the operator',
  states: {
    DELIVERED: 'Emailed',
    PENDING: 'Sending',
    FAILED: 'Not delivered',
    none: 'Stored only',
  },
  explained: {
    DELIVERED: 'The operator received it by email.',
    PENDING: 'The email is being sent or will be retried.',
    FAILED: 'The mail server rejected the email. The message is stored here only.',
    none: 'No operator address was configured when the message arrived, so it is stored here only.',
  },
  reply: 'Reply by email',
  replySubject: 'Your message to Quillcare',
  close: 'Close',
  empty: 'No messages yet',
  emptyHint: 'Messages from the contact form on the home page appear here.',
});
