import type { PricingRuleInput } from '@quillcare/contracts';
import {
  lineKindsOf,
  priceQuote,
  ruleBook,
  type FeeBase,
  type LineKind,
  type LineRequest,
} from '@quillcare/rules';

type Effect = Pick<PricingRuleInput, 'feeType' | 'lineKind' | 'override'>;

const ON = '2026-01-01';
const MINUTES = 120;
const BASE_UNITS = 5;
/** Base units plus the eight time units of a two-hour procedure. */
const UNITS = BASE_UNITS + 8;

/** Returns a sample fee before and after the rule, in minor units, as computed by the pricing engine. */
export function exampleOf(rule: Effect, feeMinor: number): { beforeMinor: number; afterMinor: number } {
  const kind = rule.lineKind ?? lineKindsOf(rule.feeType)[0] ?? 'SURGEON';
  const lines =
    kind === 'SURGEON' ? [lineOf(kind, feeMinor)] : [lineOf('SURGEON', feeMinor), lineOf(kind, feeMinor)];
  const feeBy = (isActive: boolean) => {
    const price = priceQuote(lines, bookOf(rule, isActive), CIRCUMSTANCES);
    return price.lines.find((line) => line.kind === kind)?.unitFeeMinor ?? 0;
  };
  return { beforeMinor: feeBy(false), afterMinor: feeBy(true) };
}

const CIRCUMSTANCES = {
  on: ON,
  doctorId: null,
  hospitalId: null,
  siteId: null,
  gst: { country: 'AU', rateBasisPoints: 1_000, everyLine: null },
  quoteDiscount: null,
  discountCapBasisPoints: null,
} as const;

function bookOf({ feeType, lineKind, override }: Effect, isActive: boolean) {
  const always = { scope: { type: 'ALL' }, effectiveFrom: null, effectiveTo: null, priority: 0 } as const;
  return ruleBook([
    { id: 'example', name: '', feeType, lineKind, override, ...always, isActive, note: null },
  ]);
}

/** A line for a two-hour procedure. Anaesthetists charge by units, so that formulas can refer to them. */
function lineOf(kind: LineKind, feeMinor: number): LineRequest {
  const from = { id: null, name: '' };
  const base: FeeBase =
    kind === 'ANAESTHETIST'
      ? {
          type: 'UNITS',
          baseUnits: BASE_UNITS,
          minutes: MINUTES,
          unitMinor: Math.round(feeMinor / UNITS),
          from,
        }
      : { type: 'AMOUNT', source: 'SURGERY', amountMinor: feeMinor, from };
  return {
    key: kind,
    kind,
    surgeryId: null,
    category: null,
    procedureClass: 'OTHER',
    isTreatment: null,
    description: '',
    descriptionWords: null,
    providerName: null,
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    quantity: 1,
    base,
    options: [],
    part: null,
    minutes: MINUTES,
    enteredFeeMinor: null,
    discount: null,
    enteredGst: null,
    mbsItem: null,
    medicareBenefitMinor: null,
    fundBenefitMinor: null,
  };
}
