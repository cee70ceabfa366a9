import type {
  CaseDocumentKind,
  CaseGate,
  CasePathway,
  GateEvidence,
  MedicalException,
  OrganisationRecord,
  PatientSettings,
  ProcedureClass,
  SurgeryCase,
} from '@quillcare/contracts';
import {
  hasPathway,
  findHomeRegion,
  isIsoDate,
  MIN_COOLING_OFF_DAYS,
  needsRepresentative,
  calculatePathwayState,
  formatTitledName,
  todayIn,
  type PathwayDoctor,
} from '@quillcare/rules';
import { ageAtAcceptance, type QuoteDocument } from '../../../quote';

type Evidence = NonNullable<CaseGate['evidence']>;

export type CasePractice = Pick<OrganisationRecord, 'timeZone' | 'country' | 'address'>;

/** The stored data of a case's pathway, with that of the signed quote. */
export interface PathwayFacts {
  procedureClass: ProcedureClass;
  evidence: GateEvidence[];
  medicalException: MedicalException | null;
  evidenceDocuments: (NonNullable<Evidence['document']> & { kind: CaseDocumentKind })[] | null;
  /** The practice's doctors, including those who have left. */
  doctors: (PathwayDoctor & { title: string })[] | null;
  /** From the signed document. */
  coolingOffDays: number | null;
  signsAloneFromAge: number | null;
  currency: QuoteDocument['currency'];
  /** The date of birth that unlocks the patient's link. What the patient entered takes precedence. */
  dateOfBirth: string | null;
  patientInfo: Pick<SurgeryCase['acceptanceData']['patientInfo'], 'dateOfBirth'>;
  signatory: Pick<SurgeryCase['acceptanceData']['signatory'], 'role'>;
  hospitalAddress: string | null;
  practiceState: PatientSettings['state'];
  quoteSentAt: string | null;
  signedAt: string;
  mode: SurgeryCase['acceptanceData']['mode'];
}

export interface PathwayView {
  practice: CasePractice;
  today: string;
  operatingDoctorId: string | null;
}

/** The cosmetic pathway of a case as of today. Null for procedures without one. */
export function pathwayOf(facts: PathwayFacts, view: PathwayView): CasePathway | null {
  if (!hasPathway(facts.procedureClass)) return null;
  const { practice, ...at } = view;
  const evidence = evidenceOf(facts, practice.timeZone);
  const state = calculatePathwayState({
    ...at,
    country: practice.country,
    state: stateOf(facts, practice),
    dateOfBirth: dateOfBirthOf(facts),
    lacksRepresentative: lacksRepresentative(facts, practice),
    doctors: facts.doctors ?? [],
    coolingOffDays: Math.max(facts.coolingOffDays ?? 0, MIN_COOLING_OFF_DAYS),
    hasException: facts.medicalException !== null,
    evidence: evidence.map((one) => ({
      ...one,
      isInPerson: one.mode === 'IN_PERSON',
      isSuitable: one.outcome === 'SUITABLE',
      hasDocument: one.document !== null,
    })),
  });
  const { problems, earliestOn, mayBook, isMinor, coolingOff } = state;
  return {
    gates: state.needed.map((kind) => ({
      kind,
      evidence: evidence.find((one) => one.kind === kind) ?? null,
    })),
    problems,
    earliestOn,
    mayBook,
    isMinor,
    coolingOffDays: coolingOff.days,
    coolingOffMonths: coolingOff.months,
    exception: facts.medicalException && {
      ...facts.medicalException,
      document: documentOf(facts, facts.medicalException.documentId),
    },
  };
}

/** The patient's date of birth as of the acceptance. Null if nobody entered one. */
export function dateOfBirthOf({
  dateOfBirth,
  patientInfo,
}: Pick<PathwayFacts, 'dateOfBirth' | 'patientInfo'>): string | null {
  return isIsoDate(patientInfo.dateOfBirth) ? patientInfo.dateOfBirth : dateOfBirth;
}

/** Whether the patient was too young to accept alone but did. */
export function lacksRepresentative(facts: PathwayFacts, { timeZone }: CasePractice): boolean {
  const { procedureClass, currency, signsAloneFromAge, signedAt, signatory } = facts;
  const document = { procedureClass, currency, timeZone, signsAloneFromAge: signsAloneFromAge ?? undefined };
  const age = ageAtAcceptance(document, dateOfBirthOf(facts), new Date(signedAt));
  return signatory.role === 'PATIENT' && needsRepresentative(age);
}

/** The state whose law applies: the hospital's, otherwise the practice's. */
export function stateOf(
  { hospitalAddress, practiceState }: Pick<PathwayFacts, 'hospitalAddress' | 'practiceState'>,
  practice: CasePractice,
): string | null {
  const ofHospital =
    hospitalAddress === null ? null : findHomeRegion({ ...practice, address: hospitalAddress });
  return ofHospital ?? findHomeRegion(practice) ?? practiceState;
}

const BOOKED: readonly SurgeryCase['status'][] = ['SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];

/**
 * Whether the case is booked for a date its pathway does not allow, before the end of the cooling-off period or with a gate open.
 * That happens if an exception is revoked or a gate removed after the booking.
 */
export function isTooEarly(
  { status, startsAt }: { status: SurgeryCase['status']; startsAt: Date | null },
  pathway: CasePathway | null,
  timeZone: string,
): boolean {
  if (!pathway || pathway.exception || startsAt === null || !BOOKED.includes(status)) return false;
  return pathway.earliestOn === null || todayIn(startsAt, timeZone) < pathway.earliestOn;
}

/**
 * Automatic evidence overrides recorded evidence, except a consent signed again later, for example after the second consultation.
 */
function evidenceOf(facts: PathwayFacts, timeZone: string): Evidence[] {
  const own = automaticEvidence(facts, timeZone);
  const isLater = ({ kind, doneOn }: GateEvidence, known: Evidence) =>
    kind === 'CONSENT_SIGNED' && doneOn > known.doneOn;
  const recorded = facts.evidence
    .filter((one) => own.every((known) => known.kind !== one.kind || isLater(one, known)))
    .map((one) => ({
      ...one,
      profession: one.profession ?? null,
      isIndependent: one.isIndependent ?? null,
      doctorName: nameOf(facts, one.doctorId),
      document: documentOf(facts, one.documentId),
      isAutomatic: false,
    }));
  return [...own.filter(({ kind }) => recorded.every((one) => one.kind !== kind)), ...recorded];
}

function nameOf({ doctors }: PathwayFacts, id: string | null): string | null {
  const found = doctors?.find((doctor) => doctor.id === id);
  return found ? formatTitledName(found) : null;
}

function documentOf(
  { evidenceDocuments }: PathwayFacts,
  id: string | null | undefined,
): Evidence['document'] {
  return evidenceDocuments?.find((document) => document?.id === id) ?? null;
}

/** Sending the quote proves its delivery and signing it proves consent, unless staff recorded the acceptance by telephone. */
function automaticEvidence(
  { quoteSentAt, signedAt, mode }: Pick<PathwayFacts, 'quoteSentAt' | 'signedAt' | 'mode'>,
  timeZone: string,
): Evidence[] {
  const known = (kind: Evidence['kind'], at: string): Evidence => ({
    kind,
    doneOn: todayIn(new Date(at), timeZone),
    recordedAt: at,
    isAutomatic: true,
    byName: null,
    doctorId: null,
    doctorName: null,
    mode: null,
    outcome: null,
    note: null,
    profession: null,
    isIndependent: null,
    documentId: null,
    document: null,
    recordedByName: null,
  });
  return [
    ...(quoteSentAt === null ? [] : [known('QUOTE_DELIVERED', quoteSentAt)]),
    ...(mode === 'TELEPHONE' ? [] : [known('CONSENT_SIGNED', signedAt)]),
  ];
}
