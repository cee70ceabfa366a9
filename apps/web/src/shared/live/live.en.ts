import { defineWords } from '../words/words';

export const liveWords = defineWords('live', {
  accepted: 'Quote Accepted!',
  acceptedMessage: 'The patient accepted the quote and a surgery case has been created.',
  rejected: 'Quote Rejected',
  rejectedMessage: 'The patient declined the quote.',
  query: 'Quote Query Received',
  queryMessage: 'The patient has a question.',
  linkLocked: 'Patient link locked',
  linkLockedMessage: 'A wrong date of birth was entered too often at the link of a quote.',
  mailFailed: 'A quote could not be delivered',
  mailFailedMessage: 'Check the client’s email address.',
  callbacksDue: 'Callbacks due today',
  callbacksDueMessage: 'There are patients to call today.',
  discountApproval: 'Approval of a discount',
  discountApprovalMessage: 'Somebody asked for a discount, or decided about one.',
  // What a notification suggests to do.
  actions: {
    VIEW_QUOTE: 'View Quote',
    VIEW_CALLBACKS: 'View Callbacks',
    VIEW_CLIENT: 'View Client',
  },
});
