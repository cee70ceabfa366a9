import { isClinicalDocument, type Currency, type SurgeryCase } from '@quillcare/contracts';
import { todayIn, type CaseFacts } from '@quillcare/rules';
import {
  isTooEarly,
  lacksRepresentative,
  pathwayOf,
  type CasePractice,
  type PathwayFacts,
} from './case-pathway';

/** A case as read from the database, including columns that are not part of the contract. */
export type CaseRow = Omit<SurgeryCase, 'acceptanceData' | 'pathway' | 'lacksRepresentative'> &
  SurgeryCase['acceptanceData'] &
  PathwayFacts & { currency: Currency };

/** A practice, and whether whoever reads its cases may see the names of clinical documents. Nobody does unless it is set. */
export type CaseAudience = CasePractice & { seesClinicalNames?: boolean };

/** Whether a document that proves a step reveals something about the patient's health. */
export function hasClinicalEvidence({ evidenceDocuments }: Pick<CaseRow, 'evidenceDocuments'>): boolean {
  return evidenceDocuments?.some(({ kind }) => isClinicalDocument(kind)) ?? false;
}

/** The case with a neutral name for each clinical document, for those who may not see such documents. */
export function withoutClinicalNames(row: CaseRow): CaseRow {
  const evidenceDocuments = row.evidenceDocuments?.map((document) =>
    isClinicalDocument(document.kind) ? { ...document, name: 'Document' } : document,
  );
  return { ...row, evidenceDocuments: evidenceDocuments ?? null };
}

/** The case as returned by the API, evaluated at `now` in the practice's time zone. */
export function caseView(row: CaseRow, practice: CasePractice, now: Date): SurgeryCase {
  const today = todayIn(now, practice.timeZone);
  const pathway = pathwayOf(row, { practice, today, operatingDoctorId: row.doctorId });
  const date = { status: row.status, startsAt: row.startsAt === null ? null : new Date(row.startsAt) };
  return {
    ...row,
    pathway,
    acceptanceData: row,
    lacksRepresentative: lacksRepresentative(row, practice),
    // Recomputed, because the stored flag used by lists dates from the last change and the pathway's rules may have changed
    // since.
    isTooEarly: isTooEarly(date, pathway, practice.timeZone),
  };
}

/** The facts that decide which steps are possible. */
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
