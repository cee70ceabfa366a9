import { defineWords } from '../../../shared/words/words';

export const quoteBoardWords = defineWords('quote-board', {
  label: 'Quotes by status',
  failed: 'The board could not be loaded',
  version: 'version {{revision}}',
  created: 'Started {{ago}}',
  validUntil: 'Valid until {{date}}',
  unviewed: 'Sent {{ago}}, not opened yet',
  viewed: 'Opened {{ago}}',
  mailFailed: 'The email was not delivered',
  asked_one: '1 new message',
  asked_other: '{{count}} new messages',
  withdraw: {
    label: 'Withdraw quote',
    title: 'Withdraw quote {{name}}?',
    hint: 'The patient’s link stops working at once.',
    reason: 'Reason',
    reasonHelp: 'Kept in the history; the patient does not see it.',
    done: 'Quote {{name}} withdrawn',
  },
});
