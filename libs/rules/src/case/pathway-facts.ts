import type { PathwayPlace } from './pathway-law';

/** What must have happened before a cosmetic surgery is booked or a deposit taken, in the usual order. */
export const GATE_KINDS = [
  'REFERRAL',
  'FIRST_CONSULTATION',
  'SECOND_CONSULTATION',
  'SCREENING',
  'EVALUATION',
  'BEST_INTERESTS',
  'QUOTE_DELIVERED',
  'CONSENT_SIGNED',
] as const;
export type GateKind = (typeof GATE_KINDS)[number];

/** What somebody who referred or evaluated a patient is. */
export const PROFESSIONS = ['GP', 'SPECIALIST', 'PSYCHOLOGIST', 'PSYCHIATRIST', 'OTHER'] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** A doctor of the practice, by name. */
export interface KnownDoctor {
  id: string;
  firstName: string;
  lastName: string;
}

/** Evidence of a gate, as far as the rules need it. */
export interface GateEvidence {
  kind: GateKind;
  /** The day on which it happened, in the practice's time zone. */
  doneOn: string;
  /** Who referred, screened or evaluated, as somebody wrote it. */
  byName: string | null;
  /** Of a referral or an evaluation: what they are; null where nobody said. */
  profession: Profession | null;
  /** Of a referral or an evaluation: that they belong to no practice that does cosmetic work; null where nobody said. */
  isIndependent: boolean | null;
  /** Of a consultation: the doctor who held it, and whether both were in one room. */
  doctorId: string | null;
  isInPerson: boolean;
  /** Of the psychological screening and the evaluation: whether the patient is suitable. */
  isSuitable: boolean;
  hasDocument: boolean;
}

export interface PathwayFacts extends PathwayPlace {
  evidence: readonly GateEvidence[];
  /** The patient's date of birth, an ISO date; null where it is not known. */
  dateOfBirth: string | null;
  /** The patient was too young to accept alone, and accepted alone. */
  lacksRepresentative: boolean;
  /** Who will operate. */
  operatingDoctorId: string | null;
  /** The doctors of the practice: none of them refers or evaluates independently. */
  doctors: readonly KnownDoctor[];
  coolingOffDays: number;
  /** A medical exception is recorded: the gates and the cooling-off period do not hold up the booking. */
  hasException: boolean;
  today: string;
}

/** Whether a gate is one of the two consultations. */
export function isConsultation({ kind }: Pick<GateEvidence, 'kind'>): boolean {
  return kind === 'FIRST_CONSULTATION' || kind === 'SECOND_CONSULTATION';
}

/** Whether a consent counts: it was signed on the day of the last consultation or later. All are days in the practice's zone. */
export function isConsentInOrder(consentOn: string, consultedOn: readonly string[]): boolean {
  return consultedOn.every((day) => day <= consentOn);
}

/** Whether the pathway applies: a procedure that is cosmetic in part counts as cosmetic. */
export function hasPathway(procedureClass: string): boolean {
  return procedureClass === 'COSMETIC' || procedureClass === 'MIXED';
}
