import { atListPrice, withDefaultOptions } from './list-price';
import type { LineRequest } from './line-request';
import { priceQuote } from './price-quote';
import { CIRCUMSTANCES, SURGEON_LINE } from './pricing.fixtures';
import { ruleBook } from './rule-book';
import type { SurgeryConfiguration } from './surgery-configuration';

const capped = { ...CIRCUMSTANCES, discountCapBasisPoints: 1000 };
const splint: LineRequest = {
  ...SURGEON_LINE,
  key: 'nose:IMPLANT:splint',
  kind: 'IMPLANT',
  description: 'Splint',
  quantity: 2,
  options: [
    {
      id: 'fine',
      name: 'Fine',
      groupName: 'Make',
      category: 'CUSTOM',
      fee: { type: 'FIXED', amountMinor: 1_000 },
    },
  ],
  base: { type: 'AMOUNT', source: 'SURGERY', amountMinor: 4_000, from: { id: null, name: '' } },
};
const hospital: LineRequest = { ...splint, key: 'nose:HOSPITAL', kind: 'HOSPITAL', billedBy: 'HOSPITAL' };
const composed = [SURGEON_LINE, splint, hospital];

/** Compares the quote's lines with those its surgeries generate. */
const verdictOf = (lines: readonly LineRequest[]) =>
  priceQuote(lines, ruleBook([]), capped, atListPrice(composed, lines)).discount;

describe('discount of a quote against its list prices', () => {
  it('is zero as composed, and where staff charge more', () => {
    const dearer = [SURGEON_LINE, { ...splint, enteredFeeMinor: 9_000, quantity: 3 }, hospital];
    for (const lines of [composed, dearer])
      expect(verdictOf(lines)).toMatchObject({ discountMinor: 0, approvalNeeded: false, belowList: [] });
  });

  it.each<[string, LineRequest[], number]>([
    ['a typed fee', [SURGEON_LINE, { ...splint, enteredFeeMinor: 100 }, hospital], 9_800],
    ['a lower quantity', [SURGEON_LINE, { ...splint, quantity: 1 }, hospital], 5_000],
    ['a line that is not included', [SURGEON_LINE, { ...splint, basis: 'NOT_INCLUDED' }, hospital], 10_000],
    ['a line that was removed', [SURGEON_LINE, hospital], 10_000],
    [
      'a line that another is said to bill',
      [SURGEON_LINE, { ...splint, billedBy: 'PROVIDER', enteredFeeMinor: 0 }],
      10_000,
    ],
    ['an option left out of one line', [SURGEON_LINE, { ...splint, options: [] }, hospital], 2_000],
  ])('includes %s', (_name, lines, discountMinor) => {
    expect(verdictOf(lines).discountMinor).toBe(discountMinor);
    expect(verdictOf(lines).linesAboveCap).toEqual(discountMinor > 0 ? [splint.key] : []);
  });

  it('combines a discount and an entered fee on one line, and ignores lines billed by others', () => {
    const both: LineRequest = {
      ...splint,
      enteredFeeMinor: 4_000,
      discount: { type: 'FIXED_AMOUNT', amountMinor: 500 },
    };
    expect(verdictOf([SURGEON_LINE, both, { ...hospital, enteredFeeMinor: 1 }])).toMatchObject({
      discountMinor: 2_500,
      belowList: [{ key: splint.key, description: 'Splint', listMinor: 10_000, amountMinor: 8_000 }],
    });
  });

  it('keeps the fee a line was first quoted at, and takes an added line as it is', () => {
    const former: LineRequest = {
      ...splint,
      base: { ...splint.base, amountMinor: 3_000 } as LineRequest['base'],
    };
    const typed: LineRequest = {
      ...splint,
      key: 'own',
      enteredFeeMinor: 1,
      base: { type: 'AMOUNT', source: 'MANUAL', amountMinor: 1, from: { id: null, name: '' } },
    };
    expect(verdictOf([SURGEON_LINE, former, hospital, typed])).toMatchObject({ discountMinor: 0 });
  });
});

describe('withDefaultOptions', () => {
  const option = (id: string, isDefault: boolean) => ({ id, isDefault, isActive: true });
  const list = (id: string, choose: 'ONE' | 'SEVERAL', patientChooses: boolean, ...options: object[]) => ({
    id,
    choose,
    patientChooses,
    options,
  });
  const configuration = {
    surgeryId: 'nose',
    optionGroups: [
      list('kind', 'ONE', false, option('long', true), option('short', false)),
      list(
        'extras',
        'SEVERAL',
        false,
        option('garment', true),
        option('photos', true),
        option('wine', false),
      ),
      list('offered', 'SEVERAL', true, option('room', true)),
    ],
  } as unknown as SurgeryConfiguration;
  const optionsOf = (optionIds: string[] | null, decidedListIds?: string[]) =>
    withDefaultOptions(
      {
        surgeries: [{ surgeryId: 'nose', side: 'NOT_APPLICABLE', optionIds, decidedListIds }],
        doctor: { id: 'd', name: 'D' },
        hospital: null,
      },
      [configuration],
    ).surgeries[0]?.optionIds;

  it('adds left-out defaults of multiple lists and unanswered single ones, but none the patient decides', () => {
    expect(optionsOf(null)).toBeNull();
    expect(optionsOf(['short', 'garment', 'photos'])).toEqual(['short', 'garment', 'photos']);
    expect(optionsOf(['short', 'garment'])).toEqual(['short', 'garment', 'photos']);
    expect(optionsOf([])).toEqual(['long', 'garment', 'photos']);
    expect(optionsOf([], ['offered'])).toEqual(['long', 'garment', 'photos', 'room']);
  });
});
