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
  ['it begins', null, trial, ['TRIAL_STARTED']],
  ['the trial ends', trial, { ...trial, status: 'EXPIRED' }, ['TRIAL_ENDED']],
  ['a plan is chosen for after the trial', trial, { ...trial, renews: true }, ['PLAN_CHOSEN']],
  ['it goes on with its plan', trial, active, ['SUBSCRIPTION_CREATED']],
  [
    'it goes on with another plan after its trial',
    { ...trial, status: 'EXPIRED' },
    { ...active, plan: 'ENTERPRISE' },
    ['SUBSCRIPTION_CREATED', 'PLAN_CHANGED'],
  ],
  [
    'it goes on after it was suspended',
    { ...active, status: 'SUSPENDED' },
    active,
    ['SUBSCRIPTION_REACTIVATED'],
  ],
  ['it goes on after it ended', { ...active, status: 'EXPIRED' }, active, ['SUBSCRIPTION_REACTIVATED']],
  [
    'a trial that had ended lasts longer',
    { ...trial, status: 'EXPIRED' },
    { ...trial, trialEnd: new Date('2027-01-04T08:00:00Z') },
    ['TRIAL_EXTENDED'],
  ],
  ['a payment is overdue', active, { ...active, status: 'PAST_DUE' }, ['PAYMENT_OVERDUE']],
  ['it stays overdue', { ...active, status: 'PAST_DUE' }, { ...active, status: 'SUSPENDED' }, ['SUSPENDED']],
  ['it is paid', { ...active, status: 'PAST_DUE' }, active, ['PAID']],
  ['it is cancelled', active, { ...active, renews: false }, ['SUBSCRIPTION_CANCELLED']],
  ['it is not cancelled after all', { ...active, renews: false }, active, ['SUBSCRIPTION_REACTIVATED']],
  [
    'it ends after it was cancelled',
    { ...active, renews: false },
    { ...active, renews: false, status: 'EXPIRED' },
    ['ENDED'],
  ],
  ['its practice is deactivated', active, { ...active, pausedSince: '2026-03-01' }, ['PAUSED']],
  ['its practice is back', { ...active, pausedSince: '2026-03-01' }, active, ['RESUMED']],
  ['it is paid by the year', active, { ...active, cycle: 'YEARLY' }, ['CYCLE_CHANGED']],
  ['less is chosen for later', active, less, ['CHANGE_PLANNED']],
  ['that is dropped', less, active, ['CHANGE_DROPPED']],
  [
    'that comes into force',
    { ...less, plan: 'ENTERPRISE' },
    { ...active, periodEnd: '2027-02-04' },
    ['PLAN_CHANGED'],
  ],
  [
    'somebody else gets the bill',
    active,
    { ...active, contactEmail: 'accounts@practice.example' },
    ['CONTACT_CHANGED'],
  ],
  ['it is not billed', trial, { ...trial, isNotBilled: true }, ['NOT_BILLED']],
  [
    'it is billed again after its trial',
    { ...trial, isNotBilled: true },
    { ...trial, status: 'EXPIRED' },
    ['BILLED_AGAIN', 'TRIAL_ENDED'],
  ],
  ['a month begins', active, { ...active, periodEnd: '2027-02-04' }, []],
  ['nothing changes', trial, { ...trial, trialEnd: new Date(END) }, []],
] as const)('when %s', (_when, before, after, names) => {
  expect(subscriptionEvents(before, after).map(({ kind, about }) => about ?? kind)).toEqual(names);
});
