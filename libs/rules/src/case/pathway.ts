import { addDays } from '../dates';
import { addMonths } from '../plans/period';
import { GATE_KINDS, type GateKind, type PathwayFacts } from './pathway-facts';
import { gatesOfMinors, hasReachedAdulthood, type PathwayPlace } from './pathway-law';
import { pathwayProblems, type PathwayProblem } from './pathway-problems';

/** The law's cooling-off period in days. */
export const LEAST_COOLING_OFF_DAYS = 7;
/** That of patients below 18, in calendar months. */
export const MINOR_COOLING_OFF_MONTHS = 3;

export interface PathwayState {
  /** The gates that this patient needs, in their order. */
  needed: GateKind[];
  missing: GateKind[];
  problems: PathwayProblem[];
  /** Whether the rules for patients below 18 apply. */
  isMinor: boolean;
  /** The length of the period: the later end of both counts. */
  coolingOff: { days: number; months: number };
  /** The first day on which it may be booked; null while evidence is missing or does not do. */
  earliestOn: string | null;
  /** Whether it may be booked, and a deposit taken, today. */
  mayBook: boolean;
}

/**
 * How far a cosmetic pathway is. The cooling-off period begins with the last of all gates and is never shorter than the law's;
 * its last day is the last one on which the patient can always change their mind, so booking begins on the day after.
 */
export function pathwayState(facts: PathwayFacts): PathwayState {
  const isMinor = isMinorAtConsent(facts);
  const needed = neededGates(isMinor, facts);
  const evidence = facts.evidence.filter(({ kind }) => needed.includes(kind));
  const missing = needed.filter((kind) => !evidence.some((one) => one.kind === kind));
  const problems = pathwayProblems({ ...facts, evidence }, isMinor);
  const coolingOff = {
    days: Math.max(facts.coolingOffDays, LEAST_COOLING_OFF_DAYS),
    months: isMinor ? MINOR_COOLING_OFF_MONTHS : 0,
  };
  const last = evidence.map(({ doneOn }) => doneOn).reduce((one, other) => (one > other ? one : other), '');
  const isComplete = missing.length === 0 && problems.length === 0;
  const earliestOn = isComplete ? addDays(coolingOffEnd(last, coolingOff), 1) : null;
  const mayBook = facts.hasException || (earliestOn !== null && facts.today >= earliestOn);
  return { needed, missing, problems, isMinor, coolingOff, earliestOn, mayBook };
}

/** The last day of a cooling-off period that begins on a day: the later of so many days and so many calendar months. */
export function coolingOffEnd(from: string, { days, months }: PathwayState['coolingOff']): string {
  const ends = [addDays(from, days), addMonths(from, months)].sort();
  return ends[1] ?? from;
}

/** Who was below 18 when they consented waits as long as somebody below 18; who has not consented yet is as old as today. */
function isMinorAtConsent({ dateOfBirth, evidence, today }: PathwayFacts): boolean {
  const consent = evidence.find(({ kind }) => kind === 'CONSENT_SIGNED');
  return dateOfBirth !== null && !hasReachedAdulthood(dateOfBirth, consent?.doneOn ?? today);
}

const ONLY_OF_MINORS: readonly GateKind[] = ['EVALUATION', 'BEST_INTERESTS'];

function neededGates(isMinor: boolean, place: PathwayPlace): GateKind[] {
  const added: readonly GateKind[] = isMinor ? gatesOfMinors(place) : [];
  return GATE_KINDS.filter((kind) => !ONLY_OF_MINORS.includes(kind) || added.includes(kind));
}
