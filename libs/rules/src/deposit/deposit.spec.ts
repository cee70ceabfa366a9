import fc from 'fast-check';
import { addDays } from '../dates';
import {
  calculateDepositAmount,
  calculateDepositDueDate,
  findDepositGstTreatment,
  outstandingDepositMinor,
  findDepositRefusal,
  formatDepositRefusal,
  determineDepositStatus,
  findRecordingRefusal,
  type DepositFacts,
  type DepositRefusal,
  type DepositRule,
  type DepositState,
} from './deposit';
import { forAll } from '../for-all.suite';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const rule: fc.Arbitrary<DepositRule> = fc.oneof(
  fc.record({ kind: fc.constant('PERCENTAGE' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('FIXED' as const), amountMinor: amount }),
);

describe('calculateDepositAmount', () => {
  it('is a whole number of minor units between zero and the total under any rule', () => {
    forAll(rule, amount, (asked, total) => {
      const deposit = calculateDepositAmount(asked, total);
      expect(Number.isSafeInteger(deposit)).toBe(true);
      expect(deposit).toBeGreaterThanOrEqual(0);
      expect(deposit).toBeLessThanOrEqual(total);
    });
  });

  it('never shrinks as the total grows', () => {
    forAll(rule, amount, amount, (asked, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(calculateDepositAmount(asked, less)).toBeLessThanOrEqual(calculateDepositAmount(asked, more));
    });
  });

  it.each<[DepositRule, number, number]>([
    [{ kind: 'PERCENTAGE', basisPoints: 1_000 }, 845_000, 84_500],
    [{ kind: 'PERCENTAGE', basisPoints: 1_250 }, 99_999, 12_500],
    [{ kind: 'PERCENTAGE', basisPoints: 10_000 }, 845_001, 845_001],
    [{ kind: 'FIXED', amountMinor: 50_000 }, 845_000, 50_000],
    [{ kind: 'FIXED', amountMinor: 50_000 }, 30_000, 30_000],
    [{ kind: 'FIXED', amountMinor: 50_000 }, 0, 0],
    [{ kind: 'PERCENTAGE', basisPoints: 1_000 }, -100, 0],
  ])('under %j of %d is %d', (asked, total, deposit) =>
    expect(calculateDepositAmount(asked, total)).toBe(deposit),
  );

  it('leaves open what was asked less what was received, never less than zero', () => {
    forAll(amount, amount, (askedMinor, receivedMinor) => {
      const open = outstandingDepositMinor(askedMinor, receivedMinor);
      expect(open).toBeGreaterThanOrEqual(0);
      expect(open).toBeLessThanOrEqual(askedMinor);
    });
    expect(outstandingDepositMinor(50_000, 20_000)).toBe(30_000);
  });
});

const fine: DepositFacts = {
  answer: 'ACCEPTED',
  awaitsConfirmation: false,
  needsRepresentative: false,
  isDisputed: false,
  caseStatus: 'SCHEDULED',
  pathway: null,
};
const TODAY = '2026-11-23';

describe('taking a deposit', () => {
  it.each<[string, Partial<DepositFacts>, DepositRefusal | null]>([
    ['accepted, without a pathway', {}, null],
    ['its pathway is passed', { pathway: { mayBook: true, earliestOn: TODAY } }, null],
    ['by a medical exception', { pathway: { mayBook: true, earliestOn: null } }, null],
    ['nobody answered', { answer: 'OPEN', caseStatus: null }, 'NOT_ACCEPTED'],
    ['declined', { answer: 'DECLINED', caseStatus: null }, 'DECLINED'],
    ['withdrawn', { answer: 'DECLINED', caseStatus: 'CANCELLED' }, 'DECLINED'],
    ['cancelled by the practice', { caseStatus: 'CANCELLED' }, 'CANCELLED'],
    ['the surgery is over', { caseStatus: 'COMPLETED' }, 'OVER'],
    ['disputed', { isDisputed: true }, 'DISPUTED'],
    ['recorded and not confirmed', { awaitsConfirmation: true }, 'NOT_CONFIRMED'],
    ['under 18 without a guardian', { needsRepresentative: true }, 'REPRESENTATIVE_NEEDED'],
    ['a step is missing', { pathway: { mayBook: false, earliestOn: null } }, 'PATHWAY_OPEN'],
    ['cooling off', { pathway: { mayBook: false, earliestOn: '2026-12-01' } }, 'COOLING_OFF'],
  ])('is allowed or refused as expected: %s', (_name, changes, refusal) =>
    expect(findDepositRefusal({ ...fine, ...changes })).toBe(refusal),
  );

  it('is never allowed before the pathway permits it, whatever the other facts', () => {
    const facts = fc.record({
      answer: fc.constantFrom('OPEN', 'ACCEPTED', 'DECLINED'),
      awaitsConfirmation: fc.boolean(),
      needsRepresentative: fc.boolean(),
      isDisputed: fc.boolean(),
      caseStatus: fc.constantFrom('PLANNED', 'SCHEDULED', 'CONFIRMED', 'COMPLETED', 'CANCELLED', null),
      pathway: fc.constantFrom(
        null,
        { mayBook: false, earliestOn: null },
        { mayBook: false, earliestOn: TODAY },
      ),
    });
    forAll(facts, (given) => {
      const isHeld =
        given.answer !== 'ACCEPTED' ||
        given.isDisputed ||
        given.pathway !== null ||
        given.caseStatus === 'CANCELLED' ||
        given.caseStatus === null;
      if (isHeld) expect(findDepositRefusal(given as DepositFacts)).not.toBeNull();
      const isLawful = given.caseStatus !== 'COMPLETED' && given.pathway !== null;
      if (isLawful && !given.awaitsConfirmation && !given.needsRepresentative)
        expect(findRecordingRefusal(given as DepositFacts)).not.toBeNull();
    });
  });

  it('records a deposit already handed over before the patient has confirmed, but not in a dispute', () => {
    expect(findRecordingRefusal({ ...fine, awaitsConfirmation: true })).toBeNull();
    expect(findRecordingRefusal({ ...fine, isDisputed: true })).toBe('DISPUTED');
  });

  it('explains a refusal, with the date from which it is allowed', () => {
    expect(formatDepositRefusal('COOLING_OFF', '2026-12-01', 'en-AU')).toBe(
      'The cooling-off period is not over. A deposit can be taken from 1 Dec 2026.',
    );
    expect(formatDepositRefusal('DISPUTED', null, 'en-AU')).toMatch(/settle the dispute first/);
  });
});

describe('determineDepositStatus', () => {
  const asked: DepositState = {
    askedMinor: 50_000,
    receivedMinor: 0,
    refundedMinor: 0,
    refusal: null,
    isTaking: true,
    isUnderWay: false,
    dueOn: addDays(TODAY, 1),
    today: TODAY,
  };
  it.each<[Partial<DepositState>, ReturnType<typeof determineDepositStatus>]>([
    [{}, 'OFFERED'],
    [{ askedMinor: null }, 'NOT_ASKED'],
    [{ askedMinor: 0 }, 'NOT_ASKED'],
    [{ isUnderWay: true }, 'UNDER_WAY'],
    [{ isTaking: false }, 'STOPPED'],
    [{ dueOn: addDays(TODAY, -1) }, 'OVERDUE'],
    [{ dueOn: TODAY }, 'OFFERED'],
    [{ refusal: 'COOLING_OFF', dueOn: addDays(TODAY, -9) }, 'WAITING'],
    [{ refusal: 'CANCELLED' }, 'CLOSED'],
    [{ receivedMinor: 50_000, refusal: 'CANCELLED' }, 'PAID'],
    [{ receivedMinor: 20_000 }, 'OFFERED'],
    [{ receivedMinor: 20_000, askedMinor: null }, 'PAID'],
    [{ receivedMinor: 50_000, refundedMinor: 20_000 }, 'PAID'],
    [{ receivedMinor: 50_000, refundedMinor: 50_000 }, 'REFUNDED'],
  ])('for %j is %s', (changes, standing) =>
    expect(determineDepositStatus({ ...asked, ...changes })).toBe(standing),
  );
});

it('sets the due date a number of days after acceptance, or after the pathway permits the deposit', () => {
  expect(calculateDepositDueDate({ acceptedOn: TODAY, from: null, dueDays: 7 })).toBe('2026-11-30');
  expect(calculateDepositDueDate({ acceptedOn: TODAY, from: '2026-12-10', dueDays: 7 })).toBe('2026-12-17');
  expect(calculateDepositDueDate({ acceptedOn: TODAY, from: '2026-11-01', dueDays: 0 })).toBe(TODAY);
});

it('states the GST treatment shared by all lines of the practice', () => {
  const line = (gstTreatment: string, billedBy = 'PRACTICE') => ({ billedBy, gstTreatment });
  expect(findDepositGstTreatment([line('GST_FREE'), line('TAXABLE', 'HOSPITAL')])).toBe('GST_FREE');
  expect(findDepositGstTreatment([line('TAXABLE')])).toBe('TAXABLE');
  expect(findDepositGstTreatment([line('TAXABLE'), line('GST_FREE')])).toBeNull();
  expect(findDepositGstTreatment([line('TAXABLE', 'HOSPITAL')])).toBeNull();
});
