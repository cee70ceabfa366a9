import type { ProcedureClass, SurgeryCaseStatus } from '@quillcare/contracts';
import { endOfDayIn } from '@quillcare/rules';
import { lastCoolingOffDay } from '../../../quote';

/** What an acceptance was given for, and how far its surgery has come. */
export interface AcceptedFacts {
  caseStatus: SurgeryCaseStatus;
  procedureClass: ProcedureClass;
  acceptedAt: Date;
  /** As the signed document says; null for procedures without. */
  coolingOffDays: number | null;
  /** Of patients below 18, besides; 0 for others. */
  coolingOffMonths: number;
  /** The practice's zone, in which the last day ends. */
  timeZone: string;
}

/** Whether an acceptance can be withdrawn. */
export interface Withdrawal {
  isAllowed: boolean;
  /** The last instant at which it can even if the surgery is confirmed before; null where there is none to come. */
  until: Date | null;
}

/** A surgery that was moved is confirmed again, so until then the patient can still withdraw. */
const UNCONFIRMED: readonly SurgeryCaseStatus[] = ['PLANNED', 'SCHEDULED', 'RESCHEDULED'];

/**
 * Until the surgery is confirmed every acceptance can be withdrawn; one of a cosmetic procedure also later, until the last day
 * of its cooling-off period is over. Once the surgery has begun, or was cancelled, there is nothing to withdraw.
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
