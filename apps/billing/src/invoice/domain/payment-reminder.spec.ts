import type { PaymentStage } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import fc from 'fast-check';
import { dueStage, GRACE_DAYS, suspensionAfter, type Unpaid } from './payment-reminder';

const DUE = '2026-11-20';
const overdue = (toldStage: PaymentStage | null, toldOn: string | null): Unpaid => ({
  status: 'OVERDUE',
  dueOn: DUE,
  toldStage,
  toldOn,
});
const pending: Unpaid = { status: 'PENDING', dueOn: DUE, toldStage: null, toldOn: null };

it.each([
  ['2026-11-16', null],
  ['2026-11-17', 'DUE_SOON'],
  ['2026-11-20', 'DUE_SOON'],
  ['2026-11-21', null],
])('picks the stage of a pending invoice on %s: %s', (day, stage) =>
  expect(dueStage(pending, day)).toBe(stage),
);

it('sends the due-soon reminder only once', () =>
  expect(dueStage({ ...pending, toldStage: 'DUE_SOON', toldOn: '2026-11-17' }, '2026-11-18')).toBeNull());

it.each([
  [null, null, '2026-11-21', 'OVERDUE'],
  ['DUE_SOON', '2026-11-17', '2026-11-21', 'OVERDUE'],
  ['DUE_SOON', '2026-11-17', '2026-11-20', null],
  ['OVERDUE', '2026-11-21', '2026-11-26', null],
  ['OVERDUE', '2026-11-21', '2026-11-27', 'FINAL'],
  ['OVERDUE', '2026-11-26', '2026-11-28', null],
  ['OVERDUE', '2026-11-26', '2026-11-29', 'FINAL'],
  ['FINAL', '2026-11-27', '2026-12-03', null],
  ['FINAL', '2026-11-27', '2026-12-04', 'SUSPENDED'],
  ['SUSPENDED', '2026-12-04', '2027-12-04', null],
] as const)(
  'picks the stage of an overdue invoice, last reminded with %s on %s, on %s: %s',
  (told, on, day, stage) => expect(dueStage(overdue(told, on), day)).toBe(stage),
);

it.each(['PAID', 'CANCELLED', 'REFUNDED', 'DRAFT'] as const)(
  'sends no reminder of an invoice with the status %s',
  (status) => expect(dueStage({ ...overdue(null, null), status }, '2027-01-01')).toBeNull(),
);

it('sends every stage once and in order, and never suspends early, whichever days are skipped', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 60, maxLength: 60 }), (steps) => {
      const told: { stage: PaymentStage; day: string }[] = [];
      let day = addDays(DUE, -10);
      for (const step of steps) {
        // Includes a clock that does not advance and one that was set back.
        day = addDays(day, step === 9 ? -1 : step % 4);
        const last = told.at(-1);
        const row = { status: day > DUE ? 'OVERDUE' : 'PENDING', dueOn: DUE } as const;
        const stage = dueStage({ ...row, toldStage: last?.stage ?? null, toldOn: last?.day ?? null }, day);
        if (stage) told.push({ stage, day });
      }
      const stages = told.map(({ stage }) => stage);
      expect(stages).toEqual(
        ['DUE_SOON', 'OVERDUE', 'FINAL', 'SUSPENDED'].filter((stage) =>
          stages.includes(stage as PaymentStage),
        ),
      );
      const final = told.find(({ stage }) => stage === 'FINAL');
      const end = told.find(({ stage }) => stage === 'SUSPENDED');
      if (!end) return;
      expect(final).toBeDefined();
      expect(end.day >= addDays(final?.day ?? '', GRACE_DAYS)).toBe(true);
      expect(end.day >= (suspensionAfter('FINAL', final?.day ?? '') ?? '')).toBe(true);
    }),
  );
});
