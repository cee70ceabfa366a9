import { GATE_KINDS, PATHWAY_PROBLEMS, PROFESSIONS } from '@quillcare/rules';
import { z } from 'zod';
import { currency, id, instant, isoDate } from '../core/primitives';

export const gateKind = z.enum(GATE_KINDS);
/** How a consultation was held. */
export const consultationMode = z.enum(['IN_PERSON', 'VIDEO', 'TELEPHONE']);
/** What somebody who referred or evaluated a patient is. */
export const profession = z.enum(PROFESSIONS);
/** What the psychological screening or the evaluation found; somebody who needs an assessment is not suitable yet. */
export const screeningOutcome = z.enum(['SUITABLE', 'ASSESSMENT_NEEDED', 'NOT_SUITABLE']);

/** Evidence as stored: what happened, when, who did it, and who recorded it. */
export const gateEvidence = z.object({
  kind: gateKind,
  doneOn: isoDate,
  /** Who referred, screened or held it, where that is no doctor of the practice. */
  byName: z.string().nullable(),
  /** Of a referral or an evaluation: what they are; null where nobody said. */
  profession: profession.nullable(),
  /** Of a referral or an evaluation: that they have no part in cosmetic work or in the practice; null where nobody said. */
  isIndependent: z.boolean().nullable(),
  /** The practice's doctor who held the consultation. */
  doctorId: id.nullable(),
  mode: consultationMode.nullable(),
  outcome: screeningOutcome.nullable(),
  note: z.string().nullable(),
  /** The document of the case that proves it. */
  documentId: id.nullable(),
  recordedAt: instant,
  /** Null where the product knew it by itself. */
  recordedByName: z.string().nullable(),
});

export const evidenceDocument = z.object({ id, name: z.string(), mediaType: z.string() }).nullable();

/** A gate with its evidence; null while there is none. What the product knows by itself needs no recording. */
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

/** Why a case was booked before its pathway allowed it; by somebody whom the practice chose for that. */
export const medicalException = z.object({
  reason: z.string(),
  recordedAt: instant,
  recordedById: id,
  recordedByName: z.string(),
  /** The document of the case that it rests on; exceptions from before it was asked for have none. */
  documentId: id.nullable(),
});

/** What must have happened before a cosmetic procedure is booked or a deposit taken. */
export const casePathway = z.object({
  gates: z.array(caseGate),
  problems: z.array(pathwayProblem),
  coolingOffDays: z.number().int(),
  /** Besides so many calendar months: the later end counts. 0 for patients of age. */
  coolingOffMonths: z.number().int(),
  /** The patient was below 18 when they consented, or is while they have not. */
  isMinor: z.boolean(),
  /** The first day on which it may be booked; null while evidence is missing or does not do. */
  earliestOn: isoDate.nullable(),
  mayBook: z.boolean(),
  exception: medicalException.extend({ document: evidenceDocument }).nullable(),
});

export const depositMethod = z.enum(['CARD', 'TRANSFER', 'CASH', 'OTHER']);

/** Money that the practice received for the case, or gave back. */
export const caseDeposit = z.object({
  id,
  kind: z.enum(['RECEIVED', 'REFUNDED']),
  amountMinor: z.number().int(),
  currency,
  paidOn: isoDate,
  method: depositMethod,
  note: z.string().nullable(),
  recordedAt: instant,
  /** The patient's own name where they paid online. */
  recordedByName: z.string(),
  /** What was paid or given back on the practice's own Stripe account; null where it was recorded by hand. */
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
