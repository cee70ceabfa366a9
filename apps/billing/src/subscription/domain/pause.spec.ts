import fc from 'fast-check';
import { AppError } from '@quillcare/contracts';
import { unpaid } from '../consumers/on-organisation-signed-up.consumer';
import { pause, unpause } from './pause';
import { activate, endTrial, nextCharge, renew, type SubscriptionTerms } from './subscription-terms';

const noon = (day: string) => new Date(`${day}T02:00:00Z`);
const active = (changes: Partial<SubscriptionTerms> = {}): SubscriptionTerms => ({
  ...unpaid,
  plan: 'PROFESSIONAL',
  status: 'ACTIVE',
  renews: true,
  trialEnd: noon('2026-05-31'),
  anchor: '2026-06-01',
  periodStart: '2026-06-01',
  periodEnd: '2026-07-01',
  asOf: '2026-06-01',
  ...changes,
});
const trial = (changes: Partial<SubscriptionTerms> = {}) =>
  active({
    status: 'TRIALING',
    renews: false,
    anchor: null,
    periodStart: null,
    periodEnd: null,
    asOf: null,
    ...changes,
  });
const amounts = (charges: readonly { amountMinor: number }[]) =>
  charges.map(({ amountMinor }) => amountMinor);
const paused = (state: SubscriptionTerms, day: string) => {
  pause(state, noon(day));
  return state;
};

describe('subscription of a deactivated practice', () => {
  it('starts and announces no period', () => {
    const state = paused(active(), '2026-06-10');
    expect(state.pausedSince).toBe('2026-06-10');
    expect(nextCharge(state)).toBeNull();
    expect(renew(state, noon('2026-09-15'))).toEqual([]);
  });

  it('neither ends the trial nor charges the plan chosen to follow it', () => {
    const state = paused(trial({ renews: true }), '2026-05-10');
    expect(endTrial(state, noon('2026-08-01'))).toEqual([]);
    expect(state.status).toBe('TRIALING');
  });

  it('cannot be activated', () => {
    const state = paused(trial({ status: 'EXPIRED' }), '2026-06-10');
    expect(() => activate(state, 'BASIC', noon('2026-06-11'))).toThrow(new AppError('ORGANISATION_INACTIVE'));
  });

  it('keeps the day on which the pause began', () => {
    expect(paused(paused(active(), '2026-06-10'), '2026-06-12').pausedSince).toBe('2026-06-10');
  });
});

describe('subscription of a reactivated practice', () => {
  it('continues with the paid period', () => {
    const state = paused(active(), '2026-06-10');
    expect(unpause(state, noon('2026-06-20'), [])).toEqual([]);
    expect(state).toMatchObject({ pausedSince: null, periodEnd: '2026-07-01' });
    expect(amounts(renew(state, noon('2026-07-01')))).toEqual([99_00]);
  });

  it('starts a period on that day if the last is over, without charging the days in between', () => {
    const state = paused(active(), '2026-06-10');
    expect(amounts(unpause(state, noon('2026-09-15'), []))).toEqual([99_00]);
    expect(state).toMatchObject({ periodStart: '2026-09-15', periodEnd: '2026-10-15' });
  });

  it.each([
    ['an expired trial ends', trial(), 'EXPIRED', []],
    ['a trial with a chosen plan continues with it', trial({ renews: true }), 'ACTIVE', [99_00]],
    ['a cancelled subscription ends', active({ renews: false }), 'EXPIRED', []],
    ['a suspended subscription stays suspended', active({ status: 'SUSPENDED' }), 'SUSPENDED', []],
  ] as const)('resumes in the right state: %s', (_what, state, status, charged) => {
    const own = paused({ ...state }, '2026-05-10');
    expect(amounts(unpause(own, noon('2026-09-15'), []))).toEqual(charged);
    expect(own.status).toBe(status);
  });

  it('stays unchanged while the practice is not billed', () => {
    const state = paused(active({ isNotBilled: true }), '2026-06-10');
    expect(unpause(state, noon('2026-09-15'), [])).toEqual([]);
    expect(state).toMatchObject({ status: 'ACTIVE', periodEnd: '2026-07-01' });
  });

  it('never charges a day twice or more than one period at once, whatever the dates', () => {
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(days, days, (from, length) => {
        const at = (count: number) => new Date(noon('2026-06-01').getTime() + count * 86_400_000);
        const state = active();
        renew(state, at(from));
        const { periodEnd } = state;
        pause(state, at(from));
        const charges = unpause(state, at(from + length), []);
        expect(charges.length).toBeLessThanOrEqual(1);
        if (charges.length === 0) expect(state.periodEnd).toBe(periodEnd);
        else expect(state.periodStart! >= periodEnd!).toBe(true);
        expect(renew(state, at(from + length))).toEqual([]);
      }),
    );
  });
});
