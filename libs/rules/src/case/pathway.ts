import { addDays } from '../dates';
import { addMonths } from '../plans/period';
import { GATE_KINDS, type GateKind, type PathwayFacts } from './pathway-facts';
import { gatesForMinors, isAdultOn, type PathwayJurisdiction } from './pathway-law';
import { findPathwayProblems, type PathwayProblem } from './pathway-problems';

/** The statutory cooling-off period in days. */
export const MIN_COOLING_OFF_DAYS = 7;
/** The cooling-off period for patients under 18, in calendar months. */
export const MINOR_COOLING_OFF_MONTHS = 3;

export interface PathwayState {
  /** The gates this patient needs, in order. */
  needed: GateKind[];
  missing: GateKind[];
  problems: PathwayProblem[];
  isMinor: boolean;
  /** The length of the cooling-off period. Whichever of the two ends later applies. */
  coolingOff: { days: number; months: number };
  /** The first day on which the surgery may be booked. Null while evidence is missing or insufficient. */
  earliestOn: string | null;
  /** Whether the surgery may be booked, and a deposit taken, today. */
  mayBook: boolean;
}

/**
 * Returns the progress of a cosmetic pathway. The cooling-off period starts on the day of the last gate and is never shorter than
 * the statutory one. The patient can change their mind throughout its last day, so booking starts on the day after.
 */
export function calculatePathwayState(facts: PathwayFacts): PathwayState {
  const isMinor = isMinorAtConsent(facts);
  const needed = requiredGates(isMinor, facts);
  const evidence = facts.evidence.filter(({ kind }) => needed.includes(kind));
  const missing = needed.filter((kind) => !evidence.some((one) => one.kind === kind));
  const problems = findPathwayProblems({ ...facts, evidence }, isMinor);
  const coolingOff = {
    days: Math.max(facts.coolingOffDays, MIN_COOLING_OFF_DAYS),
    months: isMinor ? MINOR_COOLING_OFF_MONTHS : 0,
  };
  const last = evidence.map(({ doneOn }) => doneOn).reduce((one, other) => (one > other ? one : other), '');
  const isComplete = missing.length === 0 && problems.length === 0;
  const earliestOn = isComplete ? addDays(calculateCoolingOffEnd(last, coolingOff), 1) : null;
  const mayBook = facts.hasException || (earliestOn !== null && facts.today >= earliestOn);
  return { needed, missing, problems, isMinor, coolingOff, earliestOn, mayBook };
}

/**
 * Returns the last day (ISO date) of a cooling-off period starting on `from`: the later of `days` calendar days and `months`
 * calendar months.
 */
export function calculateCoolingOffEnd(from: string, { days, months }: PathwayState['coolingOff']): string {
  const ends = [addDays(from, days), addMonths(from, months)].sort();
  return ends[1] ?? from;
}

/** A patient who was under 18 when they consented keeps the minors' cooling-off period. Before consent, the age today counts. */
function isMinorAtConsent({ dateOfBirth, evidence, today }: PathwayFacts): boolean {
  const consent = evidence.find(({ kind }) => kind === 'CONSENT_SIGNED');
  return dateOfBirth !== null && !isAdultOn(dateOfBirth, consent?.doneOn ?? today);
}

const MINOR_ONLY_GATES: readonly GateKind[] = ['EVALUATION', 'BEST_INTERESTS'];

function requiredGates(isMinor: boolean, place: PathwayJurisdiction): GateKind[] {
  const added: readonly GateKind[] = isMinor ? gatesForMinors(place) : [];
  return GATE_KINDS.filter((kind) => !MINOR_ONLY_GATES.includes(kind) || added.includes(kind));
}
