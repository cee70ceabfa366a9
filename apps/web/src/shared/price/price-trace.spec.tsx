import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { priceQuote, ruleBook, type LineRequest, type PricingRule, type TraceStep } from '@quillcare/rules';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { createFormats } from '../formats/use-formats';
import { describeGst, describeNotice, describeTraceStep } from './price-sentence';
import { keysOf } from '../words/words';
import { priceWords } from './price.en';
import { PriceTraceView } from './price-trace.view';

const formats = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' });
const step = (key: string, values: Record<string, string | number>, kind = 'RULE'): TraceStep =>
  ({
    rule: { kind, id: 'rule-1', name: 'Summer list' },
    inputMinor: 950_000,
    resultMinor: 855_000,
    words: { key, values },
  }) as TraceStep;
const sentence = (key: string, values: Record<string, string | number> = {}) =>
  describeTraceStep(step(key, values), (minor) => formats.money(minor), formats);

const LINE: LineRequest = {
  key: 'nose:SURGEON',
  kind: 'SURGEON',
  surgeryId: 'nose',
  category: 'COSMETIC',
  procedureClass: 'COSMETIC',
  isTreatment: null,
  description: 'Rhinoplasty',
  descriptionWords: null,
  providerName: null,
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  options: [],
  part: null,
  base: {
    type: 'AMOUNT',
    source: 'SURGERY',
    amountMinor: 950_000,
    from: { id: 'nose', name: 'Rhinoplasty' },
  },
  minutes: null,
  enteredFeeMinor: null,
  discount: null,
  enteredGst: null,
  mbsItem: null,
  medicareBenefitMinor: null,
  fundBenefitMinor: null,
};
const RULE: PricingRule = {
  id: '01a1fa25-0000-7000-8000-0000000000b1',
  name: 'Summer list',
  feeType: 'SURGERY_BASE_FEE',
  lineKind: null,
  override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
  scope: { type: 'ALL' },
  effectiveFrom: null,
  effectiveTo: null,
  priority: 100,
  isActive: true,
  note: null,
};

function traceOf(line: Partial<LineRequest> = {}, rules: Partial<PricingRule>[] = [{}]) {
  const book = ruleBook(rules.map((rule) => ({ ...RULE, ...rule })));
  return (
    priceQuote([{ ...LINE, ...line }], book, {
      on: '2026-11-20',
      doctorId: null,
      hospitalId: null,
      siteId: null,
      quoteDiscount: null,
      gst: { country: 'AU', rateBasisPoints: 1_000, everyLine: null },
      discountCapBasisPoints: null,
    }).lines[0]?.trace ?? []
  );
}

describe('price step in words', () => {
  it.each([
    [
      'base.share',
      { from: 'Rhinoplasty', basisPoints: 2_000, surgeonFeeMinor: 950_000 },
      "20% of the surgeon's fee for Rhinoplasty, which is $9,500.00",
    ],
    [
      'option.multiplier',
      { group: 'Side', option: 'Both sides', basisPoints: 15_000 },
      'Side: Both sides, × 1.5',
    ],
    ['rule.fixedDiscount', { rule: 'Summer list', amountMinor: 50_000 }, 'Rule "Summer list": $500.00 off'],
    [
      'split.cosmetic',
      { cosmeticBasisPoints: 4_000, wholeMinor: 950_000 },
      'The cosmetic part: 40% of $9,500.00',
    ],
    [
      'gst.taxable',
      { reason: 'AU_COSMETIC', basisPoints: 1_000, gstMinor: 95_000 },
      'GST 10%: cosmetic treatment is taxable',
    ],
    [
      'gst.free',
      { reason: 'AU_TREATMENT', basisPoints: 0, gstMinor: 0 },
      'No GST: medical treatment is GST-free',
    ],
    [
      'rule.noResult',
      { rule: 'Theatre time', reason: 'MISSING_VALUE', missing: 'minutes' },
      'Rule "Theatre time" changed nothing here, because the planned time is not known for this line',
    ],
    [
      'rule.noResult',
      { rule: 'Theatre time', reason: 'DIVISION_BY_ZERO', missing: '' },
      'Rule "Theatre time" changed nothing here, because its formula would divide by zero',
    ],
    [
      'option.noResult',
      { group: 'Side', option: 'Both sides', reason: 'TOO_LARGE' },
      'Side: Both sides was left out, because the fee would be more than 10,000,000.00',
    ],
  ])('describes %s with %j', (key, values, said) => {
    expect(sentence(key, values)).toBe(said);
  });

  it('is empty for an unknown step', () => {
    expect(sentence('option.unheardOf')).toBe('');
  });

  it('has every value that the engine provides', () => {
    const steps = [
      ...traceOf({ quantity: 2, discount: { type: 'PERCENTAGE', basisPoints: 1_000 } }),
      ...traceOf({ part: { of: 'COSMETIC', cosmeticBasisPoints: 4_000 }, enteredFeeMinor: 1 }),
      ...traceOf({ basis: 'NOT_INCLUDED' }, [{ override: { type: 'FORMULA', formula: 'fee ÷ 3' } }]),
      ...traceOf({ kind: 'ASSISTANT' }, []),
    ];
    for (const one of steps) {
      const said = describeTraceStep(one, (minor) => formats.money(minor), formats);
      expect(said).not.toBe('');
      expect(said).not.toMatch(/\{\{|undefined|NaN/);
    }
  });
});

it('describes every GST reason and every notice', () => {
  for (const key of keysOf(priceWords.en.gst)) expect(describeGst(key as 'ENTERED')).not.toBe('');
  for (const code of keysOf(priceWords.en.notice))
    expect(describeNotice({ code: code as 'SURGERY_TWICE', name: 'Rhinoplasty' })).not.toContain('{{');
});

const shown = (view: ReactElement) =>
  renderPage(view, {
    path: '/',
    replies: { 'GET /api/auth/session': [{ body: sessionSample }] },
  });

describe('PriceTraceView', () => {
  it('shows the steps from fee to total, with links to the rule and the fees', async () => {
    shown(<PriceTraceView trace={traceOf()} surgeryId="nose" />);
    const steps = await screen.findAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Fee for Rhinoplasty'),
      expect.stringContaining('Rule "Summer list": 10% off'),
      expect.stringContaining('GST 10%: cosmetic treatment is taxable'),
    ]);
    expect(steps[1]).toHaveTextContent('$8,550.00was $9,500.00');
    expect(screen.getByRole('link', { name: 'Show the rule' })).toHaveAttribute(
      'href',
      `/admin/pricing-rules/${RULE.id}`,
    );
    expect(screen.getByRole('link', { name: 'Show the fees' })).toHaveAttribute(
      'href',
      '/admin/surgery-config/nose',
    );
    await expectAccessible();
  });

  it('states that an old line has no explanation', async () => {
    shown(<PriceTraceView trace={[]} />);
    expect(await screen.findByText(/no record of how this price was worked out/)).toBeInTheDocument();
  });
});
