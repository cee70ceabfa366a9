import { defineWords } from '../../shared/words/words';

export const subscriptionWords = defineWords('platform-subscription', {
  title: 'Subscription',
  failed: 'The subscription could not be loaded',
  plan: 'Plan',
  status: 'Status',
  trialEnds: 'Trial ends',
  trialEnded: 'Trial ended',
  access: 'The practice',
  accessOf: { FULL: 'Can work', READ_ONLY: 'Is read-only' },
  extend: 'Extend trial',
  activate: 'Activate a plan',
  extendTitle: 'Extend the trial of {{practice}}',
  extendHelp:
    'The practice can keep working until the end of that day in its time zone, and gets reminders before then.',
  lastDay: 'Last day',
  activateTitle: 'Activate a plan for {{practice}}',
  activateHelp:
    'The practice can work straight away. The plan is charged from today, monthly or yearly as the practice has chosen; after a suspension, from the end of what was paid for.',
  pay: 'Mark as paid',
  payOne: 'Mark {{number}} as paid',
  payTitle: 'Mark {{number}} as paid by bank transfer?',
  payHelp:
    'Only once the money is in the account. With its last overdue invoice paid, the practice can work again straight away.',
  paidOn: 'Received on',
  payReference: 'Reference on the bank statement',
  paying: 'Saving',
  payDone: 'Marked as paid',
  reason: 'Reason',
  reasonHelp: 'Kept in the practice’s audit trail with your name.',
  extending: 'Extending',
  activating: 'Activating',
  extended: 'Trial extended',
  activated: 'Plan activated',
});
