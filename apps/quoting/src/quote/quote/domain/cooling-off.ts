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

/** How long the patient can change their mind, as the document says. */
export type CoolingOff = Pick<QuoteDocument, 'procedureClass' | 'coolingOffDays' | 'coolingOffMonths'>;

/** The shortest three months have so many days: 28 of February, 31 and 30. */
const LEAST_DAYS_OF_MINORS = 89;

/** Days after accepting in which the patient can always change their mind; null for procedures without such a period. */
export function coolingOffOf(
  procedureClass: ProcedureClass,
  days: number | null | undefined,
  months = 0,
): number | null {
  if (!hasPathway(procedureClass)) return null;
  // Documents from before practices could choose theirs do not name it.
  return Math.max(days ?? 0, LEAST_COOLING_OFF_DAYS, months > 0 ? LEAST_DAYS_OF_MINORS : 0);
}

/**
 * The document with the practice's cooling-off days, and the months of a patient below 18, which bind it from then on, whatever the
 * practice decides later.
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

/** The last day, in the practice's zone, on which what was accepted can be withdrawn in any case; null without such a period. */
export function lastCoolingOffDay(
  document: CoolingOff & Pick<QuoteDocument, 'timeZone'>,
  acceptedAt: Date,
): string | null {
  const days = coolingOffOf(document.procedureClass, document.coolingOffDays);
  if (days === null) return null;
  const months = document.coolingOffMonths ?? 0;
  return coolingOffEnd(todayIn(acceptedAt, document.timeZone), { days, months });
}
