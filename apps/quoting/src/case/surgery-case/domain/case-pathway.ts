import type {
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
  homeRegion,
  isIsoDate,
  LEAST_COOLING_OFF_DAYS,
  needsRepresentative,
  pathwayState,
  titledName,
  todayIn,
  type KnownDoctor,
} from '@quillcare/rules';
import { ageAtAcceptance, type QuoteDocument } from '../../../quote';

type Evidence = NonNullable<CaseGate['evidence']>;

/** The practice, as far as a case needs it. */
export type CasePractice = Pick<OrganisationRecord, 'timeZone' | 'country' | 'address'>;

/** What is stored of a case's pathway, and what the signed quote says. */
export interface PathwayFacts {
  procedureClass: ProcedureClass;
  evidence: GateEvidence[];
  medicalException: MedicalException | null;
  evidenceDocuments: Evidence['document'][] | null;
  /** The doctors of the practice, those who left included. */
  doctors: (KnownDoctor & { title: string })[] | null;
  /** As the signed document says. */
  coolingOffDays: number | null;
  signsAloneFromAge: number | null;
  currency: QuoteDocument['currency'];
  /** What opened the patient's link; what they entered themselves counts first. */
  dateOfBirth: string | null;
  patientInfo: Pick<SurgeryCase['acceptanceData']['patientInfo'], 'dateOfBirth'>;
  signatory: Pick<SurgeryCase['acceptanceData']['signatory'], 'role'>;
  hospitalAddress: string | null;
  /** The state that the practice entered. */
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

/** The cosmetic pathway of a case as of today; null for procedures without one. */
export function pathwayOf(facts: PathwayFacts, view: PathwayView): CasePathway | null {
  if (!hasPathway(facts.procedureClass)) return null;
  const { practice, ...at } = view;
  const evidence = evidenceOf(facts, practice.timeZone);
  const state = pathwayState({
    ...at,
    country: practice.country,
    state: stateOf(facts, practice),
    dateOfBirth: dateOfBirthOf(facts),
    lacksRepresentative: lacksRepresentative(facts, practice),
    doctors: facts.doctors ?? [],
    coolingOffDays: Math.max(facts.coolingOffDays ?? 0, LEAST_COOLING_OFF_DAYS),
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

/** The patient's date of birth as of the acceptance; null where nobody entered one. */
export function dateOfBirthOf({
  dateOfBirth,
  patientInfo,
}: Pick<PathwayFacts, 'dateOfBirth' | 'patientInfo'>): string | null {
  return isIsoDate(patientInfo.dateOfBirth) ? patientInfo.dateOfBirth : dateOfBirth;
}

/** Whether the patient was too young to accept alone, and accepted alone. */
export function lacksRepresentative(facts: PathwayFacts, { timeZone }: CasePractice): boolean {
  const { procedureClass, currency, signsAloneFromAge, signedAt, signatory } = facts;
  const document = { procedureClass, currency, timeZone, signsAloneFromAge: signsAloneFromAge ?? undefined };
  const age = ageAtAcceptance(document, dateOfBirthOf(facts), new Date(signedAt));
  return signatory.role === 'PATIENT' && needsRepresentative(age);
}

/** The state whose law holds: of the hospital, else of the practice. */
export function stateOf(
  { hospitalAddress, practiceState }: Pick<PathwayFacts, 'hospitalAddress' | 'practiceState'>,
  practice: CasePractice,
): string | null {
  const ofHospital = hospitalAddress === null ? null : homeRegion({ ...practice, address: hospitalAddress });
  return ofHospital ?? homeRegion(practice) ?? practiceState;
}

const BOOKED: readonly SurgeryCase['status'][] = ['SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];

/**
 * Whether a case has a date that its pathway does not allow: before the end of the cooling-off period, or while a step is open.
 * That happens where an exception is revoked, or a step removed, after the booking.
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
 * What the product knows by itself counts instead of what people recorded, but for a consent that the patient signed again later,
 * such as after the second consultation.
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
  return found ? titledName(found) : null;
}

function documentOf(
  { evidenceDocuments }: PathwayFacts,
  id: string | null | undefined,
): Evidence['document'] {
  return evidenceDocuments?.find((document) => document?.id === id) ?? null;
}

/** A quote is delivered when it is sent, and consent is signed with it, unless staff took it down on the telephone. */
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
