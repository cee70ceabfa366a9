import {
  invalid,
  type FieldError,
  type Organisation,
  type ProcedureClass,
  type QuoteInput,
} from '@quillcare/contracts';
import { addDays, isExpired, searchKey, todayIn } from '@quillcare/rules';
import { priceContent } from './price-content';
import type { PriceList } from './price-list';
import { choicesOf, type PriceQuestion, type StoredDraft } from './price-question';
import type { QuoteContent, QuoteParties } from './quote.state';

/** Far beyond any surgery: what is above has a digit too many. In minor units. */
const HIGHEST_TOTAL = 1_000_000_000;

/** The facts of a practice that quotes are priced and dated by. */
export type PracticeFacts = Pick<Organisation, 'country' | 'currency' | 'timeZone'>;

/** No longer than the life of a patient's link: an offer that cannot be opened is useless. */
const LONGEST_VALIDITY_DAYS = 365;

/** What staff entered. Lines that are null stay a draft's own; the class is null unless it was sent for the whole quote. */
export interface ContentInput extends Omit<QuoteInput, 'lines' | 'procedureClass' | 'fund'> {
  fund: QuoteContent['fund'];
  lines: QuoteInput['lines'] | null;
  procedureClass: ProcedureClass | null;
}

/** By what the content is priced: the practice's prices on its day `on`, and the draft that it changes. */
export interface ContentContext {
  prices: PriceList;
  on: string;
  newId: () => string;
  stored: StoredDraft | null;
}

/** The input with a class for the whole quote given to each of its surgeries that has none of its own. */
export function withClass(input: ContentInput): ContentInput {
  const { procedureClass, surgeries } = input;
  if (procedureClass === null || procedureClass === 'OTHER') return { ...input, procedureClass: null };
  // A quote of several surgeries is mixed as soon as two differ, which says nothing about any of them.
  if (procedureClass === 'MIXED' && surgeries.length > 1) return { ...input, procedureClass: null };
  return { ...input, surgeries: surgeries.map((surgery) => ({ procedureClass, ...surgery })) };
}

/** The content of a quote with its prices, and what is wrong with what was entered. */
export function contentOf(
  entered: ContentInput,
  parties: QuoteParties,
  practice: PracticeFacts,
  quoteNumber: string,
  { prices, on, newId, stored }: ContentContext,
): { content: QuoteContent; problems: FieldError[] } {
  const input = withClass(entered);
  const { surgeries, quoteDiscount, fund, place } = input;
  const question: PriceQuestion = {
    choices: choicesOf({ ...parties, surgeries, place }),
    procedureClass: input.procedureClass,
    quoteDiscount,
    fund,
    lines: input.lines,
    stored,
  };
  const { problems, ...priced } = priceContent(question, prices, { country: practice.country, on }, newId);
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

/** The class that a quote of typed lines has as a whole, so that a line that joins it is not asked about; else null. */
export function ownClass({
  surgeries,
  procedureClass,
}: Pick<QuoteContent, 'surgeries' | 'procedureClass'>): ProcedureClass | null {
  const isOne = procedureClass === 'MEDICARE' || procedureClass === 'COSMETIC';
  return surgeries.length === 0 && isOne ? procedureClass : null;
}

/** The input that reproduces this content; a partial edit is merged into it. */
export function inputOf(content: QuoteContent): ContentInput {
  return {
    clientId: content.clientId,
    doctorId: content.doctorId,
    hospitalId: content.hospitalId,
    siteId: content.siteId,
    place: content.place,
    procedureClass: ownClass(content),
    surgeries: content.surgeries,
    quoteDiscount: content.quoteDiscount,
    fund: content.fund,
    validUntil: content.validUntil,
    notesToPatient: content.notesToPatient,
    lines: null,
  };
}

/**
 * The search text of a quote: its number, with or without the prefix, and the names of client and doctor as
 * the quote itself shows them. A doctor who changes their name is found under the new one in quotes saved
 * from then on.
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

/**
 * What is wrong with a quote as a whole: no lines, unless it lacks them because of other problems, or a total that nobody means.
 */
export function wholeProblems(
  { lines, totalMinor }: Pick<QuoteContent, 'lines' | 'totalMinor'>,
  problems: readonly FieldError[],
): FieldError[] {
  if (problems.length > 0) return [];
  if (lines.length === 0) return [{ path: 'lines', message: 'Add at least one line' }];
  if (totalMinor <= HIGHEST_TOTAL) return [];
  return [
    {
      path: 'lines',
      message: 'A quote can be for at most $10,000,000. Please check its fees and quantities',
    },
  ];
}

/** Problems with the last valid day: in the practice's zone it must be today or later, and within a year. */
export function validityProblems(validUntil: string, timeZone: string, now: Date): FieldError[] {
  if (isExpired(validUntil, now, timeZone)) {
    return [{ path: 'validUntil', message: 'Please choose today or a later date' }];
  }
  if (validUntil > addDays(todayIn(now, timeZone), LONGEST_VALIDITY_DAYS)) {
    return [{ path: 'validUntil', message: 'Please choose a date within the next 12 months' }];
  }
  return [];
}

/** Throws `VALIDATION_FAILED` with all problems, if there are any. */
export function refuseInvalid(problems: FieldError[]): void {
  if (problems.length > 0) throw invalid(...problems);
}
