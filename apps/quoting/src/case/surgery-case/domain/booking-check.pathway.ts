import type { BookingCheckLine, CaseGate, CasePathway } from '@quillcare/contracts';
import {
  formatDate,
  findGateOfProblem,
  formatPathwayProblem,
  todayIn,
  type Profession,
} from '@quillcare/rules';
import { lineOf } from './booking-check.line';
import { gateName } from './case-refusal';

type Evidence = NonNullable<CaseGate['evidence']>;

/** Each gate with its evidence and problems, then the remaining problems and the cooling-off period. */
export function pathwayLines(
  pathway: CasePathway,
  today: string,
  { locale, timeZone }: { locale: string; timeZone: string },
): BookingCheckLine[] {
  const ofNoGate = pathway.problems.filter((problem) => findGateOfProblem(problem) === null);
  return [
    ...ofNoGate.map((problem) => lineOf('Patient and place', 'WRONG', [formatPathwayProblem(problem)])),
    ...pathway.gates.map((gate) => gateLine(gate, pathway)),
    coolingOffLine(pathway, today, locale),
    ...exceptionLines(pathway, locale, timeZone),
  ];
}

function gateLine({ kind, evidence }: CaseGate, { problems }: CasePathway): BookingCheckLine {
  const name = gateName(kind);
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (!evidence) return lineOf(title, 'OPEN', ['Not recorded.']);
  const wrong = problems.filter((problem) => findGateOfProblem(problem) === kind).map(formatPathwayProblem);
  const { doneOn: on, document } = evidence;
  return lineOf(title, wrong.length > 0 ? 'WRONG' : 'MET', [...wrong, ...factsOf(evidence)], {
    on,
    document,
  });
}

const MODES: Record<NonNullable<Evidence['mode']>, string> = {
  IN_PERSON: 'In person.',
  VIDEO: 'By video.',
  TELEPHONE: 'By telephone.',
};
const OUTCOMES: Record<NonNullable<Evidence['outcome']>, string> = {
  SUITABLE: 'Found suitable.',
  ASSESSMENT_NEEDED: 'Needs an assessment first.',
  NOT_SUITABLE: 'Found not suitable.',
};
const PROFESSIONS: Record<Profession, string> = {
  GP: 'general practitioner',
  SPECIALIST: 'specialist',
  PSYCHOLOGIST: 'psychologist',
  PSYCHIATRIST: 'psychiatrist',
  OTHER: 'other profession',
};

function factsOf(evidence: Evidence): (string | null | false)[] {
  const { doctorName, byName, profession, isIndependent, mode, outcome, note } = evidence;
  const person = [doctorName ?? byName, profession && PROFESSIONS[profession]].filter(Boolean).join(', ');
  return [
    person !== '' && `${person}.`,
    isIndependent === true && 'Independent.',
    mode && MODES[mode],
    outcome && OUTCOMES[outcome],
    note,
    evidence.isAutomatic && 'Taken from the quote.',
    evidence.recordedByName && `Recorded by ${evidence.recordedByName}.`,
  ];
}

function coolingOffLine(
  { coolingOffDays, coolingOffMonths, earliestOn }: CasePathway,
  today: string,
  locale: string,
): BookingCheckLine {
  const days = `${coolingOffDays} days`;
  const length = coolingOffMonths > 0 ? `${coolingOffMonths} calendar months, and at least ${days}` : days;
  const rule = `It lasts ${length} from the last of the steps above.`;
  if (earliestOn === null) return lineOf('Cooling-off period', 'OPEN', [rule, 'It has not begun.']);
  const date = formatDate(earliestOn, locale);
  return today >= earliestOn
    ? lineOf('Cooling-off period', 'MET', [rule, `Over: booking was possible from ${date}.`])
    : lineOf('Cooling-off period', 'WAITS', [rule, `Booking is possible from ${date}.`]);
}

function exceptionLines({ exception }: CasePathway, locale: string, timeZone: string): BookingCheckLine[] {
  if (!exception) return [];
  const { recordedByName, recordedAt, reason, document } = exception;
  const by = `Recorded by ${recordedByName}, ${formatDate(todayIn(new Date(recordedAt), timeZone), locale)}.`;
  return [
    lineOf('Medical exception', 'NOTED', [reason, by, !document && 'No document is attached.'], { document }),
  ];
}
