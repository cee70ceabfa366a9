import { searchKey } from '../search-key';
import {
  isConsentAfterConsultations,
  isConsentToQuote,
  isConsultation,
  type GateEvidence,
  type GateKind,
  type PathwayDoctor,
  type PathwayFacts,
  type Profession,
} from './pathway-facts';
import { isStateUnknown } from './pathway-law';

/**
 * Problems with the evidence, the most serious first: unknown facts that the outcome depends on, then evidence that exists but
 * does not count.
 */
export const PATHWAY_PROBLEMS = [
  'AGE_UNKNOWN',
  'STATE_UNKNOWN',
  'REPRESENTATIVE_MISSING',
  'REFERRED_BY_OPERATING_DOCTOR',
  'REFERRER_NOT_INDEPENDENT',
  'REFERRER_UNKNOWN',
  'REFERRAL_AFTER_CONSULTATION',
  'SECOND_BEFORE_FIRST',
  'CONSULTATIONS_ON_ONE_DAY',
  'NOT_IN_PERSON',
  'NOT_SUITABLE',
  'EVALUATOR_NOT_INDEPENDENT',
  'EVALUATOR_UNKNOWN',
  'EVALUATION_NOT_SUITABLE',
  'BEST_INTERESTS_WITHOUT_DOCUMENT',
  'CONSENT_BEFORE_SECOND_CONSULTATION',
  'CONSENT_BEFORE_QUOTE',
] as const;
export type PathwayProblem = (typeof PATHWAY_PROBLEMS)[number];

const PROBLEM_MESSAGES: Record<PathwayProblem, string> = {
  AGE_UNKNOWN:
    'The patient’s date of birth is not known, so nobody can say whether the rules for patients below 18 apply.',
  STATE_UNKNOWN:
    'The patient is below 18 and the state is not known: enter it in the address of the hospital or of the practice.',
  REPRESENTATIVE_MISSING:
    'The patient was too young to accept alone: a parent or guardian has to accept as well.',
  REFERRED_BY_OPERATING_DOCTOR: 'The referral was made by the doctor who operates, so it is not independent.',
  REFERRER_NOT_INDEPENDENT:
    'The referral is not independent: it must come from a doctor who performs no cosmetic surgery or procedures.',
  REFERRER_UNKNOWN: 'The referral does not say that it comes from an independent GP or specialist.',
  REFERRAL_AFTER_CONSULTATION: 'The referral is dated after the first consultation.',
  SECOND_BEFORE_FIRST: 'The second consultation is dated before the first one.',
  CONSULTATIONS_ON_ONE_DAY:
    'Both consultations are dated on the same day: the second must be on another day.',
  NOT_IN_PERSON: 'At least one consultation must be held in person by the operating doctor.',
  NOT_SUITABLE: 'The screening did not find the patient suitable.',
  EVALUATOR_NOT_INDEPENDENT:
    'The evaluation of a patient below 18 must be independent of the practice and of the doctor who operates.',
  EVALUATOR_UNKNOWN:
    'The evaluation does not say that an independent psychologist, psychiatrist or GP made it.',
  EVALUATION_NOT_SUITABLE: 'The evaluation did not find the patient suitable.',
  BEST_INTERESTS_WITHOUT_DOCUMENT:
    'The assessment of the child’s best interests needs its document: attach it to the step.',
  CONSENT_BEFORE_SECOND_CONSULTATION:
    'The consent was signed before the second consultation: the patient has to sign again after it.',
  CONSENT_BEFORE_QUOTE:
    'The consent was signed before the current version of the quote was sent: the patient has to sign again.',
};

/** Returns a problem as a sentence for staff. */
export function formatPathwayProblem(problem: PathwayProblem): string {
  return PROBLEM_MESSAGES[problem];
}

/** Returns the gate a problem is about, or null if it is about the patient or the place. */
export function findGateOfProblem(problem: PathwayProblem): GateKind | null {
  if (/^REFERR/.test(problem)) return 'REFERRAL';
  if (/^EVALUAT/.test(problem)) return 'EVALUATION';
  return GATE_BY_PROBLEM[problem] ?? null;
}

const GATE_BY_PROBLEM: Partial<Record<PathwayProblem, GateKind>> = {
  SECOND_BEFORE_FIRST: 'SECOND_CONSULTATION',
  CONSULTATIONS_ON_ONE_DAY: 'SECOND_CONSULTATION',
  NOT_IN_PERSON: 'FIRST_CONSULTATION',
  NOT_SUITABLE: 'SCREENING',
  BEST_INTERESTS_WITHOUT_DOCUMENT: 'BEST_INTERESTS',
  CONSENT_BEFORE_SECOND_CONSULTATION: 'CONSENT_SIGNED',
  CONSENT_BEFORE_QUOTE: 'CONSENT_SIGNED',
};

/** Returns every deviation of the evidence from the order, people and documents that the pathway requires. */
export function findPathwayProblems(facts: PathwayFacts, isMinor: boolean): PathwayProblem[] {
  const found = new Set<PathwayProblem | false>([
    facts.dateOfBirth === null && 'AGE_UNKNOWN',
    isMinor && isStateUnknown(facts) && 'STATE_UNKNOWN',
    facts.lacksRepresentative && 'REPRESENTATIVE_MISSING',
    ...referralProblems(facts),
    ...sequenceProblems(facts),
    ...suitabilityProblems(facts),
  ]);
  return PATHWAY_PROBLEMS.filter((problem) => found.has(problem));
}

type CheckResults = (PathwayProblem | false)[];

const evidenceFinder =
  ({ evidence }: PathwayFacts) =>
  (kind: GateKind): GateEvidence | undefined =>
    evidence.find((one) => one.kind === kind);

const REFERRERS: readonly Profession[] = ['GP', 'SPECIALIST'];
const EVALUATORS: readonly Profession[] = ['PSYCHOLOGIST', 'PSYCHIATRIST', 'GP'];

const isStated = ({ profession, isIndependent }: GateEvidence, professions: readonly Profession[]) =>
  isIndependent !== null && profession !== null && professions.includes(profession);

function referralProblems(facts: PathwayFacts): CheckResults {
  const referral = evidenceFinder(facts)('REFERRAL');
  if (!referral) return [];
  const own = findOwnDoctor(referral, facts);
  if (own !== null && own === facts.operatingDoctorId) return ['REFERRED_BY_OPERATING_DOCTOR'];
  if (own !== null || referral.isIndependent === false) return ['REFERRER_NOT_INDEPENDENT'];
  return [!isStated(referral, REFERRERS) && 'REFERRER_UNKNOWN'];
}

function sequenceProblems(facts: PathwayFacts): CheckResults {
  const of = evidenceFinder(facts);
  const [first, second] = [of('FIRST_CONSULTATION'), of('SECOND_CONSULTATION')];
  const [referral, consent, quote] = [of('REFERRAL'), of('CONSENT_SIGNED'), of('QUOTE_DELIVERED')];
  const consultationDates = facts.evidence.filter(isConsultation).map(({ doneOn }) => doneOn);
  const isAfter = (one?: GateEvidence, other?: GateEvidence) =>
    one !== undefined && other !== undefined && one.doneOn > other.doneOn;
  return [
    (isAfter(referral, first) || isAfter(referral, second)) && 'REFERRAL_AFTER_CONSULTATION',
    isAfter(first, second) && 'SECOND_BEFORE_FIRST',
    first !== undefined && first.doneOn === second?.doneOn && 'CONSULTATIONS_ON_ONE_DAY',
    first !== undefined && second !== undefined && !hasMetInPerson([first, second], facts) && 'NOT_IN_PERSON',
    consent !== undefined &&
      !isConsentAfterConsultations(consent.doneOn, consultationDates) &&
      'CONSENT_BEFORE_SECOND_CONSULTATION',
    consent !== undefined &&
      quote !== undefined &&
      !isConsentToQuote(consent, quote) &&
      'CONSENT_BEFORE_QUOTE',
  ];
}

const hasMetInPerson = (consultations: readonly GateEvidence[], { operatingDoctorId }: PathwayFacts) =>
  operatingDoctorId !== null &&
  consultations.some(({ isInPerson, doctorId }) => isInPerson && doctorId === operatingDoctorId);

function suitabilityProblems(facts: PathwayFacts): CheckResults {
  const of = evidenceFinder(facts);
  const [screening, interests] = [of('SCREENING'), of('BEST_INTERESTS')];
  return [
    screening !== undefined && !screening.isSuitable && 'NOT_SUITABLE',
    ...evaluationProblems(facts),
    interests !== undefined && !interests.hasDocument && 'BEST_INTERESTS_WITHOUT_DOCUMENT',
  ];
}

function evaluationProblems(facts: PathwayFacts): CheckResults {
  const evaluation = evidenceFinder(facts)('EVALUATION');
  if (!evaluation) return [];
  const isOwn = findOwnDoctor(evaluation, facts) !== null || evaluation.isIndependent === false;
  return [
    isOwn && 'EVALUATOR_NOT_INDEPENDENT',
    !isOwn && !isStated(evaluation, EVALUATORS) && 'EVALUATOR_UNKNOWN',
    !evaluation.isSuitable && 'EVALUATION_NOT_SUITABLE',
  ];
}

/**
 * Returns the practice's doctor that the free text in `byName` refers to, preferring the operating doctor, or null if it is
 * someone else.
 */
function findOwnDoctor(
  { byName }: GateEvidence,
  { doctors, operatingDoctorId }: PathwayFacts,
): string | null {
  const named = doctors.filter((doctor) => byName !== null && isDoctorNamed(doctor, byName));
  return (named.find(({ id }) => id === operatingDoctorId) ?? named[0])?.id ?? null;
}

const splitWords = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns whether a text names a doctor: it contains all of their names, in any order and with any title. */
function isDoctorNamed(
  { firstName, lastName }: Pick<PathwayDoctor, 'firstName' | 'lastName'>,
  text: string,
): boolean {
  const [written, own] = [splitWords(text), splitWords(`${firstName} ${lastName}`)];
  if (own.length === 0) return false;
  const together = [`${firstName}${lastName}`, `${lastName}${firstName}`].map((name) =>
    splitWords(name).join(''),
  );
  return own.every((name) => written.includes(name)) || written.some((word) => together.includes(word));
}
