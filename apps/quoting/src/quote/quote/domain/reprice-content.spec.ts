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
