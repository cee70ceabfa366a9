import type { PathwayJurisdiction } from './pathway-law';

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

export const PROFESSIONS = ['GP', 'SPECIALIST', 'PSYCHOLOGIST', 'PSYCHIATRIST', 'OTHER'] as const;
export type Profession = (typeof PROFESSIONS)[number];

export interface PathwayDoctor {
  id: string;
  firstName: string;
  lastName: string;
}

export interface GateEvidence {
  kind: GateKind;
  /** The day it happened, an ISO date in the practice's time zone. */
  doneOn: string;
  /** The instant it was recorded: for the quote when it was sent, for a consent taken from it when it was signed. */
  recordedAt: string;
  /** Free text: who referred, screened or evaluated the patient. */
  byName: string | null;
  /** For a referral or an evaluation: the profession of that person. Null if not stated. */
  profession: Profession | null;
  /** For a referral or an evaluation: whether that person belongs to no practice doing cosmetic work. Null if not stated. */
  isIndependent: boolean | null;
  /** For a consultation: the doctor who held it, and whether it was in person. */
  doctorId: string | null;
  isInPerson: boolean;
  /** For the psychological screening and the evaluation: whether the patient was found suitable. */
  isSuitable: boolean;
  hasDocument: boolean;
}

export interface PathwayFacts extends PathwayJurisdiction {
  evidence: readonly GateEvidence[];
  /** The patient's date of birth (ISO date). Null if unknown. */
  dateOfBirth: string | null;
  /** Whether the patient accepted alone while too young to do so. */
  lacksRepresentative: boolean;
  operatingDoctorId: string | null;
  /** The practice's doctors. None of them can refer or evaluate independently. */
  doctors: readonly PathwayDoctor[];
  coolingOffDays: number;
  /** Whether a medical exception is recorded, so that neither the gates nor the cooling-off period block the booking. */
  hasException: boolean;
  today: string;
}

/** Returns whether a gate is one of the two consultations. */
export function isConsultation({ kind }: Pick<GateEvidence, 'kind'>): boolean {
  return kind === 'FIRST_CONSULTATION' || kind === 'SECOND_CONSULTATION';
}

/**
 * Returns whether a consent counts, which requires it to be signed on or after the day of the last consultation. All dates are
 * ISO dates in the practice's time zone.
 */
export function isConsentAfterConsultations(consentOn: string, consultedOn: readonly string[]): boolean {
  return consultedOn.every((day) => day <= consentOn);
}

/**
 * Returns whether a consent counts for the quote that was sent, which requires it to be neither signed nor recorded before. A
 * consent to a former version says nothing about the next one, not even on the same day.
 */
export function isConsentToQuote(consent: Recorded, sent: Recorded): boolean {
  return consent.doneOn >= sent.doneOn && consent.recordedAt >= sent.recordedAt;
}

type Recorded = Pick<GateEvidence, 'doneOn' | 'recordedAt'>;

/** Returns whether the cosmetic pathway applies. A procedure that is only partly cosmetic counts as cosmetic. */
export function hasPathway(procedureClass: string): boolean {
  return procedureClass === 'COSMETIC' || procedureClass === 'MIXED';
}
