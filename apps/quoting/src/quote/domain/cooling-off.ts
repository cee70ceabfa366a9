import type { ProcedureClass } from '@quillcare/contracts';
import { addDays, hasPathway, LEAST_COOLING_OFF_DAYS, todayIn } from '@quillcare/rules';
import type { QuoteDocument } from './quote-document';

/** Days after accepting in which the patient can always change their mind; null for procedures without such a period. */
export function coolingOffOf(procedureClass: ProcedureClass, days: number | null | undefined): number | null {
  if (!hasPathway(procedureClass)) return null;
  // Documents from before practices could choose theirs do not name it.
  return Math.max(days ?? LEAST_COOLING_OFF_DAYS, LEAST_COOLING_OFF_DAYS);
}

/** The document with the practice's cooling-off days, which bind it from then on, whatever it decides later. */
export function withCoolingOff(document: QuoteDocument, days: number): QuoteDocument {
  const coolingOffDays = coolingOffOf(document.procedureClass, days);
  return coolingOffDays === null ? document : { ...document, coolingOffDays };
}

/** The last day, in the practice's zone, on which what was accepted can be withdrawn in any case; null without such a period. */
export function lastCoolingOffDay(
  document: Pick<QuoteDocument, 'procedureClass' | 'coolingOffDays' | 'timeZone'>,
  acceptedAt: Date,
): string | null {
  const days = coolingOffOf(document.procedureClass, document.coolingOffDays);
  return days === null ? null : addDays(todayIn(acceptedAt, document.timeZone), days);
}
