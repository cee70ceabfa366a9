export { SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';

export const billingTexts = {
  title: 'Billing',
  plan: 'Your plan',
  status: 'Status',
  trialStart: 'Trial began',
  trialEnd: 'Trial ends',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  over: 'The trial is over',
  trialNote: 'No credit card is needed, and nothing is charged during the trial.',
  plans: 'All plans',
  perMonth: 'a month, GST exclusive',
  yours: 'Your plan',
  failed: 'Your plan could not be loaded',
  popular: 'Most Popular',
} as const;

export const successTexts = {
  title: 'Your subscription',
  subtitle: 'What we have on record for your practice right now.',
  note: 'Opening this page charges and changes nothing. A payment shows here as soon as it is confirmed.',
  start: 'Set up your practice',
  billing: 'See billing',
  signIn: 'Sign in to see it',
} as const;
