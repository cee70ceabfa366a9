export type CaseStatus =
  | 'PLANNED'
  | 'SCHEDULED'
  | 'CONFIRMED'
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'RESCHEDULED'
  | 'POST_OP';

/** The actions on a case. BOOK changes the people, the place and the duration, but not the date. */
export const CASE_ACTS = [
  'SCHEDULE',
  'BOOK',
  'CONFIRM',
  'RESCHEDULE',
  'START',
  'COMPLETE',
  'POST_OP',
  'CANCEL',
] as const;
export type CaseAct = (typeof CASE_ACTS)[number];

interface ActRule {
  from: readonly CaseStatus[];
  /** Null if the status does not change. */
  to: CaseStatus | null;
  /** Whether the case must have a date, or must not have one yet. */
  date?: 'NEEDED' | 'NOT_YET';
  /**
   * Whether the action commits the practice to a surgery. If so, the doctor must still be at the practice, and for a child a
   * parent or guardian must have accepted.
   */
  isBooking?: boolean;
  /**
   * Whether the action requires an undisputed acceptance and a completed cosmetic pathway. This also applies if an exception was
   * revoked later.
   */
  isGated?: boolean;
}

const STATUSES_BEFORE_SURGERY: readonly CaseStatus[] = ['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];

/**
 * A case starts as PLANNED, or as SCHEDULED without a date. A case that was moved is RESCHEDULED until it is confirmed again, or
 * SCHEDULED again while the new date is yet to be found.
 */
const ACT_RULES: Record<CaseAct, ActRule> = {
  SCHEDULE: {
    from: ['PLANNED', 'SCHEDULED', 'RESCHEDULED'],
    to: 'SCHEDULED',
    date: 'NOT_YET',
    isBooking: true,
    isGated: true,
  },
  BOOK: { from: STATUSES_BEFORE_SURGERY, to: null },
  CONFIRM: {
    from: ['PLANNED', 'SCHEDULED', 'RESCHEDULED'],
    to: 'CONFIRMED',
    date: 'NEEDED',
    isBooking: true,
    isGated: true,
  },
  RESCHEDULE: {
    from: ['SCHEDULED', 'CONFIRMED', 'RESCHEDULED'],
    to: 'RESCHEDULED',
    date: 'NEEDED',
    isBooking: true,
    isGated: true,
  },
  START: { from: ['CONFIRMED'], to: 'IN_PROGRESS', date: 'NEEDED', isGated: true },
  COMPLETE: { from: ['IN_PROGRESS'], to: 'COMPLETED' },
  POST_OP: { from: ['COMPLETED'], to: 'POST_OP' },
  CANCEL: { from: STATUSES_BEFORE_SURGERY, to: 'CANCELLED' },
};

export interface CaseFacts {
  status: CaseStatus;
  /** The day of surgery and today, as ISO dates in the practice's time zone. */
  startsOn: string | null;
  today: string;
  hasDoctorLeft: boolean;
  /** Whether the cosmetic pathway allows booking. True if no pathway applies. */
  mayBook: boolean;
  /** Whether the patient disputed the acceptance and the dispute is not settled. */
  isDisputed: boolean;
  /** Whether the patient accepted alone while too young to do so. */
  lacksRepresentative: boolean;
}

export type CaseRefusal =
  'STATUS' | 'NO_DATE' | 'HAS_DATE' | 'DISPUTED' | 'REPRESENTATIVE' | 'DOCTOR_LEFT' | 'PATHWAY' | 'NOT_TODAY';

/** Returns why an action is refused, or null if it is allowed. */
export function findCaseRefusal(act: CaseAct, facts: CaseFacts): CaseRefusal | null {
  const { from, date, isBooking, isGated } = ACT_RULES[act];
  if (!from.includes(facts.status)) return 'STATUS';
  if (date === 'NEEDED' && facts.startsOn === null) return 'NO_DATE';
  if (date === 'NOT_YET' && facts.startsOn !== null) return 'HAS_DATE';
  if (isGated && facts.isDisputed) return 'DISPUTED';
  if (isBooking && facts.lacksRepresentative) return 'REPRESENTATIVE';
  if (isBooking && facts.hasDoctorLeft) return 'DOCTOR_LEFT';
  if (isGated && !facts.mayBook) return 'PATHWAY';
  if (act === 'START' && (facts.startsOn ?? '') > facts.today) return 'NOT_TODAY';
  return null;
}

/** Returns the status after an allowed action. */
export function statusAfter(act: CaseAct, status: CaseStatus): CaseStatus {
  return ACT_RULES[act].to ?? status;
}

/** The next step of a case, for the sentence and the button at its top. */
export type CaseStep =
  | 'DISPUTE'
  | 'REPRESENTATIVE'
  | 'GATES'
  | 'COOLING_OFF'
  | 'DOCTOR'
  | 'DATE'
  | 'CONFIRM'
  | 'WAIT'
  | 'START'
  | 'COMPLETE'
  | 'POST_OP'
  | 'OVER';

/** Returns the next step of a case. `gatesOpen` is true if evidence for its pathway is missing or insufficient. */
export function nextCaseStep(facts: CaseFacts & { gatesOpen: boolean }): CaseStep {
  const { status, startsOn, today } = facts;
  if (status === 'CANCELLED' || status === 'POST_OP') return 'OVER';
  if (status === 'COMPLETED') return 'POST_OP';
  if (status === 'IN_PROGRESS') return 'COMPLETE';
  if (facts.isDisputed) return 'DISPUTE';
  // A confirmed case proceeds: a missing representative is shown elsewhere and should have been caught before.
  if (facts.lacksRepresentative && status !== 'CONFIRMED') return 'REPRESENTATIVE';
  if (facts.hasDoctorLeft) return 'DOCTOR';
  if (!facts.mayBook) return facts.gatesOpen ? 'GATES' : 'COOLING_OFF';
  if (status === 'CONFIRMED') return startsOn !== null && startsOn > today ? 'WAIT' : 'START';
  return startsOn === null ? 'DATE' : 'CONFIRM';
}
