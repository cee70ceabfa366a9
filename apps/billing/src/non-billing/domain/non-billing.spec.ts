import { addDays, toInstant, type PlanCharge } from '@quillcare/rules';
import fc from 'fast-check';
import { dueReminder } from '../../subscription/domain/subscription';
import {
  activate,
  BILLING_ZONE,
  cancel,
  choosePlan,
  endTrial,
  nextCharge,
  reactivate,
  renew,
} from '../../subscription/domain/subscription-terms';
import {
  changeNonBilling,
  enableNonBilling,
  endNonBilling,
  hasNonBillingEnded,
  type NonBillingState,
} from './non-billing';

const noon = (day: string): Date => toInstant(day, '12:00', BILLING_ZONE);
const TRIAL_END = noon('2026-06-10');
const trial = (changes: Partial<NonBillingState> = {}): NonBillingState => ({
  plan: 'BASIC',
  status: 'TRIALING',
  cycle: 'MONTHLY',
  trialEnd: TRIAL_END,
  remindedDays: null,
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
  notBilledSince: null,
  notBilledUntil: null,
  notBilledReason: null,
  ...changes,
});
const unbilled = (state: NonBillingState, since = '2026-06-01', lastDay: string | null = '2026-06-20') => {
  enableNonBilling(state, { lastDay, reason: 'Pilot' }, since);
  return state;
};
/** Paid from 1 June to 30 June. */
const active = () => {
  const state = trial();
  activate(state, 'PROFESSIONAL', noon('2026-06-01'));
  return state;
};
const amounts = (charges: readonly PlanCharge[]) => charges.map(({ amountMinor }) => amountMinor);
const refused = (code: string) => expect.objectContaining({ code });

describe('a practice that is not billed', () => {
  it('does not end its trial or receive reminders about it', () => {
    const state = unbilled(trial());
    expect(dueReminder(state, '2026-06-09', BILLING_ZONE)).toBeNull();
    expect(endTrial(state, noon('2026-06-15'))).toEqual([]);
    expect(state.status).toBe('TRIALING');
  });

  it('starts no period, and is next charged on the day after its last free day', () => {
    const state = unbilled(active(), '2026-06-05', '2026-08-15');
    expect(nextCharge(state)).toMatchObject({ on: '2026-08-16', amountMinor: 99_00 });
    expect(renew(state, noon('2026-07-20'))).toEqual([]);
    expect(state).toMatchObject({ status: 'ACTIVE', periodEnd: '2026-07-01' });
    const paidLonger = unbilled(active(), '2026-06-05', '2026-06-10');
    expect(nextCharge(paidLonger)).toMatchObject({ on: '2026-07-01' });
    expect(nextCharge(unbilled(active(), '2026-06-05', null))).toBeNull();
  });

  it('changes plan free of charge, at the end of the paid period or at once', () => {
    const wanted = { plan: 'ENTERPRISE', cycle: 'MONTHLY' } as const;
    const paid = unbilled(active());
    expect(choosePlan(paid, wanted, noon('2026-06-11'))).toEqual([]);
    expect(paid).toMatchObject({ plan: 'PROFESSIONAL', nextPlan: 'ENTERPRISE' });
    const over = unbilled(active(), '2026-06-05', null);
    expect(choosePlan(over, wanted, noon('2026-07-11'))).toEqual([]);
    expect(over).toMatchObject({ plan: 'ENTERPRISE', nextPlan: null });
    const ended = unbilled(trial({ status: 'EXPIRED' }));
    expect(activate(ended, 'ENTERPRISE', noon('2026-06-11'))).toEqual([]);
    expect(ended).toMatchObject({ plan: 'ENTERPRISE', status: 'EXPIRED', renews: true });
    expect(() => choosePlan(ended, wanted, noon('2026-06-11'))).toThrow(refused('PLAN_UNCHANGED'));
  });

  it('is never charged, whatever actions are taken', () => {
    const acts = fc.array(
      fc.record({
        act: fc.constantFrom('choose', 'activate', 'cancel', 'keep', 'renew', 'trial'),
        plan: fc.constantFrom('BASIC' as const, 'PROFESSIONAL' as const, 'ENTERPRISE' as const),
        cycle: fc.constantFrom('MONTHLY' as const, 'YEARLY' as const),
        after: fc.nat(60),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(trial, active, () => trial({ status: 'EXPIRED' })),
        acts,
        (from, steps) => {
          const state = unbilled(from(), '2026-06-01', null);
          let day = '2026-06-01';
          for (const { act, plan, cycle, after } of steps) {
            const now = noon((day = addDays(day, after)));
            const run = {
              choose: () => choosePlan(state, { plan, cycle }, now),
              activate: () => activate(state, plan, now),
              cancel: () => cancel(state),
              keep: () => reactivate(state),
              renew: () => renew(state, now),
              trial: () => endTrial(state, now),
            }[act];
            try {
              expect(run() ?? []).toEqual([]);
            } catch (error) {
              // Commands that are illegal in the current state are refused.
              expect(['ILLEGAL_TRANSITION', 'PLAN_UNCHANGED']).toContain((error as { code?: string }).code);
            }
          }
        },
      ),
    );
  });
});

describe('a practice that is billed again', () => {
  it('ends a trial whose time is over, and continues one whose time is not', () => {
    const state = unbilled(trial());
    expect(endNonBilling(state, noon('2026-06-12'), [])).toEqual([]);
    expect(state).toMatchObject({ status: 'EXPIRED', isNotBilled: false, notBilledUntil: '2026-06-11' });
    const early = unbilled(trial());
    endNonBilling(early, noon('2026-06-05'), []);
    expect(early.status).toBe('TRIALING');
  });

  it('starts the chosen plan on that day', () => {
    const state = unbilled(trial({ renews: true }));
    expect(amounts(endNonBilling(state, noon('2026-06-15'), []))).toEqual([49_00]);
    expect(state).toMatchObject({ status: 'ACTIVE', periodStart: '2026-06-15' });
    const ended = unbilled(trial({ status: 'EXPIRED', renews: true }));
    expect(amounts(endNonBilling(ended, noon('2026-06-15'), []))).toEqual([49_00]);
  });

  it('continues a paid period, and starts a new one if the last is over', () => {
    const paid = unbilled(active());
    expect(endNonBilling(paid, noon('2026-06-15'), [])).toEqual([]);
    expect(paid.periodEnd).toBe('2026-07-01');
    const over = unbilled(active(), '2026-06-05', null);
    expect(amounts(endNonBilling(over, noon('2026-08-15'), []))).toEqual([99_00]);
    expect(over).toMatchObject({ periodStart: '2026-08-15', periodEnd: '2026-09-15', anchor: '2026-08-15' });
    const cancelled = unbilled(active(), '2026-06-05', null);
    cancel(cancelled);
    expect(endNonBilling(cancelled, noon('2026-08-15'), [])).toEqual([]);
    expect(cancelled.status).toBe('EXPIRED');
    const owing = unbilled({ ...active(), status: 'PAST_DUE' }, '2026-06-05', null);
    expect(amounts(endNonBilling(owing, noon('2026-08-15'), []))).toEqual([99_00]);
    expect(owing.status).toBe('PAST_DUE');
  });

  it('is billed from the day after its last free day, even if the service was down for a while', () => {
    const state = unbilled(active(), '2026-06-05', '2026-07-09');
    expect(hasNonBillingEnded(state, '2026-07-09')).toBe(false);
    expect(hasNonBillingEnded(state, '2026-07-10')).toBe(true);
    expect(amounts(endNonBilling(state, noon('2026-08-20'), []))).toEqual([99_00, 99_00]);
    expect(state).toMatchObject({ periodStart: '2026-08-10', notBilledUntil: '2026-07-09' });
    expect(hasNonBillingEnded(state, '2026-08-20')).toBe(false);
  });

  it('is charged the mates rate that applies on that day', () => {
    const half = { id: 'a', type: 'PERCENTAGE', value: 5_000, cycle: null } as const;
    const state = unbilled(active(), '2026-06-05', null);
    const rates = [{ ...half, startsOn: '2026-08-01', endsOn: null }];
    expect(amounts(endNonBilling(state, noon('2026-08-15'), rates))).toEqual([99_00, -49_50]);
  });
});

it('records extending, shortening and explaining the free period as separate events', () => {
  const state = unbilled(trial());
  const change = (lastDay: string | null, reason = 'Pilot') =>
    changeNonBilling(state, { lastDay, reason }, '2026-06-05');
  expect(change('2026-06-20')).toEqual([]);
  expect(change('2026-06-25')).toEqual(['EXTENDED']);
  expect(change(null)).toEqual(['EXTENDED']);
  expect(change('2026-06-05', 'Shorter pilot')).toEqual(['SHORTENED', 'REASON_UPDATED']);
  expect(() => change('2026-06-04')).toThrow(refused('VALIDATION_FAILED'));
  expect(() => enableNonBilling(state, { lastDay: null, reason: 'Pilot' }, '2026-06-05')).toThrow(
    refused('ILLEGAL_TRANSITION'),
  );
  endNonBilling(state, noon('2026-06-05'), []);
  expect(() => change(null)).toThrow(refused('ILLEGAL_TRANSITION'));
});
