export type CaseStatus =
  | 'PLANNED'
  | 'SCHEDULED'
  | 'CONFIRMED'
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'RESCHEDULED'
  | 'POST_OP';

/** What people do with a case. BOOK changes who, where and how long, but not when. */
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
  /** Null where the status stays. */
  to: CaseStatus | null;
  /** Whether the case must have a date, or must not. */
  date?: 'NEEDED' | 'NOT_YET';
  /** It commits the practice to a surgery, so the doctor must be there, and a child’s parent or guardian have accepted. */
  isBooking?: boolean;
  /** Nobody may dispute the acceptance, and the cosmetic pathway must be passed, also where an exception was revoked after it. */
  isGated?: boolean;
}

const BEFORE_SURGERY: readonly CaseStatus[] = ['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];

/**
 * A case begins as PLANNED or SCHEDULED without a date. One that was moved is RESCHEDULED until it is confirmed again; if the new
 * date is still to be found, it is scheduled again.
 */
const RULES: Record<CaseAct, ActRule> = {
  SCHEDULE: {
    from: ['PLANNED', 'SCHEDULED', 'RESCHEDULED'],
    to: 'SCHEDULED',
    date: 'NOT_YET',
    isBooking: true,
    isGated: true,
  },
  BOOK: { from: BEFORE_SURGERY, to: null },
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
  CANCEL: { from: BEFORE_SURGERY, to: 'CANCELLED' },
};

/** What decides whether something can be done with a case. */
export interface CaseFacts {
  status: CaseStatus;
  /** The day of the surgery and today, in the practice's time zone. */
  startsOn: string | null;
  today: string;
  hasDoctorLeft: boolean;
  /** Whether the cosmetic pathway allows booking; true where none applies. */
  mayBook: boolean;
  /** The patient said that the acceptance is not right, and nobody settled it yet. */
  isDisputed: boolean;
  /** The patient was too young to accept alone, and accepted alone. */
  lacksRepresentative: boolean;
}

/** Why something cannot be done with a case. */
export type CaseRefusal =
  'STATUS' | 'NO_DATE' | 'HAS_DATE' | 'DISPUTED' | 'REPRESENTATIVE' | 'DOCTOR_LEFT' | 'PATHWAY' | 'NOT_TODAY';

/** Why an act is refused; null where it is possible. */
export function caseRefusal(act: CaseAct, facts: CaseFacts): CaseRefusal | null {
  const { from, date, isBooking, isGated } = RULES[act];
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

/** The status after an act that is possible. */
export function statusAfter(act: CaseAct, status: CaseStatus): CaseStatus {
  return RULES[act].to ?? status;
}

/** What comes next in a case, for the sentence and the button at its top. */
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

/** The one thing that brings a case further. `gatesOpen`: evidence of its pathway is missing or does not do. */
export function nextCaseStep(facts: CaseFacts & { gatesOpen: boolean }): CaseStep {
  const { status, startsOn, today } = facts;
  if (status === 'CANCELLED' || status === 'POST_OP') return 'OVER';
  if (status === 'COMPLETED') return 'POST_OP';
  if (status === 'IN_PROGRESS') return 'COMPLETE';
  if (facts.isDisputed) return 'DISPUTE';
  // Whoever is confirmed goes on: what is missing then is told, and was missed before.
  if (facts.lacksRepresentative && status !== 'CONFIRMED') return 'REPRESENTATIVE';
  if (facts.hasDoctorLeft) return 'DOCTOR';
  if (!facts.mayBook) return facts.gatesOpen ? 'GATES' : 'COOLING_OFF';
  if (status === 'CONFIRMED') return startsOn !== null && startsOn > today ? 'WAIT' : 'START';
  return startsOn === null ? 'DATE' : 'CONFIRM';
}
