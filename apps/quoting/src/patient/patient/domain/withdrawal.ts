import type { ProcedureClass, SurgeryCaseStatus } from '@quillcare/contracts';
import { endOfDayIn } from '@quillcare/rules';
import { lastCoolingOffDay } from '../../../quote';

/** The accepted quote's rules and the status of its surgery. */
export interface AcceptedFacts {
  caseStatus: SurgeryCaseStatus;
  procedureClass: ProcedureClass;
  acceptedAt: Date;
  /** From the signed document. Null for procedures without a cooling-off period. */
  coolingOffDays: number | null;
  /** Additional months for patients under 18; 0 for others. */
  coolingOffMonths: number;
  /** The practice's time zone, in which the last day ends. */
  timeZone: string;
}

export interface Withdrawal {
  isAllowed: boolean;
  /**
   * The last instant at which withdrawal is possible even if the surgery is confirmed before then. Null if there is none or it
   * has passed.
   */
  until: Date | null;
}

/** A rescheduled surgery must be confirmed again, and until then the patient can still withdraw. */
const UNCONFIRMED: readonly SurgeryCaseStatus[] = ['PLANNED', 'SCHEDULED', 'RESCHEDULED'];

/**
 * Any acceptance can be withdrawn until the surgery is confirmed. For a cosmetic procedure that remains possible until the end of
 * the cooling-off period's last day. Once the surgery has begun or was cancelled, withdrawal is no longer possible.
 */
export function withdrawalOf(accepted: AcceptedFacts, now: Date): Withdrawal {
  const isUnconfirmed = UNCONFIRMED.includes(accepted.caseStatus);
  if (!isUnconfirmed && accepted.caseStatus !== 'CONFIRMED') return { isAllowed: false, until: null };
  const end = coolingOffEnd(accepted);
  const until = end !== null && now <= end ? end : null;
  return { isAllowed: isUnconfirmed || until !== null, until };
}

function coolingOffEnd({ coolingOffDays, acceptedAt, ...document }: AcceptedFacts): Date | null {
  const lastDay = lastCoolingOffDay({ ...document, coolingOffDays: coolingOffDays ?? undefined }, acceptedAt);
  return lastDay === null ? null : endOfDayIn(lastDay, document.timeZone);
}
