import type { Currency, SurgeryCase } from '@quillcare/contracts';
import { todayIn, type CaseFacts } from '@quillcare/rules';
import {
  isTooEarly,
  lacksRepresentative,
  pathwayOf,
  type CasePractice,
  type PathwayFacts,
} from './case-pathway';

/** One case as its statement reads it; the contract keeps of it what is its own. */
export type CaseRow = Omit<SurgeryCase, 'acceptanceData' | 'pathway' | 'lacksRepresentative'> &
  SurgeryCase['acceptanceData'] &
  PathwayFacts & { currency: Currency };

/** A case as the contract has it, judged at `now` in the practice's zone. */
export function caseView(row: CaseRow, practice: CasePractice, now: Date): SurgeryCase {
  const today = todayIn(now, practice.timeZone);
  const pathway = pathwayOf(row, { practice, today, operatingDoctorId: row.doctorId });
  const date = { status: row.status, startsAt: row.startsAt === null ? null : new Date(row.startsAt) };
  return {
    ...row,
    pathway,
    acceptanceData: row,
    lacksRepresentative: lacksRepresentative(row, practice),
    // The stored flag, for lists, is as of the last change; what the pathway asks for may have changed since.
    isTooEarly: isTooEarly(date, pathway, practice.timeZone),
  };
}

/** What decides which steps are possible. */
export function caseFacts(
  { status, startsAt, hasDoctorLeft, isDisputed, lacksRepresentative, pathway }: SurgeryCase,
  timeZone: string,
  now: Date,
): CaseFacts {
  return {
    status,
    startsOn: startsAt && todayIn(new Date(startsAt), timeZone),
    today: todayIn(now, timeZone),
    hasDoctorLeft,
    isDisputed,
    lacksRepresentative,
    mayBook: pathway?.mayBook ?? true,
  };
}
