import { takesEnquiries } from './practice-standing';

const NOW = new Date('2026-11-23T00:00:00Z');
const [PAST, AHEAD] = ['2026-11-22T23:59:59Z', '2026-11-23T00:00:01Z'];

it.each([
  ['TRIALING', AHEAD, true],
  ['TRIALING', PAST, false],
  ['ACTIVE', PAST, true],
  ['PAST_DUE', PAST, true],
  ['SUSPENDED', AHEAD, false],
  ['EXPIRED', AHEAD, false],
] as const)(
  'decides whether a practice that is %s with a trial until %s takes enquiries: %s',
  (status, trialEndDate, expected) => {
    expect(takesEnquiries({ status, trialEndDate }, NOW)).toBe(expected);
  },
);

it('takes enquiries for a practice without a subscription', () => {
  expect(takesEnquiries(undefined, NOW)).toBe(true);
});
