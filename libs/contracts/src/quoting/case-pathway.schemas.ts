import { GATE_KINDS } from '@quillcare/rules';
import { z } from 'zod';
import { currency, id, instant, isoDate } from '../core/primitives';

export const gateKind = z.enum(GATE_KINDS);
/** How a consultation was held. */
export const consultationMode = z.enum(['IN_PERSON', 'VIDEO', 'TELEPHONE']);
/** What the psychological screening found; somebody who needs an assessment is not suitable yet. */
export const screeningOutcome = z.enum(['SUITABLE', 'ASSESSMENT_NEEDED', 'NOT_SUITABLE']);

/** Evidence as stored: what happened, when, who did it, and who recorded it. */
export const gateEvidence = z.object({
  kind: gateKind,
  doneOn: isoDate,
  /** Who referred, screened or held it, where that is no doctor of the practice. */
  byName: z.string().nullable(),
  /** The practice's doctor who held the consultation. */
  doctorId: id.nullable(),
  mode: consultationMode.nullable(),
  outcome: screeningOutcome.nullable(),
  note: z.string().nullable(),
  /** The document of the case that proves it. */
  documentId: id.nullable().default(null),
  recordedAt: instant,
  /** Null where the product knew it by itself. */
  recordedByName: z.string().nullable(),
});

/** A gate with its evidence; null while there is none. What the product knows by itself needs no recording. */
export const caseGate = z.object({
  kind: gateKind,
  evidence: gateEvidence
    .extend({
      doctorName: z.string().nullable(),
      document: z.object({ id, name: z.string(), mediaType: z.string() }).nullable().default(null),
      isAutomatic: z.boolean(),
    })
    .nullable(),
});

export const pathwayProblem = z.enum(['NOT_SUITABLE', 'NOT_IN_PERSON', 'SECOND_BEFORE_FIRST']);

/** Why a case was booked before its pathway allowed it; by somebody whom the practice chose for that. */
export const medicalException = z.object({
  reason: z.string(),
  recordedAt: instant,
  recordedById: id,
  recordedByName: z.string(),
});

/** What must have happened before a cosmetic procedure is booked or a deposit taken. */
export const casePathway = z.object({
  gates: z.array(caseGate),
  problems: z.array(pathwayProblem),
  coolingOffDays: z.number().int(),
  /** The first day on which it may be booked; null while evidence is missing or does not do. */
  earliestOn: isoDate.nullable(),
  mayBook: z.boolean(),
  exception: medicalException.nullable(),
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
    .nullable()
    .default(null),
});

export type GateEvidence = z.infer<typeof gateEvidence>;
export type CaseGate = z.infer<typeof caseGate>;
export type CasePathway = z.infer<typeof casePathway>;
export type CaseDeposit = z.infer<typeof caseDeposit>;
export type MedicalException = z.infer<typeof medicalException>;
