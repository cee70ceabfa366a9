export const liveTexts = {
  accepted: 'Quote Accepted!',
  acceptedMessage: 'The patient accepted the quote and a surgery case has been created.',
  rejected: 'Quote Rejected',
  rejectedMessage: 'The patient declined the quote.',
  query: 'Quote Query Received',
  queryMessage: 'The patient has a question.',
  mailFailed: 'A quote could not be delivered',
  mailFailedMessage: 'Please check the address of the client.',
  viewQuote: 'View Quote',
} as const;
