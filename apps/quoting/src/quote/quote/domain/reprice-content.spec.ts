import type { PricedLine } from '@quillcare/contracts';
import { ruleBook, type PricingRule, type SurgeryConfiguration } from '@quillcare/rules';
import { findPriceCauses } from './price-causes';
import { repriceContent } from './reprice-content';
import { EMPTY_PRICE_LIST, type PriceList } from './price-list';
import { choicesOf } from './pricing-request';
import { compareVersions } from './quote-comparison';
import { buildContent } from './quote-content';
import { INPUT, nextId, PARTIES, SYDNEY } from './quote.fixtures';
import type { QuoteContent } from './quote.state';

const SURGERY = nextId();
const configuration = (surgeonFeeMinor: number): SurgeryConfiguration =>
  ({
    surgeryId: SURGERY,
    name: 'Rhinoplasty',
    category: null,
    procedureClass: 'COSMETIC',
    cosmeticBasisPoints: null,
    baseFeeMinor: surgeonFeeMinor,
    minutes: null,
    mbsItems: [],
    doctors: [],
    hospitals: [],
    assistant: null,
    anaesthetist: null,
    implants: [],
    adminFeeMinor: 5_000,
    aftercare: null,
    exclusions: [],
    optionGroups: [],
  }) as unknown as SurgeryConfiguration;
const prices = (surgeonFeeMinor: number, rules: PricingRule[] = []): PriceList => ({
  ...EMPTY_PRICE_LIST,
  configurations: [configuration(surgeonFeeMinor)],
  book: ruleBook(rules),
});
const raise: PricingRule = {
  lineKind: null,
  note: null,
  id: nextId(),
  name: 'January rise',
  feeType: 'SURGERY_BASE_FEE',
  scope: { type: 'ALL' },
  override: { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 11_000 },
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  priority: 10,
  isActive: true,
};

const stored: QuoteContent = buildContent(
  {
    ...INPUT,
    procedureClass: null,
    surgeries: [{ surgeryId: SURGERY, side: 'NOT_APPLICABLE', optionIds: null }],
    lines: [],
  },
  PARTIES,
  SYDNEY,
  'Q-2026-000001',
  { prices: prices(1_000_000), on: '2026-11-20', newId: nextId, stored: null },
).content;
const today = (list: PriceList, quote = stored) =>
  repriceContent(quote, list, { country: 'AU', on: '2027-02-01' }, nextId);

describe('stored quote at current prices', () => {
  it('is unchanged except for its pricing date if nothing changed', () => {
    const same = today(prices(1_000_000));
    expect({ ...same, pricedOn: stored.pricedOn }).toEqual(stored);
    expect(compareVersions(stored, same)).toMatchObject({ differenceMinor: 0 });
    expect(findPriceCauses(stored, same)).toEqual([]);
  });

  it('has the current fee and names the fee as the cause', () => {
    const now = today(prices(1_200_000));
    expect(compareVersions(stored, now)).toMatchObject({
      beforeMinor: stored.totalMinor,
      differenceMinor: 220_000,
      lines: expect.arrayContaining([
        expect.objectContaining({ change: 'CHANGED', differenceMinor: 220_000 }),
        expect.objectContaining({ change: 'SAME' }),
      ]),
    });
    expect(findPriceCauses(stored, now)).toEqual([{ kind: 'BASE', name: expect.any(String) }]);
  });

  it('follows a new rule and names it', () => {
    const now = today(prices(1_000_000, [raise]));
    expect(compareVersions(stored, now).differenceMinor).toBe(110_000);
    expect(findPriceCauses(stored, now)).toEqual([{ kind: 'RULE', name: 'January rise' }]);
  });

  it('keeps lines that staff typed or removed', () => {
    const [surgeon] = stored.lines;
    const typed: QuoteContent = { ...stored, lines: [{ ...surgeon!, enteredFeeMinor: 777_700 }] };
    const now = today(prices(1_200_000), typed);
    expect(now.lines).toEqual([
      expect.objectContaining({
        key: surgeon?.key,
        id: surgeon?.id,
        enteredFeeMinor: 777_700,
        unitFeeMinor: 777_700,
      }),
    ]);
  });

  it('keeps its choices and its client', () => {
    const now = today(prices(2));
    expect(choicesOf(now)).toEqual(choicesOf(stored));
    expect(now.client).toEqual(stored.client);
  });
});

describe('draft whose surgery has another class in the catalogue by now', () => {
  type ProcedureClass = SurgeryConfiguration['procedureClass'];
  const catalogue = (
    procedureClass: ProcedureClass,
    cosmeticBasisPoints: number | null = null,
  ): PriceList => ({
    ...EMPTY_PRICE_LIST,
    configurations: [{ ...configuration(1_000_000), procedureClass, cosmeticBasisPoints }],
  });
  const write = (list: PriceList, before: QuoteContent | null, practice = SYDNEY): QuoteContent =>
    buildContent(
      {
        ...INPUT,
        procedureClass: null,
        surgeries: [{ surgeryId: SURGERY, side: 'NOT_APPLICABLE', optionIds: null }],
        lines: before ? null : [],
      },
      PARTIES,
      practice,
      'Q-2026-000001',
      {
        prices: list,
        on: '2026-11-20',
        newId: nextId,
        stored: before && { choices: choicesOf(before), lines: before.lines },
      },
    ).content;
  const MIXED = catalogue('MIXED', 4_000);
  const figures = ({ procedureClass, lines, totals }: QuoteContent) => ({
    procedureClass,
    surgeon: lines
      .filter(({ kind }) => kind === 'SURGEON')
      .map((line) => [line.description, line.procedureClass, line.unitFeeMinor, line.gstMinor]),
    gstMinor: totals.gstMinor,
    totalMinor: totals.totalMinor,
  });

  it.each<[string, PriceList, PriceList]>([
    ['Medicare, now cosmetic', catalogue('MEDICARE'), catalogue('COSMETIC')],
    ['cosmetic, now Medicare', catalogue('COSMETIC'), catalogue('MEDICARE')],
    ['undecided, now cosmetic', catalogue('OTHER'), catalogue('COSMETIC')],
    ['Medicare, now mixed', catalogue('MEDICARE'), MIXED],
    ['undecided, now mixed', catalogue('OTHER'), MIXED],
    ['mixed, now cosmetic', MIXED, catalogue('COSMETIC')],
    ['mixed, now Medicare', MIXED, catalogue('MEDICARE')],
    ['mixed, now mixed in another proportion', MIXED, catalogue('MIXED', 5_000)],
    ['mixed and whole, now mixed in parts', catalogue('MIXED'), MIXED],
  ])('costs at current prices what a new quote costs: %s', (_case, from, to) => {
    const now = today(to, write(from, null));
    expect(figures(now)).toEqual(figures(write(to, null)));
    expect(compareVersions(write(from, null), now).lines.some(({ change }) => change !== 'SAME')).toBe(
      from.configurations[0]?.procedureClass !== 'OTHER' || now.totals.gstMinor > 500,
    );
  });

  it.each<[string, PriceList, PriceList]>([
    ['Medicare, now cosmetic', catalogue('MEDICARE'), catalogue('COSMETIC')],
    ['undecided, now mixed', catalogue('OTHER'), MIXED],
    ['mixed, now cosmetic', MIXED, catalogue('COSMETIC')],
    ['mixed, now in another proportion', MIXED, catalogue('MIXED', 5_000)],
  ])('keeps its class, like its fees, when it is edited: %s', (_case, from, to) => {
    const before = write(from, null);
    const edited = write(to, before);
    expect(figures(edited)).toEqual(figures(before));
    expect(edited.discount).toEqual(before.discount);
  });

  it('takes the class that was undecided when it is edited', () => {
    const edited = write(catalogue('COSMETIC'), write(catalogue('OTHER'), null));
    expect(figures(edited)).toEqual(figures(write(catalogue('COSMETIC'), null)));
  });

  it('does not bring back part of a line that staff removed', () => {
    const withSplint = ({ configurations, ...list }: PriceList): PriceList => ({
      ...list,
      configurations: configurations.map((one) => ({
        ...one,
        implants: [
          {
            id: 'splint',
            description: 'Splint',
            feeMinor: 9_000,
            quantity: 1,
            billedBy: 'PRACTICE',
            basis: 'FIXED',
          },
        ],
      })),
    });
    const whole = write(withSplint(catalogue('MEDICARE')), null);
    const without = { ...whole, lines: whole.lines.filter(({ kind }) => kind !== 'SURGEON') };
    const kinds = today(withSplint(MIXED), without).lines.map(({ kind }) => kind);
    expect(kinds).toEqual(['IMPLANT', 'IMPLANT', 'ADMIN']);
  });

  it('does not divide a fee that staff typed for the whole', () => {
    const whole = write(catalogue('MEDICARE'), null);
    const typed = {
      ...whole,
      lines: whole.lines.map((line) =>
        line.kind === 'SURGEON' ? { ...line, enteredFeeMinor: 800_000 } : line,
      ),
    };
    expect(figures(today(MIXED, typed)).surgeon).toEqual([['Rhinoplasty', 'MIXED', 800_000, 80_000]]);
  });

  it('compares a fee that staff typed for the whole with the price of the whole, for the discount cap', () => {
    const whole = write(catalogue('MEDICARE'), null);
    const typed = (enteredFeeMinor: number) => ({
      ...whole,
      lines: whole.lines.map((line) => (line.kind === 'SURGEON' ? { ...line, enteredFeeMinor } : line)),
    });
    const discountOf = (feeMinor: number) => today(MIXED, typed(feeMinor)).discount;
    expect(discountOf(1_000_000)).toMatchObject({ discountMinor: 0, belowList: [] });
    expect(discountOf(900_000)).toMatchObject({ discountMinor: 100_000, highestBasisPoints: 1_000 });
  });

  const surgeonsOf = ({ lines }: QuoteContent) => lines.filter(({ kind }) => kind === 'SURGEON');
  /** The quote with the same change to each of its surgeon's lines, or to the one at a place. */
  const edited = (quote: QuoteContent, change: Partial<PricedLine>, at?: number): QuoteContent => {
    const changed = surgeonsOf(quote).filter((_line, place) => at === undefined || place === at);
    const lines = quote.lines.map((line) => (changed.includes(line) ? { ...line, ...change } : line));
    return { ...quote, lines };
  };
  const TENTH = { type: 'PERCENTAGE', basisPoints: 1_000 } as const;
  const AMOUNT = { type: 'FIXED_AMOUNT', amountMinor: 50_000 } as const;

  it.each<[string, Partial<PricedLine>, number]>([
    ['a share of discount', { discount: TENTH }, 900_000],
    ['a quantity', { quantity: 2 }, 2_000_000],
    ['that it is not included', { basis: 'NOT_INCLUDED' }, 0],
    ['an amount of discount', { discount: AMOUNT }, 950_000],
  ])('takes into a split what staff entered for the whole: %s', (_case, change, netMinor) => {
    const now = surgeonsOf(today(MIXED, edited(write(catalogue('MEDICARE'), null), change)));
    const net = now
      .filter(({ basis }) => basis !== 'NOT_INCLUDED')
      .map((line) => line.totalMinor - line.gstMinor);
    expect(net.reduce((sum, minor) => sum + minor, 0)).toBe(netMinor);
  });

  it.each<[string, Partial<PricedLine>, number | undefined]>([
    ['a fee of each half', { enteredFeeMinor: 300_000 }, undefined],
    ['a discount of one half', { discount: TENTH }, 1],
    ['an amount of discount of each', { discount: AMOUNT }, undefined],
  ])('does not join a split line of which staff entered %s', (_case, change, at) => {
    const before = today(MIXED, edited(write(MIXED, null), change, at));
    for (const to of [catalogue('COSMETIC'), catalogue('MEDICARE')])
      expect(figures(today(to, before))).toEqual(figures(before));
  });

  it('does not join a split line of which staff removed a half, and joins one changed alike', () => {
    const before = write(MIXED, null);
    const half = { ...before, lines: before.lines.filter(({ part }) => part?.of !== 'COSMETIC') };
    expect(surgeonsOf(today(catalogue('COSMETIC'), half))).toMatchObject([{ unitFeeMinor: 600_000 }]);
    const alike = today(catalogue('COSMETIC'), edited(before, { discount: TENTH }));
    expect(surgeonsOf(alike)).toMatchObject([{ unitFeeMinor: 1_000_000, discountMinor: 100_000 }]);
  });

  it('follows the class at once where it decides no GST, because no price would tell of it', () => {
    const auckland = { ...SYDNEY, country: 'NZ' } as const;
    const before = write(catalogue('MEDICARE'), null, auckland);
    expect(write(catalogue('COSMETIC'), before, auckland).procedureClass).toBe('COSMETIC');
  });
});
