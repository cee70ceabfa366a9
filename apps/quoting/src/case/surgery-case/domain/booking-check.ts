import type { BookingCheck, CaseChecklist, CasePathway, SurgeryCase } from '@quillcare/contracts';
import {
  ageOn,
  findCaseRefusal,
  getCountryDefaults,
  formatDate,
  findPathwayRules,
  todayIn,
  type CaseFacts,
} from '@quillcare/rules';
import type { DepositState } from './deposit-state';
import { awaitsConfirmation } from '../../../quote';
import { acceptanceLines } from './booking-check.acceptance';
import { depositLines } from './booking-check.deposit';
import { pathwayLines } from './booking-check.pathway';
import { dateOfBirthOf, stateOf, type CasePractice } from './case-pathway';
import { pathwayReasons } from './case-refusal';
import { caseFacts, type CaseRow } from './case-view';

export interface BookingCheckSources {
  row: CaseRow;
  surgeryCase: SurgeryCase;
  deposit: DepositState;
  checklist: Pick<CaseChecklist, 'readiness' | 'items'>;
  practice: CasePractice;
  now: Date;
}

export function bookingCheckOf(sources: BookingCheckSources): BookingCheck {
  const { row, surgeryCase: shown, checklist, practice, now } = sources;
  const { id, quoteNumber, patient, doctorName, hospitalName, startsAt, status, pathway } = shown;
  return {
    caseId: id,
    quoteNumber,
    doctorName,
    hospitalName,
    startsAt,
    status,
    patientName: `${patient.firstName} ${patient.lastName}`,
    dateOfBirth: dateOfBirthOf(row),
    procedures: shown.procedures.map(({ name }) => name),
    judgedAt: now.toISOString(),
    ...answerOf(sources),
    earliestOn: pathway?.earliestOn ?? null,
    isTooEarly: shown.isTooEarly,
    acceptance: acceptanceLines(shown, {
      age: ageAt(row, practice),
      awaitsWord: awaitsConfirmation(sources.deposit.stored.acceptance),
      ...localeOf(practice),
    }),
    pathway: pathway ? pathwayLines(pathway, todayIn(now, practice.timeZone), localeOf(practice)) : [],
    deposit: depositLines(sources.deposit, localeOf(practice).locale),
    readiness: checklist.readiness,
    items: checklist.items
      .filter(({ kind }) => kind !== 'POST_OP')
      .map(({ id: itemId, title, state, dueOn }) => ({ id: itemId, title, state, dueOn })),
    rules: pathway ? rulesOf(row, pathway, practice) : [],
  };
}

const localeOf = ({ country, timeZone }: CasePractice) => ({
  locale: getCountryDefaults(country).locale,
  timeZone,
});

function ageAt(row: CaseRow, { timeZone }: CasePractice): number | null {
  const dateOfBirth = dateOfBirthOf(row);
  return dateOfBirth === null ? null : ageOn(dateOfBirth, todayIn(new Date(row.signedAt), timeZone));
}

function rulesOf(row: CaseRow, { isMinor }: CasePathway, practice: CasePractice): BookingCheck['rules'] {
  const place = { country: practice.country, state: stateOf(row, practice) };
  return findPathwayRules(place, isMinor).map(({ text, source, dated, checkedOn }) => ({
    text,
    source,
    dated,
    checkedOn,
  }));
}

const SCHEDULABLE: readonly SurgeryCase['status'][] = ['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];

/** Evaluates a booking made today for a date still to be chosen, with the rule every booking is checked by. */
function answerOf({
  surgeryCase: shown,
  practice,
  now,
}: BookingCheckSources): Pick<BookingCheck, 'answer' | 'reasons'> {
  const { status, pathway } = shown;
  const { locale, timeZone } = localeOf(practice);
  if (status === 'CANCELLED')
    return { answer: 'OVER', reasons: [describeCancellation(shown, locale, timeZone)] };
  if (!SCHEDULABLE.includes(status))
    return { answer: 'OVER', reasons: ['The surgery has begun or is over.'] };
  const facts: CaseFacts = { ...caseFacts(shown, timeZone, now), status: 'SCHEDULED', startsOn: null };
  const reasons = refusalMessages(facts, shown, locale);
  if (findCaseRefusal('SCHEDULE', facts) !== null) return { answer: 'NO', reasons };
  if (pathway?.exception)
    return {
      answer: 'EXCEPTION',
      reasons: [
        `${pathway.exception.recordedByName} recorded a medical exception: ${pathway.exception.reason}`,
        ...(isEarliestDayPassed(pathway, now, timeZone) ? [] : pathwayReasons(pathway, locale)),
      ],
    };
  const why = pathway
    ? 'Every step before booking was completed in order, and the cooling-off period is over.'
    : 'The acceptance is in force. This procedure has no required steps and no cooling-off period before booking.';
  return { answer: 'YES', reasons: [why] };
}

/** Whether the pathway would allow the booking without the exception. */
function isEarliestDayPassed({ earliestOn }: CasePathway, now: Date, timeZone: string): boolean {
  return earliestOn !== null && todayIn(now, timeZone) >= earliestOn;
}

function refusalMessages(facts: CaseFacts, surgeryCase: SurgeryCase, locale: string): string[] {
  const { doctorName, pathway } = surgeryCase;
  const sentences: [boolean, string][] = [
    [facts.isDisputed, 'The patient disputes the acceptance, and the dispute has not been settled yet.'],
    [
      facts.lacksRepresentative && pathway === null,
      'The patient was too young to accept alone: a parent or guardian has to accept as well.',
    ],
    [
      facts.hasDoctorLeft,
      `${doctorName ?? 'The doctor'} no longer works here: another doctor has to be chosen.`,
    ],
  ];
  return [
    ...sentences.flatMap(([isSo, sentence]) => (isSo ? [sentence] : [])),
    ...(facts.mayBook || !pathway ? [] : pathwayReasons(pathway, locale)),
  ];
}

function describeCancellation(
  { cancelledAt, cancelledReason }: SurgeryCase,
  locale: string,
  timeZone: string,
): string {
  const when =
    cancelledAt === null ? '' : ` on ${formatDate(todayIn(new Date(cancelledAt), timeZone), locale)}`;
  return `The case was cancelled${when}${cancelledReason ? `: ${cancelledReason}` : '.'}`;
}
