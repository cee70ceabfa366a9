import { surgeryCaseStatus, type SurgeryCaseStatus } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import fc from 'fast-check';
import { coolingOffOf } from '../../../quote/quote/domain/cooling-off';
import { withdrawalOf, type AcceptedFacts } from './withdrawal';

const accepted = (changes: Partial<AcceptedFacts> = {}): AcceptedFacts => ({
  caseStatus: 'SCHEDULED',
  procedureClass: 'MEDICARE',
  acceptedAt: new Date('2026-11-20T02:00:00.000Z'),
  coolingOffDays: null,
  coolingOffMonths: 0,
  timeZone: 'Australia/Sydney',
  ...changes,
});
const at = (text: string) => new Date(text);

it.each<[SurgeryCaseStatus, boolean]>([
  ['PLANNED', true],
  ['SCHEDULED', true],
  ['RESCHEDULED', true],
  ['CONFIRMED', false],
  ['IN_PROGRESS', false],
  ['COMPLETED', false],
  ['POST_OP', false],
  ['CANCELLED', false],
])('allows withdrawal without a cooling-off period for a case that is %s: %s', (caseStatus, isAllowed) => {
  expect(withdrawalOf(accepted({ caseStatus }), at('2026-11-20T03:00:00Z'))).toEqual({
    isAllowed,
    until: null,
  });
});

describe('acceptance of a cosmetic procedure', () => {
  const cosmetic = (changes: Partial<AcceptedFacts> = {}) =>
    accepted({ caseStatus: 'CONFIRMED', procedureClass: 'COSMETIC', coolingOffDays: 7, ...changes });

  it("can be withdrawn after confirmation until the last day ends in the practice's time zone", () => {
    // Accepted on 20 November in Sydney (UTC+11): the 27th ends at 13:00 UTC.
    const until = at('2026-11-27T12:59:59.999Z');
    expect(withdrawalOf(cosmetic(), until)).toEqual({ isAllowed: true, until });
    expect(withdrawalOf(cosmetic(), at('2026-11-27T13:00:00.000Z'))).toEqual({
      isAllowed: false,
      until: null,
    });
  });

  it("counts from the day of acceptance in the practice's time zone", () => {
    // 20 November in UTC is the 21st in Auckland (UTC+13).
    const late = cosmetic({ acceptedAt: at('2026-11-20T12:00:00Z'), timeZone: 'Pacific/Auckland' });
    expect(withdrawalOf(late, at('2026-11-21T00:00:00Z')).until).toEqual(at('2026-11-28T10:59:59.999Z'));
  });

  it("of a patient under 18 can be withdrawn for three months, or the practice's days if longer", () => {
    const child = cosmetic({ coolingOffMonths: 3 });
    expect(withdrawalOf(child, at('2026-12-01T00:00:00Z')).until).toEqual(at('2027-02-20T12:59:59.999Z'));
    const longer = cosmetic({ coolingOffMonths: 3, coolingOffDays: 100 });
    expect(withdrawalOf(longer, at('2026-12-01T00:00:00Z')).until).toEqual(at('2027-02-28T12:59:59.999Z'));
  });

  it('ends its cooling-off period at midnight even if clocks change in between', () => {
    // Sydney changes from UTC+11 to UTC+10 on 5 April 2026.
    const autumn = cosmetic({ acceptedAt: at('2026-04-01T02:00:00Z') });
    expect(withdrawalOf(autumn, at('2026-04-02T00:00:00Z')).until).toEqual(at('2026-04-08T13:59:59.999Z'));
  });

  it.each(['IN_PROGRESS', 'COMPLETED', 'POST_OP'] as const)(
    'cannot be withdrawn within the period once surgery has begun: %s',
    (caseStatus) => {
      expect(withdrawalOf(cosmetic({ caseStatus }), at('2026-11-20T03:00:00Z'))).toEqual({
        isAllowed: false,
        until: null,
      });
    },
  );

  it('can be withdrawn after the period while the surgery is not confirmed', () => {
    expect(withdrawalOf(cosmetic({ caseStatus: 'PLANNED' }), at('2027-01-01T00:00:00Z'))).toEqual({
      isAllowed: true,
      until: null,
    });
  });
});

it("uses the document's cooling-off period, but never less than seven days", () => {
  expect(coolingOffOf('MIXED', 14)).toBe(14);
  expect(coolingOffOf('COSMETIC', undefined)).toBe(7);
  expect(coolingOffOf('COSMETIC', 3)).toBe(7);
  expect(coolingOffOf('COSMETIC', 7, 3)).toBe(89);
  expect(coolingOffOf('MEDICARE', 14)).toBeNull();
  expect(coolingOffOf('OTHER', 14)).toBeNull();
});

const facts = fc.record({
  caseStatus: fc.constantFrom(...surgeryCaseStatus.options),
  procedureClass: fc.constantFrom('MEDICARE', 'COSMETIC', 'MIXED', 'OTHER') as fc.Arbitrary<
    AcceptedFacts['procedureClass']
  >,
  acceptedAt: fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  }),
  coolingOffDays: fc.option(fc.integer({ min: 7, max: 90 })),
  coolingOffMonths: fc.constantFrom(0, 3),
  timeZone: fc.constantFrom('Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland', 'Australia/Lord_Howe'),
});
const WEEK = 7 * 86_400_000;
const HOUR = 3_600_000;

it('never allows a withdrawal again once it was refused', () => {
  fc.assert(
    fc.property(facts, fc.nat(200 * 24), fc.nat(200 * 24), (given, first, further) => {
      const now = new Date(given.acceptedAt.getTime() + first * HOUR);
      const later = new Date(now.getTime() + further * HOUR);
      const [before, after] = [withdrawalOf(given, now), withdrawalOf(given, later)];
      if (after.isAllowed) expect(before.isAllowed).toBe(true);
      if (before.until && after.until) expect(after.until).toEqual(before.until);
    }),
  );
});

it("ends the withdrawal period in the future, at a day's end, at least a week after the acceptance", () => {
  fc.assert(
    fc.property(facts, fc.nat(100 * 24), (given, hours) => {
      const now = new Date(given.acceptedAt.getTime() + hours * HOUR);
      const { isAllowed, until } = withdrawalOf(given, now);
      if (!until) return;
      expect(isAllowed).toBe(true);
      expect(until.getTime()).toBeGreaterThanOrEqual(now.getTime());
      // One hour less if the clocks go forward in between.
      expect(until.getTime() - given.acceptedAt.getTime()).toBeGreaterThanOrEqual(WEEK - HOUR);
      const next = new Date(until.getTime() + 1);
      expect(todayIn(next, given.timeZone)).not.toBe(todayIn(until, given.timeZone));
      expect(withdrawalOf(given, until).isAllowed).toBe(true);
      if (given.caseStatus === 'CONFIRMED') expect(withdrawalOf(given, next).isAllowed).toBe(false);
    }),
  );
});
