import { addDays } from '../dates';

/** What must have happened before a cosmetic surgery is booked or a deposit taken, in the usual order. */
export const GATE_KINDS = [
  'REFERRAL',
  'FIRST_CONSULTATION',
  'SECOND_CONSULTATION',
  'SCREENING',
  'QUOTE_DELIVERED',
  'CONSENT_SIGNED',
] as const;
export type GateKind = (typeof GATE_KINDS)[number];

/** The law's cooling-off period in days. */
export const LEAST_COOLING_OFF_DAYS = 7;

/** Evidence of a gate, as far as the rules need it. */
export interface GateEvidence {
  kind: GateKind;
  /** The day on which it happened, in the practice's time zone. */
  doneOn: string;
  /** Of a consultation: the doctor who held it, and whether both were in one room. */
  doctorId: string | null;
  isInPerson: boolean;
  /** Of the psychological screening: whether the patient is suitable. */
  isSuitable: boolean;
}

export interface PathwayFacts {
  evidence: readonly GateEvidence[];
  /** Who will operate. */
  operatingDoctorId: string | null;
  coolingOffDays: number;
  /** A medical exception is recorded: the gates and the cooling-off period do not hold up the booking. */
  hasException: boolean;
  today: string;
}

/** Evidence that is there, but does not do. */
export type PathwayProblem = 'NOT_SUITABLE' | 'NOT_IN_PERSON' | 'SECOND_BEFORE_FIRST';

export interface PathwayState {
  missing: GateKind[];
  problems: PathwayProblem[];
  /** The first day on which it may be booked; null while evidence is missing or does not do. */
  earliestOn: string | null;
  /** Whether it may be booked, and a deposit taken, today. */
  mayBook: boolean;
}

const isConsultation = ({ kind }: GateEvidence) =>
  kind === 'FIRST_CONSULTATION' || kind === 'SECOND_CONSULTATION';

/**
 * How far a cosmetic pathway is. The cooling-off period begins with the last of all gates and is never shorter than the law's;
 * its last day is the last one on which the patient can always change their mind, so booking begins on the day after.
 */
export function pathwayState(facts: PathwayFacts): PathwayState {
  const { evidence, coolingOffDays, hasException, today } = facts;
  const missing = GATE_KINDS.filter((kind) => !evidence.some((one) => one.kind === kind));
  const problems = problemsOf(facts);
  const isComplete = missing.length === 0 && problems.length === 0;
  const last = evidence.map(({ doneOn }) => doneOn).reduce((one, other) => (one > other ? one : other), '');
  const days = Math.max(coolingOffDays, LEAST_COOLING_OFF_DAYS);
  const earliestOn = isComplete ? addDays(last, days + 1) : null;
  return {
    missing,
    problems,
    earliestOn,
    mayBook: hasException || (earliestOn !== null && today >= earliestOn),
  };
}

function problemsOf({ evidence, operatingDoctorId }: PathwayFacts): PathwayProblem[] {
  const of = (kind: GateKind) => evidence.find((one) => one.kind === kind);
  const [first, second, screening] = [of('FIRST_CONSULTATION'), of('SECOND_CONSULTATION'), of('SCREENING')];
  const problems: PathwayProblem[] = [];
  if (first && second) {
    if (second.doneOn < first.doneOn) problems.push('SECOND_BEFORE_FIRST');
    const hasMet = evidence.some(
      (one) => isConsultation(one) && one.isInPerson && one.doctorId === operatingDoctorId,
    );
    if (!hasMet || operatingDoctorId === null) problems.push('NOT_IN_PERSON');
  }
  if (screening && !screening.isSuitable) problems.push('NOT_SUITABLE');
  return problems;
}

/** Whether the pathway applies: a procedure that is cosmetic in part counts as cosmetic. */
export function hasPathway(procedureClass: string): boolean {
  return procedureClass === 'COSMETIC' || procedureClass === 'MIXED';
}
