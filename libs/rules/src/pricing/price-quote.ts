import { multiplyMinor } from '../money';
import { priceLine, calculateQuoteTotals, type LinePrice, type QuoteTotals } from '../quote-totals';
import {
  calculateDiscount,
  assessDiscount,
  apportion,
  type Discount,
  type DiscountedLine,
  type DiscountVerdict,
} from './discount';
import { decideGst, type GstDecision, type GstPolicy } from './gst';
import type { LineRequest, PricedQuoteLine } from './line-request';
import { roundToInteger } from './rational';
import type { RuleBook, RuleContext } from './rule-book';
import { buildUnitFeeTrail } from './unit-fee';
import type { TraceStep, TraceWords } from './trace';

/** The circumstances a quote is priced under. `on` is the date (ISO, in the practice's time zone) whose prices apply. */
export interface PricingContext extends RuleContext {
  readonly gst: GstPolicy;
  /** A discount on the whole quote. It is spread over the lines billed by the practice itself. */
  readonly quoteDiscount: Discount | null;
  /** The discount that staff may give without approval, in basis points. Null if there is no cap. */
  readonly discountCapBasisPoints: number | null;
}

export interface QuotePrice {
  readonly lines: readonly PricedQuoteLine[];
  readonly totals: QuoteTotals;
  readonly discount: DiscountVerdict;
}

/** A line with a known fee but not yet its part of the quote discount. */
interface LineWithFee {
  readonly request: LineRequest;
  readonly unitFeeMinor: number;
  readonly amountMinor: number;
  readonly ownDiscountMinor: number;
  readonly steps: readonly TraceStep[];
}

/**
 * Prices the lines of a quote: base, options, rules by priority and date, discount, GST. This is the only place where prices are
 * calculated. The order of the lines makes no difference. `atList` are the same lines at list price (see `toListPrices`); whatever
 * the practice bills below it counts as discount. Without them only actual discounts count.
 */
export function priceQuote(
  requests: readonly LineRequest[],
  book: RuleBook,
  circumstances: PricingContext,
  atList: readonly LineRequest[] = [],
): QuotePrice {
  const withFees = calculateLineFees(requests, book, circumstances);
  const shares = apportionQuoteDiscount(withFees, circumstances.quoteDiscount);
  const lines = withFees.map((line) => finishLine(line, shares.get(line) ?? 0, circumstances));
  const listed = calculateLineFees(atList, book, circumstances).filter(({ request }) =>
    isDiscountable(request),
  );
  const discount = assessDiscount(
    buildDiscountedLines(withFees, shares, listed),
    circumstances.discountCapBasisPoints,
  );
  return {
    lines,
    totals: calculateQuoteTotals(lines, { gstRateBasisPoints: circumstances.gst.rateBasisPoints }),
    discount,
  };
}

/** Surgeons are priced first, because assistants may take a share of their fee. The result is in the order of the given lines. */
function calculateLineFees(
  requests: readonly LineRequest[],
  book: RuleBook,
  now: RuleContext,
): LineWithFee[] {
  const surgeons = new Map<string | null, number>();
  const priced = new Map<LineRequest, LineWithFee>();
  for (const request of requests.filter(({ kind }) => kind === 'SURGEON')) {
    const line = calculateLineFee(request, book, now, null);
    priced.set(request, line);
    surgeons.set(request.surgeryId, (surgeons.get(request.surgeryId) ?? 0) + line.amountMinor);
  }
  return requests.map(
    (request) =>
      priced.get(request) ?? calculateLineFee(request, book, now, surgeons.get(request.surgeryId) ?? 0),
  );
}

function calculateLineFee(
  request: LineRequest,
  book: RuleBook,
  now: RuleContext,
  surgeonFeeMinor: number | null,
): LineWithFee {
  const trail = buildUnitFeeTrail(request, book, now, surgeonFeeMinor);
  const unitFeeMinor = roundToInteger(trail.fee);
  const amountMinor = multiplyMinor(unitFeeMinor, request.quantity);
  const isIncluded = request.basis !== 'NOT_INCLUDED';
  const ownDiscountMinor = isIncluded ? calculateDiscount(request.discount, amountMinor) : 0;
  return { request, unitFeeMinor, amountMinor, ownDiscountMinor, steps: trail.steps };
}

function isDiscountable(request: LineRequest): boolean {
  return request.billedBy === 'PRACTICE' && request.basis !== 'NOT_INCLUDED';
}

/** Returns each line's part of the quote discount, which applies after the lines' own discounts. */
function apportionQuoteDiscount(
  lines: readonly LineWithFee[],
  discount: Discount | null,
): Map<LineWithFee, number> {
  const shared = lines.filter(({ request }) => isDiscountable(request));
  const weights = shared.map((line) => ({
    key: line.request.key,
    weightMinor: line.amountMinor - line.ownDiscountMinor,
  }));
  const remainingMinor = weights.reduce((sum, { weightMinor }) => sum + weightMinor, 0);
  const parts = apportion(calculateDiscount(discount, remainingMinor), weights);
  return new Map(shared.map((line, at) => [line, parts[at] ?? 0]));
}

/**
 * Returns the lines that count towards the practice's cap: those it bills or would bill, and any other line with its own
 * discount.
 */
function buildDiscountedLines(
  lines: readonly LineWithFee[],
  shares: ReadonlyMap<LineWithFee, number>,
  listed: readonly LineWithFee[],
): DiscountedLine[] {
  const atList = new Map(listed.map(({ request, amountMinor }) => [request.key, amountMinor]));
  const counting = lines.filter(
    ({ request, ownDiscountMinor }) =>
      isDiscountable(request) || ownDiscountMinor > 0 || atList.has(request.key),
  );
  const present = new Set(lines.map(({ request }) => request.key));
  const leftOut = listed.filter(({ request }) => !present.has(request.key));
  return [
    ...counting.map((line) => {
      const { key, basis, description } = line.request;
      const amountMinor = basis === 'NOT_INCLUDED' ? 0 : line.amountMinor;
      return {
        key,
        description,
        listMinor: atList.get(key) ?? amountMinor,
        amountMinor,
        ownMinor: line.ownDiscountMinor,
        sharedMinor: shares.get(line) ?? 0,
      };
    }),
    ...leftOut.map(({ request: { key, description }, amountMinor }) => ({
      key,
      description,
      listMinor: amountMinor,
      amountMinor: 0,
      ownMinor: 0,
      sharedMinor: 0,
    })),
  ];
}

function finishLine(line: LineWithFee, sharedMinor: number, circumstances: PricingContext): PricedQuoteLine {
  const { request, unitFeeMinor } = line;
  const { rateBasisPoints } = circumstances.gst;
  const gst = decideGst(circumstances.gst, request);
  const toPrice = {
    ...request,
    unitFeeMinor,
    discountMinor: line.ownDiscountMinor + sharedMinor,
    gstTreatment: gst.treatment,
    gstReason: gst.reason,
  };
  const price = priceLine(toPrice, rateBasisPoints);
  const rest = buildStepsAfterFee(line, sharedMinor, gst, rateBasisPoints, price);
  return { ...toPrice, ...price, trace: [...line.steps, ...rest] };
}

/** The trace from the fee of one unit to the line's total. */
function buildStepsAfterFee(
  line: LineWithFee,
  sharedMinor: number,
  gst: GstDecision,
  rateBasisPoints: number,
  price: LinePrice,
): TraceStep[] {
  const steps: TraceStep[] = [];
  let current = line.unitFeeMinor;
  const addStep = (kind: TraceStep['rule']['kind'], words: TraceWords, resultMinor: number) => {
    steps.push({ rule: { kind, id: null, name: '' }, inputMinor: current, resultMinor, words });
    current = resultMinor;
  };
  const { request, amountMinor, ownDiscountMinor } = line;
  if (request.basis === 'NOT_INCLUDED') {
    addStep('NOT_INCLUDED', { key: 'notIncluded', values: {} }, 0);
    return steps;
  }
  if (request.quantity !== 1) {
    addStep('QUANTITY', { key: 'quantity', values: { quantity: request.quantity } }, amountMinor);
  }
  if (ownDiscountMinor > 0) addStep('DISCOUNT', buildDiscountWords(line), current - ownDiscountMinor);
  if (sharedMinor > 0) {
    addStep(
      'DISCOUNT',
      { key: 'discount.quote', values: { amountMinor: sharedMinor } },
      current - sharedMinor,
    );
  }
  const taxable = gst.treatment === 'TAXABLE';
  const values = {
    reason: gst.reason,
    basisPoints: taxable ? rateBasisPoints : 0,
    gstMinor: price.gstMinor,
  };
  addStep('GST', { key: taxable ? 'gst.taxable' : 'gst.free', values }, price.totalMinor);
  return steps;
}

function buildDiscountWords({ request, ownDiscountMinor }: LineWithFee): TraceWords {
  const values = { amountMinor: ownDiscountMinor };
  if (request.discount?.type !== 'PERCENTAGE') return { key: 'discount.fixed', values };
  return { key: 'discount.percentage', values: { ...values, basisPoints: request.discount.basisPoints } };
}
