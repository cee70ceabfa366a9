import {
  invalidInput,
  type FieldError,
  type Organisation,
  type ProcedureClass,
  type QuoteInput,
} from '@quillcare/contracts';
import { addDays, isExpired, searchKey, todayIn } from '@quillcare/rules';
import { keepingClasses } from './composed-classes';
import { circumstancesOf, priceContent } from './price-content';
import type { PriceList } from './price-list';
import { choicesOf, type PricingRequest, type StoredDraft } from './pricing-request';
import type { QuoteContent, QuoteParties } from './quote.state';

/** Maximum total in minor units, far beyond any surgery; anything above has a digit too many. */
const MAX_TOTAL_MINOR = 1_000_000_000;

/** The practice data used for pricing and dating quotes. */
export type PracticeFacts = Pick<Organisation, 'country' | 'currency' | 'timeZone'>;

/** Equals the life of a patient's link, because an offer that cannot be opened is useless. */
const MAX_VALIDITY_DAYS = 365;

/** Content entered by staff. Null lines keep a draft's own; the class is null unless it was sent for the whole quote. */
export interface ContentInput extends Omit<QuoteInput, 'lines' | 'procedureClass' | 'fund'> {
  fund: QuoteContent['fund'];
  lines: QuoteInput['lines'] | null;
  procedureClass: ProcedureClass | null;
}

/** The pricing context: the practice's prices on its local day `on`, and the draft being changed. */
export interface ContentContext {
  prices: PriceList;
  on: string;
  newId: () => string;
  stored: StoredDraft | null;
}

/** Applies the class of the whole quote to each of its surgeries without their own. */
export function applyQuoteClass(input: ContentInput): ContentInput {
  const { procedureClass, surgeries } = input;
  if (procedureClass === null || procedureClass === 'OTHER') return { ...input, procedureClass: null };
  // A quote of several surgeries is mixed as soon as two differ, which says nothing about any single one.
  if (procedureClass === 'MIXED' && surgeries.length > 1) return { ...input, procedureClass: null };
  return { ...input, surgeries: surgeries.map((surgery) => ({ procedureClass, ...surgery })) };
}

/** The priced content of a quote, with the validation errors of the input. */
export function buildContent(
  entered: ContentInput,
  parties: QuoteParties,
  practice: PracticeFacts,
  quoteNumber: string,
  { prices, on, newId, stored }: ContentContext,
): { content: QuoteContent; problems: FieldError[] } {
  const input = applyQuoteClass(entered);
  const { surgeries, quoteDiscount, fund, place } = input;
  const question: PricingRequest = {
    choices: choicesOf({ ...parties, surgeries, place }),
    procedureClass: input.procedureClass,
    quoteDiscount,
    fund,
    lines: input.lines,
    stored,
  };
  const day = { country: practice.country, on };
  const { gst } = circumstancesOf(question, prices, day);
  const decidesGst = gst.country === 'AU' && gst.everyLine === null;
  const configurations = keepingClasses(prices.configurations, stored, question.choices, decidesGst);
  const { problems, ...priced } = priceContent(question, { ...prices, configurations }, day, newId);
  const content = {
    ...parties,
    ...priced,
    clientId: input.clientId,
    doctorId: input.doctorId,
    hospitalId: input.hospitalId,
    siteId: input.siteId,
    surgeries,
    currency: practice.currency,
    timeZone: practice.timeZone,
    validUntil: input.validUntil,
    notesToPatient: input.notesToPatient,
    totalMinor: priced.totals.totalMinor,
    quoteDiscount,
    fund,
    searchKey: quoteSearchKey(quoteNumber, parties.client, parties.doctor),
  };
  return { content, problems };
}

/** The class of a quote of typed lines as a whole, so that staff are not asked for the class of an added line. Null otherwise. */
export function classOfTypedQuote({
  surgeries,
  procedureClass,
}: Pick<QuoteContent, 'surgeries' | 'procedureClass'>): ProcedureClass | null {
  const isOne = procedureClass === 'MEDICARE' || procedureClass === 'COSMETIC';
  return surgeries.length === 0 && isOne ? procedureClass : null;
}

/** The input that reproduces this content, as the base for merging a partial edit. */
export function inputOf(content: QuoteContent): ContentInput {
  return {
    clientId: content.clientId,
    doctorId: content.doctorId,
    hospitalId: content.hospitalId,
    siteId: content.siteId,
    place: content.place,
    procedureClass: classOfTypedQuote(content),
    surgeries: content.surgeries,
    quoteDiscount: content.quoteDiscount,
    fund: content.fund,
    validUntil: content.validUntil,
    notesToPatient: content.notesToPatient,
    lines: null,
  };
}

/**
 * The search text of a quote: its number with and without the prefix, and the names of client and doctor as the quote shows them.
 * A doctor's new name is found only in quotes saved after the change.
 */
export function quoteSearchKey(
  quoteNumber: string,
  client: Pick<QuoteParties['client'], 'firstName' | 'lastName'>,
  doctor: Pick<QuoteParties['doctor'], 'firstName' | 'lastName'>,
): string {
  return searchKey(
    quoteNumber,
    quoteNumber.slice(2),
    `${client.firstName} ${client.lastName}`,
    `${doctor.firstName} ${doctor.lastName}`,
  );
}

/** Validation errors of the quote as a whole: no lines (unless other errors explain it) or an implausible total. */
export function overallProblems(
  { lines, totalMinor }: Pick<QuoteContent, 'lines' | 'totalMinor'>,
  problems: readonly FieldError[],
): FieldError[] {
  if (problems.length > 0) return [];
  if (lines.length === 0) return [{ path: 'lines', message: 'Add at least one line' }];
  if (totalMinor <= MAX_TOTAL_MINOR) return [];
  return [
    {
      path: 'lines',
      message: 'A quote can be for at most $10,000,000. Please check its fees and quantities',
    },
  ];
}

/** Validation errors of the last day of validity, which must be between today and a year ahead in the practice's time zone. */
export function validityProblems(validUntil: string, timeZone: string, now: Date): FieldError[] {
  if (isExpired(validUntil, now, timeZone)) {
    return [{ path: 'validUntil', message: 'Please choose today or a later date' }];
  }
  if (validUntil > addDays(todayIn(now, timeZone), MAX_VALIDITY_DAYS)) {
    return [{ path: 'validUntil', message: 'Please choose a date within the next 12 months' }];
  }
  return [];
}

/** Throws VALIDATION_FAILED with all problems, if there are any. */
export function assertNoProblems(problems: FieldError[]): void {
  if (problems.length > 0) throw invalidInput(...problems);
}
