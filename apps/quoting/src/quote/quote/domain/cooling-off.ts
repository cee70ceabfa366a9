import type { ProcedureClass } from '@quillcare/contracts';
import {
  coolingOffEnd,
  hasPathway,
  hasReachedAdulthood,
  LEAST_COOLING_OFF_DAYS,
  MINOR_COOLING_OFF_MONTHS,
  todayIn,
} from '@quillcare/rules';
import type { QuoteDocument } from './quote-document';

export type CoolingOff = Pick<QuoteDocument, 'procedureClass' | 'coolingOffDays' | 'coolingOffMonths'>;

/** Length in days of the shortest three months: a 28-day February, March and April. */
const LEAST_DAYS_OF_MINORS = 89;

/** Days after acceptance during which the patient can always withdraw. Null for procedures without a cooling-off period. */
export function coolingOffOf(
  procedureClass: ProcedureClass,
  days: number | null | undefined,
  months = 0,
): number | null {
  if (!hasPathway(procedureClass)) return null;
  // Older documents, from before the period was configurable, do not state it.
  return Math.max(days ?? 0, LEAST_COOLING_OFF_DAYS, months > 0 ? LEAST_DAYS_OF_MINORS : 0);
}

/**
 * Adds the practice's cooling-off days to the document, and the months that apply to a patient under 18. They bind the practice
 * even if its settings change later.
 */
export function withCoolingOff(
  document: QuoteDocument,
  days: number,
  patient: { dateOfBirth: string; sentAt: Date },
): QuoteDocument {
  const coolingOffDays = coolingOffOf(document.procedureClass, days);
  if (coolingOffDays === null) return document;
  const isOfAge = hasReachedAdulthood(patient.dateOfBirth, todayIn(patient.sentAt, document.timeZone));
  return { ...document, coolingOffDays, ...(!isOfAge && { coolingOffMonths: MINOR_COOLING_OFF_MONTHS }) };
}

/**
 * The last day, in the practice's time zone, on which the acceptance can be withdrawn in any case. Null for procedures without a
 * cooling-off period.
 */
export function lastCoolingOffDay(
  document: CoolingOff & Pick<QuoteDocument, 'timeZone'>,
  acceptedAt: Date,
): string | null {
  const days = coolingOffOf(document.procedureClass, document.coolingOffDays);
  if (days === null) return null;
  const months = document.coolingOffMonths ?? 0;
  return coolingOffEnd(todayIn(acceptedAt, document.timeZone), { days, months });
}
