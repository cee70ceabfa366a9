import { trialDaysLeft, trialFrom } from './trial';

const start = new Date('2026-11-20T05:00:00Z');
const { trialEnd } = trialFrom(start);
const daysLeftAt = (time: string) => trialDaysLeft({ status: 'TRIALING', trialEnd }, new Date(time));

describe('a trial', () => {
  it('ends 14 days after sign-up', () => {
    expect(trialFrom(start)).toEqual({ trialStart: start, trialEnd: new Date('2026-12-04T05:00:00Z') });
  });

  it('counts a started day as a full remaining day', () => {
    expect(daysLeftAt('2026-11-20T05:00:00Z')).toBe(14);
    expect(daysLeftAt('2026-11-20T05:00:01Z')).toBe(14);
    expect(daysLeftAt('2026-11-21T05:00:00Z')).toBe(13);
    expect(daysLeftAt('2026-12-04T04:59:59Z')).toBe(1);
  });

  it('has no days left once it has ended', () => {
    expect(daysLeftAt('2026-12-04T05:00:00Z')).toBe(0);
    expect(daysLeftAt('2027-01-01T00:00:00Z')).toBe(0);
    expect(trialDaysLeft({ status: 'ACTIVE', trialEnd }, start)).toBe(0);
  });
});
