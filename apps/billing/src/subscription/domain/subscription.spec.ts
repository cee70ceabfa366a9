import { addDays, toInstant, startOfDayIn, todayIn } from '@quillcare/rules';
import fc from 'fast-check';
import { dueReminder, extendTrial, type SubscriptionState } from './subscription';

const SYDNEY = 'Australia/Sydney';
const trial = (changes: Partial<SubscriptionState> = {}): SubscriptionState => ({
  plan: 'BASIC',
  status: 'TRIALING',
  trialEnd: new Date('2026-12-04T05:00:00Z'),
  remindedDays: null,
  isNotBilled: false,
  ...changes,
});

describe('trial reminder', () => {
  it.each([
    ['2026-11-30', null],
    ['2026-12-01', 3],
    ['2026-12-02', 3],
    ['2026-12-03', 1],
    ['2026-12-04', null],
    ['2026-12-05', null],
  ] as const)('is picked on %s by the days left: %s', (day, days) => {
    expect(dueReminder(trial(), day, SYDNEY)).toBe(days);
  });

  it('is sent once per stage, even if the earlier one was late', () => {
    expect(dueReminder(trial({ remindedDays: 3 }), '2026-12-02', SYDNEY)).toBeNull();
    expect(dueReminder(trial({ remindedDays: 3 }), '2026-12-03', SYDNEY)).toBe(1);
    expect(dueReminder(trial({ remindedDays: 1 }), '2026-12-03', SYDNEY)).toBeNull();
  });

  it.each(['ACTIVE', 'EXPIRED', 'SUSPENDED', 'PAST_DUE'] as const)(
    'is not sent with the status %s',
    (status) => {
      expect(dueReminder(trial({ status }), '2026-12-01', SYDNEY)).toBeNull();
    },
  );

  it.each([SYDNEY, 'Pacific/Auckland', 'Australia/Lord_Howe', 'UTC'])(
    'is sent three days and one day before any trial end in %s',
    (timeZone) => {
      const ends = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
      fc.assert(
        fc.property(ends, (trialEnd) => {
          const state = trial({ trialEnd });
          const last = todayIn(trialEnd, timeZone);
          const sent: number[] = [];
          for (let before = 14; before >= 0; before -= 1) {
            const days = dueReminder(state, addDays(last, -before), timeZone);
            if (days === null) continue;
            sent.push(days);
            state.remindedDays = days;
            expect(before).toBe(days);
            expect(toInstant(addDays(last, -before), '10:00', timeZone) < trialEnd).toBe(true);
          }
          expect(sent).toEqual([3, 1]);
        }),
      );
    },
  );
});

describe('a trial', () => {
  it('restarts when extended, even after its end, and is reminded of again', () => {
    const trialEnd = startOfDayIn('2027-01-16', SYDNEY);
    for (const status of ['TRIALING', 'EXPIRED'] as const) {
      const state = trial({ status, remindedDays: 1 });
      extendTrial(state, trialEnd);
      expect(state).toEqual(trial({ trialEnd, remindedDays: null }));
    }
    for (const earlier of [trialEnd, startOfDayIn('2027-01-15', SYDNEY)]) {
      const state = trial({ trialEnd });
      expect(() => extendTrial(state, earlier)).toThrow(
        expect.objectContaining({
          errors: [{ path: 'lastDay', message: 'The trial lasts that long already' }],
        }),
      );
      expect(state.trialEnd).toEqual(trialEnd);
    }
    expect(() => extendTrial(trial({ status: 'ACTIVE' }), trialEnd)).toThrow(
      expect.objectContaining({ code: 'ILLEGAL_TRANSITION' }),
    );
  });
});
