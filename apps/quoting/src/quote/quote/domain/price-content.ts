import type { FieldError, PricedLine, Quote } from '@quillcare/contracts';
import {
  defaultGstPolicy,
  estimateBenefits,
  multiplyMinor,
  priceLine,
  priceQuote,
  calculateQuoteTotals,
  type Country,
  type LineBenefits,
  type PricedQuoteLine,
  type PricingContext,
  type ProcedureClass,
  type QuoteTotals,
} from '@quillcare/rules';
import type { QuoteLineRequest } from './line-requests';
import { adaptNotices } from './option-notices';
import { priceChoices, type LinesToPrice, type PricedLines } from './offered-choices';
import type { PriceList } from './price-list';
import type { PricingRequest, QuoteChoices } from './pricing-request';
import type { QuoteContent } from './quote.state';
import { resolveLines } from './resolve-lines';

/** A quote's lines and figures, with the validation errors of the input. */
export interface PricedContent {
  procedureClass: ProcedureClass;
  gstRateBasisPoints: number;
  place: Quote['place'];
  placeResults: Quote['placeResults'];
  lines: PricedLine[];
  totals: Quote['totals'];
  discount: Quote['discount'];
  choices: QuoteContent['choices'];
  notices: Quote['notices'];
  pricedOn: string;
  mbsTableDate: string | null;
  problems: FieldError[];
}

export interface PricingDay {
  country: Country;
  on: string;
}

type LineToEstimate = PricedQuoteLine & QuoteLineRequest;

/** The circumstances in which a quote's lines are priced on a day. */
export function circumstancesOf(
  { choices, quoteDiscount }: Pick<PricingRequest, 'choices' | 'quoteDiscount'>,
  { settings }: PriceList,
  { country, on }: PricingDay,
): PricingContext {
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
 * Prices a quote, from choices and entered values to lines, benefits and totals. Shared by creating, changing and previewing a
 * quote, so that they always agree.
 */
export function priceContent(
  question: PricingRequest,
  prices: PriceList,
  { country, on }: PricingDay,
  newId: () => string,
): PricedContent {
  const circumstances = circumstancesOf(question, prices, { country, on });
  const resolved = resolveLines(question, prices, circumstances.gst, newId);
  const price = (lines: LinesToPrice) =>
    pricedLines(lines, question, prices, circumstances, resolved.procedureClass);
  const { mbsTableDate, ...own } = price(resolved);
  const offered = priceChoices({
    pricedLines: own,
    price,
    linesToPrice: resolved,
    choices: question.choices,
    configurations: prices.configurations,
    gst: circumstances.gst,
  });
  return {
    ...own,
    discount: highestDiscount(own.discount, offered.choices),
    choices: offered.choices,
    procedureClass: resolved.procedureClass,
    gstRateBasisPoints: circumstances.gst.rateBasisPoints,
    place: question.choices.place,
    notices: [...adaptNotices(resolved.notices, question, own.lines, prices), ...offered.notices],
    pricedOn: on,
    mbsTableDate,
    problems: [...resolved.problems, ...typedProblems(question, own.lines)],
  };
}

/** Prices lines with fees, benefits and totals: the quote's own, and those of each combination the patient can choose. */
function pricedLines(
  { requests, atList }: LinesToPrice,
  { choices, fund }: PricingRequest,
  prices: PriceList,
  circumstances: PricingContext,
  procedureClass: ProcedureClass,
): PricedLines & { mbsTableDate: string | null } {
  const price = priceQuote(requests.map(withoutEstimates), prices.book, circumstances, atList);
  // The engine returns each request with its figures added.
  const priced = price.lines as readonly LineToEstimate[];
  const gstRateBasisPoints = circumstances.gst.rateBasisPoints;
  const country = circumstances.gst.country;
  const priceAt = (isInHospital: boolean) => {
    const context = { country, class: procedureClass, isInHospital, fund };
    const benefits = estimateBenefits(priced, prices.medicare, context);
    const byKey = new Map(benefits.lines.map((line) => [line.key, line]));
    const lines = priced.map((line) => ({
      ...addBenefits(line, byKey.get(line.key) ?? null, gstRateBasisPoints),
      benefitNotices: benefits.notices.flatMap(({ lineKeys, code, values }) =>
        lineKeys.includes(line.key) ? [{ code, values }] : [],
      ),
    }));
    return {
      lines,
      totals: calculateQuoteTotals(lines, { gstRateBasisPoints }),
      tableDate: benefits.tableDate,
    };
  };
  const { lines, totals, tableDate, placeResults } = resultForPlace(choices.place, priceAt);
  return {
    lines,
    totals: { ...totals, byBiller: { ...totals.byBiller } },
    discount: {
      ...price.discount,
      linesAboveCap: [...price.discount.linesAboveCap],
      belowList: [...price.discount.belowList],
    },
    mbsTableDate: tableDate,
    placeResults,
  };
}

interface BenefitResult {
  lines: PricedLine[];
  totals: QuoteTotals;
  tableDate: string | null;
}

/** While the place is undecided, the quote shows the lower benefits and keeps both results if they differ. */
function resultForPlace(
  place: QuoteChoices['place'],
  paidIn: (isInHospital: boolean) => BenefitResult,
): BenefitResult & { placeResults: Quote['placeResults'] } {
  if (place !== null) return { ...paidIn(place === 'HOSPITAL'), placeResults: null };
  const [hospital, rooms] = [paidIn(true), paidIn(false)];
  const isDearerInHospital = hospital.totals.outOfPocketMinor >= rooms.totals.outOfPocketMinor;
  const isSame = hospital.totals.outOfPocketMinor === rooms.totals.outOfPocketMinor;
  const shownTotals = ({ totals: { benefitsMinor, outOfPocketMinor } }: BenefitResult) => ({
    benefitsMinor,
    outOfPocketMinor,
  });
  return {
    ...(isDearerInHospital ? hospital : rooms),
    placeResults: isSame ? null : { HOSPITAL: shownTotals(hospital), ROOMS: shownTotals(rooms) },
  };
}

/** An approval covers everything the patient can choose, so the highest discount that needs one decides. */
function highestDiscount(own: Quote['discount'], choices: QuoteContent['choices']): Quote['discount'] {
  const offered = choices?.variants.map(({ discount }) => discount) ?? [];
  const needing = [own, ...offered].filter(({ approvalNeeded }) => approvalNeeded);
  const [first, ...others] = needing;
  if (!first) return own;
  const most = others.reduce((most, one) => (one.basisPoints > most.basisPoints ? one : most), first);
  const highestBasisPoints = Math.max(...needing.map((one) => one.highestBasisPoints ?? one.basisPoints));
  return { ...most, highestBasisPoints };
}

function withoutEstimates(line: QuoteLineRequest): QuoteLineRequest {
  return {
    ...line,
    medicareBenefitMinor: line.enteredMedicareMinor,
    fundBenefitMinor: line.enteredFundMinor,
  };
}

/** Adds the benefits to a line, estimated or as entered by staff. */
function addBenefits(
  { ...line }: LineToEstimate,
  benefits: LineBenefits | null,
  gstRateBasisPoints: number,
): PricedLine {
  const withBenefits = {
    ...line,
    medicareBenefitMinor: benefits?.medicareBenefitMinor ?? null,
    fundBenefitMinor: benefits?.fundBenefitMinor ?? null,
  };
  return {
    ...withBenefits,
    enteredClass: line.enteredClass ?? null,
    ...priceLine(withBenefits, gstRateBasisPoints),
    options: [...line.options],
    enteredOptionIds: line.enteredOptionIds ? [...line.enteredOptionIds] : null,
    trace: [...line.trace],
    scheduleFeeMinor: benefits?.scheduleFeeMinor ?? null,
    benefitSteps: [...(benefits?.trace ?? [])],
  };
}

/** Errors for discounts above the line's fee and benefits above its charge, at the submitted line. */
function typedProblems({ lines: sent }: PricingRequest, lines: readonly PricedLine[]): FieldError[] {
  if (sent === null || sent.length !== lines.length) return [];
  return lines.flatMap((line, at) => [...discountProblem(line, at), ...benefitProblem(line, at)]);
}

function discountProblem({ discount, unitFeeMinor, quantity }: PricedLine, at: number): FieldError[] {
  if (discount?.type !== 'FIXED_AMOUNT' || discount.amountMinor <= multiplyMinor(unitFeeMinor, quantity))
    return [];
  return [{ path: `lines.${at}.discountMinor`, message: 'Discount must not be more than the fee' }];
}

function benefitProblem(line: PricedLine, at: number): FieldError[] {
  const { enteredMedicareMinor, enteredFundMinor, medicareBenefitMinor, totalMinor, basis } = line;
  if (basis === 'NOT_INCLUDED') return [];
  if ((enteredMedicareMinor ?? 0) > totalMinor)
    return [{ path: `lines.${at}.medicareBenefitMinor`, message: BENEFIT_ABOVE_TOTAL }];
  if ((enteredFundMinor ?? 0) > totalMinor - (medicareBenefitMinor ?? 0))
    return [{ path: `lines.${at}.fundBenefitMinor`, message: BENEFIT_ABOVE_TOTAL }];
  return [];
}

const BENEFIT_ABOVE_TOTAL = 'Benefits must not be more than is charged for the line';
