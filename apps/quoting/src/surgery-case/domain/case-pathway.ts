import type {
  CaseGate,
  CasePathway,
  GateEvidence,
  MedicalException,
  ProcedureClass,
  SurgeryCase,
} from '@quillcare/contracts';
import { GATE_KINDS, hasPathway, LEAST_COOLING_OFF_DAYS, pathwayState, todayIn } from '@quillcare/rules';

type Evidence = NonNullable<CaseGate['evidence']>;

/** What is stored of a case's pathway, and what the signed quote says. */
export interface PathwayFacts {
  procedureClass: ProcedureClass;
  evidence: GateEvidence[];
  medicalException: MedicalException | null;
  evidenceDoctors: Record<string, string> | null;
  evidenceDocuments: Evidence['document'][] | null;
  /** As the signed document says. */
  coolingOffDays: number | null;
  quoteSentAt: string | null;
  signedAt: string;
  mode: SurgeryCase['acceptanceData']['mode'];
}

export interface PathwayView {
  timeZone: string;
  today: string;
  operatingDoctorId: string | null;
}

/** The cosmetic pathway of a case as of today; null for procedures without one. */
export function pathwayOf(facts: PathwayFacts, view: PathwayView): CasePathway | null {
  if (!hasPathway(facts.procedureClass)) return null;
  const evidence = evidenceOf(facts, view.timeZone);
  const coolingOffDays = Math.max(facts.coolingOffDays ?? 0, LEAST_COOLING_OFF_DAYS);
  const { problems, earliestOn, mayBook } = pathwayState({
    ...view,
    coolingOffDays,
    hasException: facts.medicalException !== null,
    evidence: evidence.map((one) => ({
      ...one,
      isInPerson: one.mode === 'IN_PERSON',
      isSuitable: one.outcome === 'SUITABLE',
    })),
  });
  return {
    gates: GATE_KINDS.map((kind) => ({ kind, evidence: evidence.find((one) => one.kind === kind) ?? null })),
    ...{ problems, coolingOffDays, earliestOn, mayBook },
    exception: facts.medicalException,
  };
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

/** What the product knows by itself counts instead of what people recorded. */
function evidenceOf(facts: PathwayFacts, timeZone: string): Evidence[] {
  const own = automaticEvidence(facts, timeZone);
  const recorded = facts.evidence
    .filter(({ kind }) => !own.some((one) => one.kind === kind))
    .map((one) => ({
      ...one,
      doctorName: one.doctorId === null ? null : (facts.evidenceDoctors?.[one.doctorId] ?? null),
      document: facts.evidenceDocuments?.find((document) => document?.id === one.documentId) ?? null,
      isAutomatic: false,
    }));
  return [...own, ...recorded];
}

/** A quote is delivered when it is sent, and consent is signed with it, unless staff took it down on the telephone. */
function automaticEvidence(
  { quoteSentAt, signedAt, mode }: Pick<PathwayFacts, 'quoteSentAt' | 'signedAt' | 'mode'>,
  timeZone: string,
): Evidence[] {
  const known = (kind: Evidence['kind'], at: string): Evidence => ({
    ...{ kind, doneOn: todayIn(new Date(at), timeZone), recordedAt: at, isAutomatic: true },
    ...{ byName: null, doctorId: null, doctorName: null, mode: null, outcome: null, note: null },
    ...{ documentId: null, document: null, recordedByName: null },
  });
  return [
    ...(quoteSentAt === null ? [] : [known('QUOTE_DELIVERED', quoteSentAt)]),
    ...(mode === 'TELEPHONE' ? [] : [known('CONSENT_SIGNED', signedAt)]),
  ];
}
