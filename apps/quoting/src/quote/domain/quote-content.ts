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

/** The facts of a practice that decide how its quotes are priced and dated. */
export type PracticeFacts = Pick<Organisation, 'country' | 'currency' | 'timeZone'>;

/** A quote is an offer for the foreseeable future; a year typed wrongly should not make it one for centuries. */
const LONGEST_VALIDITY_DAYS = 3_660;

/** Prices what staff typed and takes the practice's facts and the parties into it; `newId` names each line. */
export function contentOf(
  input: QuoteInput,
  parties: QuoteParties,
  practice: PracticeFacts,
  quoteNumber: string,
  newId: () => string,
): QuoteContent {
  const gstRateBasisPoints = gstRate(practice.country);
  const lines = input.lines.map((line): QuoteLine => ({
    ...line,
    id: newId(),
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
    searchKey: quoteSearchKey(quoteNumber, parties.client),
  };
}

/** The text by which a quote is found: its number, with or without the prefix, and the client's name. */
export function quoteSearchKey(quoteNumber: string, client: QuoteParties['client']): string {
  return searchKey(quoteNumber, quoteNumber.slice(2), `${client.firstName} ${client.lastName}`);
}

/** The input that would make this content again; a partial edit is laid over it. */
export function inputOf(content: QuoteContent): QuoteInput {
  return {
    clientId: content.clientId,
    doctorId: content.doctorId,
    hospitalId: content.hospitalId,
    procedureClass: content.procedureClass,
    validUntil: content.validUntil,
    notesToPatient: content.notesToPatient,
    lines: content.lines.map((line) => ({
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
    })),
  };
}

/** What is wrong with the figures of the lines, each field named. */
export function lineProblems(lines: QuoteInput['lines']): FieldError[] {
  return lines.flatMap((line, at) =>
    pricedLineProblems(line).map(({ path, message }) => ({ path: `lines.${at}.${path}`, message })),
  );
}

/** What is wrong with the last valid day: it must not be over, nor absurdly far away, in the practice's zone. */
export function validityProblems(validUntil: string, timeZone: string, now: Date): FieldError[] {
  if (isExpired(validUntil, now, timeZone)) {
    return [{ path: 'validUntil', message: 'Please choose today or a later date' }];
  }
  if (validUntil > addDays(todayIn(now, timeZone), LONGEST_VALIDITY_DAYS)) {
    return [{ path: 'validUntil', message: 'Please choose a date within the next ten years' }];
  }
  return [];
}

/** Throws `VALIDATION_FAILED` with every field named, if any is wrong. */
export function refuseInvalid(problems: FieldError[]): void {
  if (problems.length > 0) throw invalid(...problems);
}
