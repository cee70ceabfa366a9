import { defineWords } from '../../shared/words/words';

export const billingWords = defineWords('billing', {
  title: 'Billing',
  plan: 'Your plan',
  status: 'Status',
  trialStart: 'Trial started',
  trialEnd: 'Trial ends',
  daysLeft_one: '1 day left',
  daysLeft_other: '{{count}} days left',
  over: 'Your trial has ended',
  trialNote: 'No credit card is needed, and nothing is charged during the trial.',
  plans: 'All plans',
  perMonth: 'a month, GST exclusive',
  yours: 'Your plan',
  failed: 'Your plan could not be loaded',
  popular: 'Most Popular',
  success: {
    title: 'Your subscription',
    subtitle: 'Your practice’s current subscription.',
    note: 'Viewing this page does not charge you. Payments appear here once confirmed.',
    start: 'Set up your practice',
    billing: 'View billing',
    signIn: 'Sign in to view it',
  },
});
