import { subscriptionEvents } from './subscription-event';

const END = new Date('2026-12-04T08:00:00Z');
const trial = {
  plan: 'BASIC',
  status: 'TRIALING',
  trialEnd: END,
  cycle: 'MONTHLY',
  periodEnd: null,
  renews: false,
  nextPlan: null,
  nextCycle: null,
  isNotBilled: false,
  pausedSince: null,
  contactName: null,
  contactEmail: null,
  businessNumber: null,
} as const;
const active = { ...trial, status: 'ACTIVE', periodEnd: '2027-01-04', renews: true } as const;
const less = { ...active, nextPlan: 'BASIC', nextCycle: 'MONTHLY' } as const;

it.each([
  ['a trial starts', null, trial, ['TRIAL_STARTED']],
  ['a trial ends', trial, { ...trial, status: 'EXPIRED' }, ['TRIAL_ENDED']],
  ['a plan is chosen to follow the trial', trial, { ...trial, renews: true }, ['PLAN_CHOSEN']],
  ['a trial continues with its plan', trial, active, ['SUBSCRIPTION_CREATED']],
  [
    'another plan is chosen after the trial',
    { ...trial, status: 'EXPIRED' },
    { ...active, plan: 'ENTERPRISE' },
    ['SUBSCRIPTION_CREATED', 'PLAN_CHANGED'],
  ],
  [
    'a suspended subscription is resumed',
    { ...active, status: 'SUSPENDED' },
    active,
    ['SUBSCRIPTION_REACTIVATED'],
  ],
  [
    'an ended subscription is resumed',
    { ...active, status: 'EXPIRED' },
    active,
    ['SUBSCRIPTION_REACTIVATED'],
  ],
  [
    'an ended trial is extended',
    { ...trial, status: 'EXPIRED' },
    { ...trial, trialEnd: new Date('2027-01-04T08:00:00Z') },
    ['TRIAL_EXTENDED'],
  ],
  ['a payment is overdue', active, { ...active, status: 'PAST_DUE' }, ['PAYMENT_OVERDUE']],
  [
    'a payment stays overdue',
    { ...active, status: 'PAST_DUE' },
    { ...active, status: 'SUSPENDED' },
    ['SUSPENDED'],
  ],
  ['an overdue payment arrives', { ...active, status: 'PAST_DUE' }, active, ['PAID']],
  ['a subscription is cancelled', active, { ...active, renews: false }, ['SUBSCRIPTION_CANCELLED']],
  ['a cancellation is reversed', { ...active, renews: false }, active, ['SUBSCRIPTION_REACTIVATED']],
  [
    'a cancelled subscription ends',
    { ...active, renews: false },
    { ...active, renews: false, status: 'EXPIRED' },
    ['ENDED'],
  ],
  ['the practice is deactivated', active, { ...active, pausedSince: '2026-03-01' }, ['PAUSED']],
  ['the practice is reactivated', { ...active, pausedSince: '2026-03-01' }, active, ['RESUMED']],
  ['billing becomes yearly', active, { ...active, cycle: 'YEARLY' }, ['CYCLE_CHANGED']],
  ['a downgrade is planned', active, less, ['CHANGE_PLANNED']],
  ['a planned downgrade is dropped', less, active, ['CHANGE_DROPPED']],
  [
    'a planned change takes effect',
    { ...less, plan: 'ENTERPRISE' },
    { ...active, periodEnd: '2027-02-04' },
    ['PLAN_CHANGED'],
  ],
  [
    'the billing contact changes',
    active,
    { ...active, contactEmail: 'accounts@practice.example' },
    ['CONTACT_CHANGED'],
  ],
  ['billing is switched off', trial, { ...trial, isNotBilled: true }, ['NOT_BILLED']],
  [
    'billing is switched on again after the trial',
    { ...trial, isNotBilled: true },
    { ...trial, status: 'EXPIRED' },
    ['BILLED_AGAIN', 'TRIAL_ENDED'],
  ],
  ['a month starts', active, { ...active, periodEnd: '2027-02-04' }, []],
  ['nothing changes', trial, { ...trial, trialEnd: new Date(END) }, []],
] as const)('records the right events when %s', (_when, before, after, names) => {
  expect(subscriptionEvents(before, after).map(({ kind, about }) => about ?? kind)).toEqual(names);
});
