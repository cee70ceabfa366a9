import { defineWords } from '../../shared/words/words';

export const subscriptionWords = defineWords('platform-subscription', {
  title: 'Subscription',
  failed: 'The subscription could not be loaded',
  plan: 'Plan',
  status: 'Status',
  trialEnds: 'Trial ends',
  trialEnded: 'Trial ended',
  notBilled: 'Not billed',
  until: 'Until {{date}}',
  openEnd: 'No end date',
  access: 'The practice',
  accessOf: { FULL: 'Can work', READ_ONLY: 'Is read-only', CLOSED: 'Is closed' },
  fields: { lastDay: 'Last day', plan: 'Plan', reason: 'Reason' },
  help: { reason: 'Kept in the practice’s audit trail with your name.' },
  extend: {
    label: 'Extend trial',
    title: 'Extend the trial of {{name}}',
    hint: 'The practice can keep working until the end of that day in its time zone, and gets reminders before then.',
    busy: 'Extending',
    done: 'Trial extended',
  },
  activate: {
    label: 'Activate a plan',
    title: 'Activate a plan for {{name}}',
    hint: 'The practice can work straight away. The plan is charged from today, monthly or yearly as the practice has chosen; after a suspension, from the end of what was paid for.',
    unbilled:
      'Nothing is charged while the practice is not billed. The plan is charged from the day on which it is billed again.',
    busy: 'Activating',
    done: 'Plan activated',
  },
});
