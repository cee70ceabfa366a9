import { GATE_KINDS, PATHWAY_PROBLEMS, PROFESSIONS } from '@quillcare/rules';
import { z } from 'zod';
import { currency, id, instant, isoDate } from '../core/primitives';

export const gateKind = z.enum(GATE_KINDS);
export const consultationMode = z.enum(['IN_PERSON', 'VIDEO', 'TELEPHONE']);
export const profession = z.enum(PROFESSIONS);
/** Result of the psychological screening or the evaluation. A patient who needs an assessment is not suitable yet. */
export const screeningOutcome = z.enum(['SUITABLE', 'ASSESSMENT_NEEDED', 'NOT_SUITABLE']);

/** Evidence as stored: what happened and when, who did it and who recorded it. */
export const gateEvidence = z.object({
  kind: gateKind,
  doneOn: isoDate,
  /** Who referred, screened or consulted, if not one of the practice's doctors. */
  byName: z.string().nullable(),
  /** For a referral or an evaluation: the profession of its author. Null if not stated. */
  profession: profession.nullable(),
  /**
   * For a referral or an evaluation: whether its author is independent of cosmetic work and of the practice. Null if not stated.
   */
  isIndependent: z.boolean().nullable(),
  /** The practice's doctor who held the consultation. */
  doctorId: id.nullable(),
  mode: consultationMode.nullable(),
  outcome: screeningOutcome.nullable(),
  note: z.string().nullable(),
  /** The document of the case that proves it. */
  documentId: id.nullable(),
  recordedAt: instant,
  /** Null if it was derived automatically. */
  recordedByName: z.string().nullable(),
});

export const evidenceDocument = z.object({ id, name: z.string(), mediaType: z.string() }).nullable();

/** A step of the pathway with its evidence. Null without any. Steps that the product can verify itself need not be recorded. */
export const caseGate = z.object({
  kind: gateKind,
  evidence: gateEvidence
    .extend({
      doctorName: z.string().nullable(),
      document: evidenceDocument,
      isAutomatic: z.boolean(),
    })
    .nullable(),
});

export const pathwayProblem = z.enum(PATHWAY_PROBLEMS);

/** Why a case was booked before its pathway allowed it, recorded by a person whom the practice authorised. */
export const medicalException = z.object({
  reason: z.string(),
  recordedAt: instant,
  recordedById: id,
  recordedByName: z.string(),
  /** The document of the case that supports it. Null for exceptions that predate this requirement. */
  documentId: id.nullable(),
});

/** What is required before a cosmetic procedure may be booked or a deposit taken. */
export const casePathway = z.object({
  gates: z.array(caseGate),
  problems: z.array(pathwayProblem),
  coolingOffDays: z.number().int(),
  /** Additional cooling-off period in calendar months; the later end applies. 0 for adults. */
  coolingOffMonths: z.number().int(),
  /** True if the patient was under 18 when they consented, or is under 18 and has not consented yet. */
  isMinor: z.boolean(),
  /** First day on which it may be booked. Null while evidence is missing or insufficient. */
  earliestOn: isoDate.nullable(),
  mayBook: z.boolean(),
  exception: medicalException.extend({ document: evidenceDocument }).nullable(),
});

export const depositMethod = z.enum(['CARD', 'TRANSFER', 'CASH', 'OTHER']);

/** Money the practice received for the case, or refunded. */
export const caseDeposit = z.object({
  id,
  kind: z.enum(['RECEIVED', 'REFUNDED']),
  amountMinor: z.number().int(),
  currency,
  paidOn: isoDate,
  method: depositMethod,
  note: z.string().nullable(),
  recordedAt: instant,
  /** The patient's own name if they paid online. */
  recordedByName: z.string(),
  /** Payment or refund on the practice's own Stripe account. Null if it was recorded manually. */
  online: z
    .object({
      paymentId: id,
      reference: z.string(),
      brand: z.string().nullable(),
      lastFour: z.string().nullable(),
    })
    .nullable(),
});

export type GateEvidence = z.infer<typeof gateEvidence>;
export type CaseGate = z.infer<typeof caseGate>;
export type CasePathway = z.infer<typeof casePathway>;
export type CaseDeposit = z.infer<typeof caseDeposit>;
export type MedicalException = z.infer<typeof medicalException>;
