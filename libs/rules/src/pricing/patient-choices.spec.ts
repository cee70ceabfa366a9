import fc from 'fast-check';
import { HAND, NOSE, NOSE_CHOICE, SEPTUM, TODAY } from './compose.fixtures';
import { composeQuote } from './compose-quote';
import { LINE_KINDS } from './fee-types';
import type { LineRequest } from './line-request';
import type { OptionFee, OptionGroup, PriceOption } from './options';
import {
  countCombinations,
  listCombinations,
  affectsPrice,
  applyChoicesToLines,
  buildPatientOffer,
  applyChoicesToSurgeries,
  type PatientOffer,
} from './patient-choices';
import { priceQuote } from './price-quote';
import { RULE } from './pricing.fixtures';
import type { QuoteChoice } from './quote-choice';
import { ruleBook } from './rule-book';
import type { SurgeryConfiguration } from './surgery-configuration';
import { forAll } from '../for-all.suite';

const option = (id: string, change: Partial<PriceOption> = {}): PriceOption => ({
  id,
  name: id,
  fee: { type: 'FIXED', amountMinor: 0 },
  appliesTo: ['SURGEON'],
  side: null,
  isDefault: false,
  isActive: true,
  ...change,
});
const group = (id: string, options: PriceOption[], change: Partial<OptionGroup> = {}): OptionGroup => ({
  id,
  name: id,
  category: 'CUSTOM',
  choose: 'ONE',
  patientChooses: true,
  options,
  ...change,
});
const STAY = group('stay', [
  option('day', { isDefault: true, appliesTo: ['HOSPITAL'] }),
  option('night', { fee: { type: 'FIXED', amountMinor: 80_000 }, appliesTo: ['HOSPITAL'] }),
]);
const EXTRAS = NOSE.optionGroups[0]!;
const BOOK = ruleBook([{ ...RULE, override: { type: 'FIXED_DISCOUNT', amountMinor: 50_000 } }]);

const choice = (surgeries: QuoteChoice['surgeries'] = NOSE_CHOICE.surgeries): QuoteChoice => ({
  ...NOSE_CHOICE,
  surgeries,
});
const nose = (optionIds: string[] | null = null, change: object = {}) => ({
  surgeryId: 'nose',
  side: 'NOT_APPLICABLE' as const,
  optionIds,
  ...change,
});
const withGroups = (...optionGroups: OptionGroup[]): SurgeryConfiguration => ({ ...NOSE, optionGroups });

function compose(configurations: readonly SurgeryConfiguration[], chosen: QuoteChoice) {
  return composeQuote(configurations, chosen, BOOK, TODAY);
}
function offerOf(
  configurations: readonly SurgeryConfiguration[],
  chosen = choice(),
  lines: readonly LineRequest[] = compose(configurations, chosen).lines,
): PatientOffer {
  return buildPatientOffer(configurations, chosen, lines, TODAY.gst);
}
function totals(configurations: readonly SurgeryConfiguration[], chosen = choice()): [string, number][] {
  const { lines } = compose(configurations, chosen);
  const offer = offerOf(configurations, chosen, lines);
  return (listCombinations(offer.groups, 1_000) ?? []).map((ids) => {
    const own = applyChoicesToLines(lines, offer, chosen, ids, TODAY.gst);
    const { doctor, hospital } = chosen;
    const where = { ...TODAY, doctorId: doctor.id, hospitalId: hospital?.id ?? null };
    return [ids.join(' '), priceQuote(own, BOOK, where).totals.totalMinor];
  });
}

describe('options offered to the patient', () => {
  it('are each option of a single-choice list, with staff’s choice first', () => {
    // RULE takes 500 off every surgeon: 15,000 and GST 1,500; a night adds 800 and GST 80.
    expect(totals([withGroups(STAY)])).toEqual([
      ['nose:day', 1_650_000],
      ['nose:night', 1_738_000],
    ]);
    expect(totals([withGroups(STAY)], choice([nose(['night'])]))).toEqual([
      ['nose:night', 1_738_000],
      ['nose:day', 1_650_000],
    ]);
  });

  it('are each selection from a multiple-choice list', () => {
    // A revision is 20 % of 9,500: 1,900 and GST 190; a rib graft is 1,200 and GST 120. Inactive options are not offered.
    expect(totals([withGroups(EXTRAS)])).toEqual([
      ['', 1_650_000],
      ['nose:revision', 1_859_000],
      ['nose:rib', 1_782_000],
      ['nose:revision nose:rib', 1_991_000],
    ]);
  });

  it('include none of a single-choice list only if staff chose none', () => {
    const undecided = group(
      'stay',
      STAY.options.map((one) => ({ ...one, isDefault: false })),
    );
    expect(totals([withGroups(undecided)]).map(([ids]) => ids)).toEqual(['', 'nose:day', 'nose:night']);
    expect(offerOf([withGroups(undecided)]).groups[0]).toMatchObject({ mayBeNone: true, chosen: [] });
    expect(offerOf([withGroups(STAY)]).groups[0]).toMatchObject({ mayBeNone: false });
  });

  it('exclude lists decided by staff, unmarked, with only one answer, or decided by the side', () => {
    const decided = choice([nose(null, { decidedListIds: ['stay'] })]);
    expect(offerOf([withGroups(STAY)], decided).groups).toEqual([]);
    expect(offerOf([withGroups({ ...STAY, patientChooses: false })]).groups).toEqual([]);
    expect(offerOf([withGroups(group('one', [option('only', { isDefault: true })]))]).groups).toEqual([]);
    const side = { ...HAND.optionGroups[0]!, patientChooses: true };
    const hands = choice([{ surgeryId: 'hand', side: 'BILATERAL', optionIds: null }]);
    expect(offerOf([{ ...HAND, optionGroups: [side] }], hands).groups).toEqual([]);
  });

  it('are asked once for the stay shared by two surgeries', () => {
    const both = [withGroups(STAY), { ...SEPTUM, optionGroups: [STAY] }];
    const offer = offerOf(both, choice([nose(), { ...nose(), surgeryId: 'septum' }]));
    expect(offer.groups.map(({ id }) => id)).toEqual(['nose:stay']);
    expect(offer.unused).toEqual([]);
  });

  it('exclude lists that affect no line, and name them', () => {
    const offer = offerOf([withGroups(group('implant', [option('a'), option('b')].map(forImplants)))]);
    expect(offer.groups).toEqual([]);
    expect(offer.unused).toEqual([{ surgeryId: 'nose', name: 'implant' }]);
  });

  it('include an option on the quote that its list no longer has', () => {
    const { lines } = compose([withGroups(STAY)], choice([nose(['night'])]));
    const later = withGroups({ ...STAY, options: [STAY.options[0]!] });
    const offer = offerOf([later], choice([nose(['night'])]), lines);
    expect(offer.groups[0]).toMatchObject({ chosen: ['nose:night'] });
    expect(listCombinations(offer.groups, 24)).toEqual([['nose:night'], ['nose:day']]);
    const cheaper = applyChoicesToLines(lines, offer, choice([nose(['night'])]), ['nose:day'], TODAY.gst);
    expect(cheaper.find(({ kind }) => kind === 'HOSPITAL')?.options.map(({ id }) => id)).toEqual(['day']);
  });

  it('follow the lines if the defaults have changed since', () => {
    const { lines } = compose([withGroups(STAY)], choice());
    const later = withGroups({ ...STAY, options: STAY.options.map(swapDefault) });
    expect(offerOf([later], choice(), lines).groups[0]?.chosen).toEqual(['nose:day']);
  });

  it('leave an entered fee unchanged', () => {
    const chosen = choice();
    const lines = compose([withGroups(STAY)], chosen).lines.map((line) =>
      line.kind === 'HOSPITAL' ? { ...line, enteredFeeMinor: 400_000 } : line,
    );
    const offer = offerOf([withGroups(STAY)], chosen, lines);
    const nights = applyChoicesToLines(lines, offer, chosen, ['nose:night'], TODAY.gst);
    expect(nights.find(({ kind }) => kind === 'HOSPITAL')).toMatchObject({ enteredFeeMinor: 400_000 });
    expect(affectsPrice(offer.groups[0]!, offer)).toBe(true);
    expect(affectsPrice(offer.groups[0]!, { ...offer, configurations: [] })).toBe(false);
  });

  it.each<[OptionFee, boolean]>([
    [{ type: 'FIXED', amountMinor: 0 }, false],
    [{ type: 'FIXED', amountMinor: -1 }, true],
    [{ type: 'PERCENTAGE', basisPoints: 0 }, false],
    [{ type: 'PERCENTAGE', basisPoints: 10_000 }, true],
    [{ type: 'MULTIPLIER', basisPoints: 10_000 }, false],
    [{ type: 'MULTIPLIER', basisPoints: 0 }, true],
  ])('depend on whether a list changes the price: with %j it is %p', (fee, changes) => {
    const other = group('other', [option('dear', { fee: { type: 'FIXED', amountMinor: 1 } })]);
    const offer = offerOf([withGroups(group('stay', [option('day'), option('night', { fee })]), other)]);
    expect(affectsPrice(offer.groups[0]!, offer)).toBe(changes);
  });

  it('keep the surgery’s other options', () => {
    const configuration = withGroups(STAY, { ...EXTRAS, patientChooses: false });
    const chosen = choice([nose(['rib', 'day'])]);
    const offer = offerOf([configuration], chosen);
    expect(applyChoicesToSurgeries(chosen.surgeries, offer, ['nose:night'])[0]?.optionIds).toEqual([
      'rib',
      'night',
    ]);
    expect(applyChoicesToSurgeries([nose()], offer, ['nose:night'])[0]?.optionIds).toEqual(['night']);
  });
});

function forImplants(one: PriceOption): PriceOption {
  return { ...one, appliesTo: ['IMPLANT'] };
}
function swapDefault(one: PriceOption): PriceOption {
  return { ...one, isDefault: !one.isDefault };
}

const fee = fc.oneof(
  fc.record({ type: fc.constant('FIXED' as const), amountMinor: fc.integer({ min: 0, max: 300_000 }) }),
  fc.record({ type: fc.constant('PERCENTAGE' as const), basisPoints: fc.integer({ min: 0, max: 5_000 }) }),
  fc.record({
    type: fc.constant('MULTIPLIER' as const),
    basisPoints: fc.integer({ min: 5_000, max: 20_000 }),
  }),
);
const oneOption = fc.record({
  fee,
  appliesTo: fc.subarray([...LINE_KINDS], { minLength: 1 }),
  isDefault: fc.boolean(),
});
const oneGroup = fc.record({
  choose: fc.constantFrom('ONE' as const, 'SEVERAL' as const),
  patientChooses: fc.boolean(),
  options: fc.array(oneOption, { minLength: 1, maxLength: 3 }),
});
type Drawn = typeof oneGroup extends fc.Arbitrary<infer T> ? T : never;
const asGroups = (drawn: Drawn[], prefix: string) =>
  drawn.map(({ options, ...one }, at) =>
    group(
      `${prefix}${at}`,
      options.map((own, place) => option(`${prefix}${at}-${place}`, own)),
      one,
    ),
  );
const drawn = fc.record({
  noses: fc.array(oneGroup, { maxLength: 3 }),
  hands: fc.array(oneGroup, { maxLength: 2 }),
  side: fc.constantFrom('LEFT' as const, 'RIGHT' as const),
});

describe('combinations of any lists', () => {
  it('cost what choosing their options costs in any order, with staff’s choice first', () => {
    fc.assert(
      fc.property(drawn, ({ noses, hands, side }) => {
        const [first, second] = [asGroups(noses, 'n'), asGroups(hands, 'h')];
        const surgeries = [withGroups(...first), { ...HAND, optionGroups: second }];
        const chosen = choice([nose(), { surgeryId: 'hand', side, optionIds: null }]);
        const offer = offerOf(surgeries, chosen);
        // Beyond the limit no combinations are priced, and a few hundred are enough for a sample.
        fc.pre(countCombinations(offer.groups) <= 300);
        const all = totals(surgeries, chosen);
        expect(all[0]?.[1]).toBe(compose(surgeries, chosen).totals.totalMinor);
        for (const [ids, total] of all) {
          const own = applyChoicesToSurgeries(chosen.surgeries, offer, ids.split(' '));
          expect(total).toBe(compose(surgeries, { ...chosen, surgeries: own }).totals.totalMinor);
        }
        const turned = [withGroups(...first.reverse()), { ...HAND, optionGroups: second.reverse() }];
        const sorted = (some: [string, number][]) =>
          some.map(([ids, total]) => `${ids.split(' ').sort().join(' ')}: ${total}`).sort();
        expect(sorted(totals(turned, chosen))).toEqual(sorted(all));
      }),
      { numRuns: 60 },
    );
  });

  it('never exceed the limit, and occur once each', () => {
    forAll(fc.array(oneGroup, { maxLength: 4 }), fc.integer({ min: 1, max: 30 }), (noses, limit) => {
      const { groups } = offerOf([withGroups(...asGroups(noses, 'n'))]);
      const all = listCombinations(groups, limit);
      const count = countCombinations(groups);
      expect(all?.length ?? null).toBe(count > limit ? null : count);
      if (all) expect(new Set(all.map((ids) => ids.join(' '))).size).toBe(count);
    });
  });
});
