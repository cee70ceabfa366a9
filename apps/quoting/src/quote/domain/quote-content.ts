import {
  invalid,
  type FieldError,
  type Organisation,
  type QuoteInput,
  type QuoteLine,
} from '@quillcare/contracts';
import {
  addDays,
  gstRate,
  isExpired,
  pricedLineProblems,
  priceLine,
  quoteTotals,
  searchKey,
  todayIn,
} from '@quillcare/rules';
import type { QuoteContent, QuoteParties } from './quote.state';

/** The facts of a practice that quotes are priced and dated by. */
export type PracticeFacts = Pick<Organisation, 'country' | 'currency' | 'timeZone'>;

/** No longer than the life of a patient's link: an offer that cannot be opened is useless. */
const LONGEST_VALIDITY_DAYS = 365;

/**
 * Prices the input of staff with the practice's facts and the parties. Unchanged `present` lines keep their
 * ids.
 */
export function contentOf(
  input: QuoteInput,
  parties: QuoteParties,
  practice: PracticeFacts,
  quoteNumber: string,
  newId: () => string,
  present: readonly QuoteLine[] = [],
): QuoteContent {
  const gstRateBasisPoints = gstRate(practice.country);
  const ids = keptLineIds(input.lines, present, newId);
  const lines = input.lines.map((line, at): QuoteLine => ({
    ...line,
    id: ids[at] ?? newId(),
    ...priceLine(line, gstRateBasisPoints),
  }));
  const totals = quoteTotals(input.lines, { gstRateBasisPoints });
  return {
    ...parties,
    clientId: input.clientId,
    doctorId: input.doctorId,
    hospitalId: input.hospitalId,
    procedureClass: input.procedureClass,
    currency: practice.currency,
    gstRateBasisPoints,
    timeZone: practice.timeZone,
    validUntil: input.validUntil,
    notesToPatient: input.notesToPatient,
    lines,
    totals: { ...totals, byBiller: { ...totals.byBiller } },
    totalMinor: totals.totalMinor,
    searchKey: quoteSearchKey(quoteNumber, parties.client, parties.doctor),
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

/** The input that reproduces this content; a partial edit is merged into it. */
export function inputOf(content: QuoteContent): QuoteInput {
  return {
    clientId: content.clientId,
    doctorId: content.doctorId,
    hospitalId: content.hospitalId,
    procedureClass: content.procedureClass,
    validUntil: content.validUntil,
    notesToPatient: content.notesToPatient,
    lines: content.lines.map(lineInputOf),
  };
}

function lineInputOf(line: QuoteInput['lines'][number]): QuoteInput['lines'][number] {
  return {
    kind: line.kind,
    surgeryId: line.surgeryId,
    description: line.description,
    providerName: line.providerName,
    billedBy: line.billedBy,
    basis: line.basis,
    quantity: line.quantity,
    unitFeeMinor: line.unitFeeMinor,
    discountMinor: line.discountMinor,
    gstTreatment: line.gstTreatment,
    mbsItem: line.mbsItem,
    medicareBenefitMinor: line.medicareBenefitMinor,
    fundBenefitMinor: line.fundBenefitMinor,
  };
}

/**
 * An id for each line of an edit: an unchanged line keeps its id wherever it moved, a changed line keeps that
 * of the line it replaces, and a new one gets a new id. The audit then shows only what was edited.
 */
export function keptLineIds(
  lines: QuoteInput['lines'],
  present: readonly QuoteLine[],
  newId: () => string,
): string[] {
  const free = new Map(present.map((line) => [line.id, JSON.stringify(lineInputOf(line))]));
  const take = (id: string | undefined): string | undefined => {
    if (id === undefined || !free.has(id)) return undefined;
    free.delete(id);
    return id;
  };
  const same = lines.map((line) => {
    const wanted = JSON.stringify(lineInputOf(line));
    return take([...free].find(([, content]) => content === wanted)?.[0]);
  });
  return same.map((id, at) => id ?? take(present[at]?.id) ?? newId());
}

/** Problems with the figures of the lines, each with its field. */
export function lineProblems(lines: QuoteInput['lines']): FieldError[] {
  return lines.flatMap((line, at) =>
    pricedLineProblems(line).map(({ path, message }) => ({ path: `lines.${at}.${path}`, message })),
  );
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
