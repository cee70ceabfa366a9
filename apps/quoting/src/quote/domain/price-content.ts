import type { FieldError, PricedLine, Quote } from '@quillcare/contracts';
import {
  defaultGstPolicy,
  estimateBenefits,
  multiplyMinor,
  priceLine,
  priceQuote,
  quoteTotals,
  type Country,
  type LineBenefits,
  type PricedQuoteLine,
  type PricingCircumstances,
  type ProcedureClass,
} from '@quillcare/rules';
import type { QuoteLineRequest } from './line-requests';
import type { PriceList } from './price-list';
import type { PriceQuestion } from './price-question';
import { wantedLines } from './wanted-lines';

/** A quote's lines and figures, and what is wrong with what was sent. */
export interface PricedContent {
  procedureClass: ProcedureClass;
  gstRateBasisPoints: number;
  lines: PricedLine[];
  totals: Quote['totals'];
  discount: Quote['discount'];
  notices: Quote['notices'];
  pricedOn: string;
  mbsTableDate: string | null;
  problems: FieldError[];
}

/** The practice and its day. */
export interface PricingDay {
  country: Country;
  on: string;
}

type LineToEstimate = PricedQuoteLine & QuoteLineRequest;

/** By what the lines of a quote are priced on a day. */
export function circumstancesOf(
  { choices, quoteDiscount }: Pick<PriceQuestion, 'choices' | 'quoteDiscount'>,
  { settings }: PriceList,
  { country, on }: PricingDay,
): PricingCircumstances {
  return {
    on,
    doctorId: choices.doctor.id,
    hospitalId: choices.hospital?.id ?? null,
    siteId: choices.siteId,
    gst: { ...defaultGstPolicy(country), everyLine: settings.gstOnEveryLine },
    quoteDiscount,
    discountCapBasisPoints: settings.discountCapBasisPoints,
  };
}

/**
 * Prices a quote: from what was chosen and typed to lines, benefits and totals. Creating, changing and previewing a quote all do
 * it here, so that they never differ.
 */
export function priceContent(
  question: PriceQuestion,
  prices: PriceList,
  { country, on }: PricingDay,
  newId: () => string,
): PricedContent {
  const circumstances = circumstancesOf(question, prices, { country, on });
  const wanted = wantedLines(question, prices, circumstances, newId);
  const requests = wanted.requests.map(withoutEstimates);
  const price = priceQuote(requests, prices.book, circumstances);
  // The engine hands each request on with its figures.
  const priced = price.lines as readonly LineToEstimate[];
  const benefits = estimateBenefits(priced, prices.medicare, {
    country,
    class: wanted.procedureClass,
    isInHospital: question.choices.hospital !== null,
    fund: question.fund,
  });
  const byKey = new Map(benefits.lines.map((line) => [line.key, line]));
  const gstRateBasisPoints = circumstances.gst.rateBasisPoints;
  const lines = priced.map((line) => finished(line, byKey.get(line.key) ?? null, gstRateBasisPoints));
  const totals = quoteTotals(lines, { gstRateBasisPoints });
  return {
    procedureClass: wanted.procedureClass,
    gstRateBasisPoints,
    lines,
    totals: { ...totals, byBiller: { ...totals.byBiller } },
    discount: { ...price.discount, linesAboveCap: [...price.discount.linesAboveCap] },
    notices: wanted.notices.map((notice) => withName(notice, question)),
    pricedOn: on,
    mbsTableDate: benefits.tableDate,
    problems: [...wanted.problems, ...discountProblems(question, lines)],
  };
}

function withoutEstimates(line: QuoteLineRequest): QuoteLineRequest {
  return {
    ...line,
    medicareBenefitMinor: line.enteredMedicareMinor,
    fundBenefitMinor: line.enteredFundMinor,
  };
}

/** The line with its benefits, estimated or as staff entered them. */
function finished(
  { ...line }: LineToEstimate,
  benefits: LineBenefits | null,
  gstRateBasisPoints: number,
): PricedLine {
  const withBenefits = {
    ...line,
    medicareBenefitMinor: line.enteredMedicareMinor ?? benefits?.medicareBenefitMinor ?? null,
    fundBenefitMinor: line.enteredFundMinor ?? benefits?.fundBenefitMinor ?? null,
  };
  return {
    ...withBenefits,
    ...priceLine(withBenefits, gstRateBasisPoints),
    options: [...line.options],
    trace: [...line.trace],
    scheduleFeeMinor: benefits?.scheduleFeeMinor ?? null,
  };
}

/** A surgery or option that was removed has no name any more, but the draft's own lines still have it. */
function withName(notice: Quote['notices'][number], { stored }: PriceQuestion): Quote['notices'][number] {
  const named = (stored?.lines ?? []).flatMap(({ options, base }) => [...options, base.from]);
  const name = named.find(({ id }) => id === notice.name)?.name;
  return { ...notice, name: name ?? notice.name };
}

/** Discounts of more than the line costs, at the line as it was sent. */
function discountProblems({ lines: sent }: PriceQuestion, lines: readonly PricedLine[]): FieldError[] {
  if (sent === null || sent.length !== lines.length) return [];
  return lines.flatMap(({ discount, unitFeeMinor, quantity }, at) =>
    discount?.type === 'FIXED_AMOUNT' && discount.amountMinor > multiplyMinor(unitFeeMinor, quantity)
      ? [{ path: `lines.${at}.discountMinor`, message: 'Discount must not be more than the fee' }]
      : [],
  );
}
