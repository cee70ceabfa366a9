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
import { settledNotices } from './option-notices';
import { pricedChoices, type PricedLines } from './offered-choices';
import type { PriceList } from './price-list';
import type { PriceQuestion } from './price-question';
import type { QuoteContent } from './quote.state';
import { wantedLines } from './wanted-lines';

/** A quote's lines and figures, and what is wrong with what was sent. */
export interface PricedContent {
  procedureClass: ProcedureClass;
  gstRateBasisPoints: number;
  lines: PricedLine[];
  totals: Quote['totals'];
  discount: Quote['discount'];
  choices: QuoteContent['choices'];
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
  const price = (requests: readonly QuoteLineRequest[]) =>
    pricedLines(requests, question, prices, circumstances, wanted.procedureClass);
  const { mbsTableDate, ...own } = price(wanted.requests);
  const offered = pricedChoices({
    ...{ own, price, requests: wanted.requests, choices: question.choices },
    ...{ configurations: prices.configurations, gst: circumstances.gst },
  });
  return {
    ...own,
    discount: strictest(own.discount, offered.choices),
    choices: offered.choices,
    procedureClass: wanted.procedureClass,
    gstRateBasisPoints: circumstances.gst.rateBasisPoints,
    notices: [...settledNotices(wanted.notices, question, own.lines, prices), ...offered.notices],
    pricedOn: on,
    mbsTableDate,
    problems: [...wanted.problems, ...discountProblems(question, own.lines)],
  };
}

/** Lines with their fees, benefits and totals: the quote's own, and those of each combination that the patient may choose. */
function pricedLines(
  requests: readonly QuoteLineRequest[],
  { choices, fund }: PriceQuestion,
  prices: PriceList,
  circumstances: PricingCircumstances,
  procedureClass: ProcedureClass,
): PricedLines & { mbsTableDate: string | null } {
  const price = priceQuote(requests.map(withoutEstimates), prices.book, circumstances);
  // The engine hands each request on with its figures.
  const priced = price.lines as readonly LineToEstimate[];
  const benefits = estimateBenefits(priced, prices.medicare, {
    country: circumstances.gst.country,
    class: procedureClass,
    isInHospital: choices.hospital !== null,
    fund,
  });
  const byKey = new Map(benefits.lines.map((line) => [line.key, line]));
  const gstRateBasisPoints = circumstances.gst.rateBasisPoints;
  const lines = priced.map((line) => finished(line, byKey.get(line.key) ?? null, gstRateBasisPoints));
  const totals = quoteTotals(lines, { gstRateBasisPoints });
  return {
    lines,
    totals: { ...totals, byBiller: { ...totals.byBiller } },
    discount: { ...price.discount, linesAboveCap: [...price.discount.linesAboveCap] },
    mbsTableDate: benefits.tableDate,
  };
}

/** An approval is for whatever the patient may choose: of discounts that need one, the highest share. */
function strictest(own: Quote['discount'], choices: QuoteContent['choices']): Quote['discount'] {
  const all = choices?.variants.map(({ discount }) => discount) ?? [];
  return all
    .filter(({ approvalNeeded }) => approvalNeeded)
    .reduce((most, one) => (!most.approvalNeeded || one.basisPoints > most.basisPoints ? one : most), own);
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
    enteredOptionIds: line.enteredOptionIds ? [...line.enteredOptionIds] : null,
    trace: [...line.trace],
    scheduleFeeMinor: benefits?.scheduleFeeMinor ?? null,
  };
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
