import { subscriptionEvents } from './subscription-event';

const END = new Date('2026-12-04T08:00:00Z');
const trial = { plan: 'BASIC', status: 'TRIALING', trialEnd: END } as const;

it.each([
  ['it begins', null, trial, ['TRIAL_STARTED']],
  ['the trial ends', trial, { ...trial, status: 'EXPIRED' }, ['TRIAL_ENDED']],
  ['it goes on with its plan', trial, { ...trial, status: 'ACTIVE' }, ['SUBSCRIPTION_CREATED']],
  [
    'it goes on with another plan after its trial',
    { ...trial, status: 'EXPIRED' },
    { ...trial, status: 'ACTIVE', plan: 'ENTERPRISE' },
    ['SUBSCRIPTION_CREATED', 'PLAN_CHANGED'],
  ],
  [
    'it goes on after it was suspended',
    { ...trial, status: 'SUSPENDED' },
    { ...trial, status: 'ACTIVE' },
    ['SUBSCRIPTION_REACTIVATED'],
  ],
  [
    'a trial that had ended lasts longer',
    { ...trial, status: 'EXPIRED' },
    { ...trial, trialEnd: new Date('2027-01-04T08:00:00Z') },
    ['SUBSCRIPTION_UPDATED'],
  ],
  ['nothing changes', trial, { ...trial, trialEnd: new Date(END) }, []],
] as const)('when %s: %j', (_when, before, after, kinds) => {
  expect(subscriptionEvents(before, after)).toEqual(kinds);
});
