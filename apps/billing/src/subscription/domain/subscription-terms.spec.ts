import { addDays, sumCharges, toInstant, type PlanCharge } from '@quillcare/rules';
import fc from 'fast-check';
import {
  activate,
  BILLING_ZONE,
  cancel,
  choosePlan,
  endTrial,
  nextCharge,
  reactivate,
  renew,
  resume,
  type SubscriptionTerms,
} from './subscription-terms';

const TRIAL_END = new Date('2026-06-01T02:00:00Z');
const noon = (day: string): Date => toInstant(day, '12:00', BILLING_ZONE);
const trial = (changes: Partial<SubscriptionTerms> = {}): SubscriptionTerms => ({
  plan: 'BASIC',
  status: 'TRIALING',
  trialEnd: TRIAL_END,
  remindedDays: null,
  cycle: 'MONTHLY',
  anchor: null,
  periodStart: null,
  periodEnd: null,
  asOf: null,
  suspendsOn: null,
  renews: false,
  nextPlan: null,
  nextCycle: null,
  periodRate: null,
  pausedSince: null,
  isNotBilled: false,
  notBilledUntil: null,
  ...changes,
});
const active = (changes: Partial<SubscriptionTerms> = {}): SubscriptionTerms => {
  const state = trial();
  activate(state, 'PROFESSIONAL', noon('2026-06-01'));
  return Object.assign(state, changes);
};
const amounts = (charges: readonly PlanCharge[]) => charges.map(({ amountMinor }) => amountMinor);
const refused = (code: string) => expect.objectContaining({ code });

describe('a trial', () => {
  it('ends exactly when its time is over', () => {
    const state = trial();
    expect(endTrial(state, new Date(TRIAL_END.getTime() - 1))).toEqual([]);
    expect(state.status).toBe('TRIALING');
    expect(endTrial(state, TRIAL_END)).toEqual([]);
    expect(state.status).toBe('EXPIRED');
  });

  it('continues with the plan chosen to follow it, which is charged only then', () => {
    const state = trial();
    expect(choosePlan(state, { plan: 'PROFESSIONAL', cycle: 'YEARLY' }, noon('2026-05-20'))).toEqual([]);
    expect(state.status).toBe('TRIALING');
    expect(nextCharge(state)).toMatchObject({ on: '2026-06-01', amountMinor: 990_00 });
    expect(amounts(endTrial(state, TRIAL_END))).toEqual([990_00]);
    expect(state).toMatchObject({ status: 'ACTIVE', periodStart: '2026-06-01', periodEnd: '2027-06-01' });
  });

  it('ends if the plan chosen to follow it was cancelled', () => {
    const state = trial();
    choosePlan(state, { plan: 'BASIC', cycle: 'MONTHLY' }, noon('2026-05-20'));
    cancel(state);
    expect(nextCharge(state)).toBeNull();
    expect(endTrial(state, TRIAL_END)).toEqual([]);
    expect(state.status).toBe('EXPIRED');
  });

  it('is activated with a plan once; a plan chosen after its end starts that day', () => {
    const state = trial({ status: 'EXPIRED' });
    expect(amounts(activate(state, 'ENTERPRISE', noon('2026-06-10')))).toEqual([199_00]);
    expect(state).toMatchObject({ status: 'ACTIVE', plan: 'ENTERPRISE', periodStart: '2026-06-10' });
    expect(() => activate(state, 'BASIC', noon('2026-06-10'))).toThrow(refused('ILLEGAL_TRANSITION'));
    const ended = trial({ status: 'EXPIRED' });
    expect(amounts(choosePlan(ended, { plan: 'BASIC', cycle: 'YEARLY' }, noon('2026-07-02')))).toEqual([
      490_00,
    ]);
    expect(ended).toMatchObject({ status: 'ACTIVE', periodEnd: '2027-07-02' });
  });
});

describe('a plan', () => {
  it('renews as planned at the end of its period, not before', () => {
    const state = active();
    expect(choosePlan(state, { plan: 'BASIC', cycle: 'MONTHLY' }, noon('2026-06-11'))).toEqual([]);
    expect(state).toMatchObject({ plan: 'PROFESSIONAL', nextPlan: 'BASIC' });
    expect(nextCharge(state)).toMatchObject({ plan: 'BASIC', on: '2026-07-01', amountMinor: 49_00 });
    expect(renew(state, noon('2026-06-30'))).toEqual([]);
    expect(amounts(renew(state, noon('2026-07-01')))).toEqual([49_00]);
    expect(renew(state, noon('2026-07-01'))).toEqual([]);
    expect(state).toMatchObject({ plan: 'BASIC', nextPlan: null, periodEnd: '2026-08-01' });
  });

  it('drops a planned change when the current plan is chosen, which is otherwise rejected', () => {
    const state = active();
    const present = { plan: 'PROFESSIONAL', cycle: 'MONTHLY' } as const;
    expect(() => choosePlan({ ...state }, present, noon('2026-06-11'))).toThrow(refused('PLAN_UNCHANGED'));
    choosePlan(state, { plan: 'BASIC', cycle: 'YEARLY' }, noon('2026-06-11'));
    choosePlan(state, present, noon('2026-06-12'));
    expect(state).toMatchObject({ nextPlan: null, nextCycle: null });
  });

  it('ends with its period if cancelled, unless the cancellation is reversed', () => {
    const state = active();
    cancel(state);
    expect(() => cancel(state)).toThrow(refused('ILLEGAL_TRANSITION'));
    reactivate(state);
    expect(() => reactivate(state)).toThrow(refused('ILLEGAL_TRANSITION'));
    cancel(state);
    expect(renew(state, noon('2026-07-01'))).toEqual([]);
    expect(state.status).toBe('EXPIRED');
  });

  it('is charged for every month missed while the service was down', () => {
    expect(amounts(renew(active(), noon('2026-09-15')))).toEqual([99_00, 99_00, 99_00]);
  });

  it('cannot be changed while suspended, and restarts on payment without charging the gap', () => {
    const state = active({ status: 'SUSPENDED' });
    expect(() => choosePlan(state, { plan: 'BASIC', cycle: 'MONTHLY' }, noon('2026-06-11'))).toThrow(
      refused('PAYMENT_OVERDUE'),
    );
    expect(renew(state, noon('2026-08-20'))).toEqual([]);
    expect(amounts(resume(state, noon('2026-08-20')))).toEqual([99_00]);
    expect(state).toMatchObject({ status: 'ACTIVE', periodStart: '2026-08-20' });
    expect(resume(active({ status: 'SUSPENDED' }), noon('2026-06-20'))).toEqual([]);
    expect(resume(active({ status: 'PAST_DUE' }), noon('2026-08-20'))).toEqual([]);
  });

  it('ends instead of restarting when a cancelled subscription is paid for after its suspension', () => {
    const state = active();
    cancel(state);
    state.status = 'SUSPENDED';
    expect(resume(state, noon('2026-07-01'))).toEqual([]);
    expect(state).toMatchObject({ status: 'EXPIRED', periodEnd: '2026-07-01', renews: false });
    const early = active({ status: 'SUSPENDED', renews: false });
    expect(resume(early, noon('2026-06-30'))).toEqual([]);
    expect(early.status).toBe('ACTIVE');
  });

  it('restarts after a suspension with the plan that was to follow', () => {
    const state = active();
    choosePlan(state, { plan: 'BASIC', cycle: 'YEARLY' }, noon('2026-06-11'));
    state.status = 'SUSPENDED';
    expect(amounts(resume(state, noon('2026-07-05')))).toEqual([490_00]);
    expect(state).toMatchObject({ plan: 'BASIC', cycle: 'YEARLY', nextPlan: null, periodEnd: '2027-07-05' });
  });

  it.each(['PROFESSIONAL', 'BASIC'] as const)(
    'is activated as %s by the platform even if it was cancelled before its suspension',
    (plan) => {
      const state = active({ status: 'SUSPENDED', renews: false, suspendsOn: '2026-06-30' });
      const price = plan === 'BASIC' ? 49_00 : 99_00;
      expect(amounts(activate(state, plan, noon('2026-07-05')))).toEqual([price]);
      const period = { periodStart: '2026-07-05', periodEnd: '2026-08-05' };
      expect(state).toMatchObject({ status: 'ACTIVE', plan, renews: true, suspendsOn: null, ...period });
    },
  );

  it('takes no announced suspension beyond its end or into the next one', () => {
    const ended = active({ status: 'PAST_DUE', renews: false, suspendsOn: '2026-07-15' });
    renew(ended, noon('2026-07-01'));
    expect(ended).toMatchObject({ status: 'EXPIRED', suspendsOn: null });
    // One that ended before its date was withdrawn.
    const returned = active({ status: 'EXPIRED', renews: false, suspendsOn: '2026-07-15' });
    choosePlan(returned, { plan: 'BASIC', cycle: 'MONTHLY' }, noon('2026-12-01'));
    expect(returned).toMatchObject({ status: 'ACTIVE', suspendsOn: null });
  });

  it('costs the same when the clock is set back', () => {
    const wanted = { plan: 'ENTERPRISE', cycle: 'MONTHLY' } as const;
    fc.assert(
      fc.property(fc.nat(29), fc.nat(400), (day, back) => {
        const [steady, moved] = [active({ plan: 'BASIC' }), active({ plan: 'BASIC' })];
        for (const state of [steady, moved])
          choosePlan(state, { plan: 'PROFESSIONAL', cycle: 'MONTHLY' }, noon(addDays('2026-06-01', day)));
        const charged = sumCharges(choosePlan(steady, wanted, noon(addDays('2026-06-01', day))));
        expect(sumCharges(choosePlan(moved, wanted, noon(addDays('2026-06-01', day - back))))).toBe(charged);
        expect(renew(moved, noon(addDays('2026-06-01', -back)))).toEqual([]);
        expect(moved).toEqual(steady);
      }),
    );
  });
});

describe('a mates rate', () => {
  const half = { id: 'a', type: 'PERCENTAGE', value: 5_000, cycle: null } as const;
  const inJune = { ...half, startsOn: '2026-06-01', endsOn: '2026-06-30' };

  it('applies to periods that start on its days, and is previewed', () => {
    const state = trial({ renews: true });
    expect(nextCharge(state, [inJune])).toMatchObject({
      amountMinor: 24_50,
      discount: { amountMinor: -24_50 },
    });
    expect(amounts(endTrial(state, TRIAL_END, [inJune]))).toEqual([49_00, -24_50]);
    expect(state.periodRate).toEqual(half);
    expect(nextCharge(state, [inJune])).toMatchObject({ amountMinor: 49_00, discount: null });
    expect(amounts(renew(state, noon('2026-07-01'), [inJune]))).toEqual([49_00]);
    expect(state.periodRate).toBeNull();
  });

  it('remains the price of the current period when it is removed', () => {
    const state = trial({ status: 'EXPIRED' });
    activate(state, 'BASIC', noon('2026-06-01'), [inJune]);
    const wanted = { plan: 'PROFESSIONAL', cycle: 'MONTHLY' } as const;
    expect(amounts(choosePlan(state, wanted, noon('2026-06-16'), []))).toEqual([
      -24_50, 12_25, 49_50, -24_75,
    ]);
    expect(state.periodRate).toEqual(half);
  });

  it('applies to a yearly period that starts today', () => {
    const state = active();
    const wanted = { plan: 'PROFESSIONAL', cycle: 'YEARLY' } as const;
    expect(amounts(choosePlan(state, wanted, noon('2026-06-16'), [inJune]))).toEqual([
      -49_50, 990_00, -495_00,
    ]);
    expect(state.periodRate).toEqual(half);
  });
});
