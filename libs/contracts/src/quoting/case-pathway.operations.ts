import { z } from 'zod';
import { job } from '../core/job';
import { command } from '../core/operation';
import { id, idParams, isoDate, minorUnits, optionalText, text, version } from '../core/primitives';
import {
  caseDeposit,
  consultationMode,
  depositMethod,
  gateKind,
  profession,
  screeningOutcome,
} from './case-pathway.schemas';
import { surgeryCase } from './surgery-case.operations';

const onCase = {
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  result: surgeryCase,
  invalidates: ['SurgeryCase'],
} as const;
const errors = ['NOT_FOUND', 'VERSION_CONFLICT', 'CASE_WITHOUT_PATHWAY', 'ILLEGAL_TRANSITION'] as const;

export const recordCaseGate = command({
  ...onCase,
  name: 'quoting.recordCaseGate',
  summary: 'Record or correct the evidence for one gate of a cosmetic pathway',
  http: { method: 'POST', path: '/surgery-cases/:id/gates', status: 200 },
  body: z.strictObject({
    version,
    kind: gateKind,
    /** Must not be in the future. */
    doneOn: isoDate,
    byName: optionalText(120),
    /** For a referral or an evaluation: the profession of its author. */
    profession: profession.nullish().transform((value) => value ?? null),
    /** For a referral or an evaluation: confirms that its author performs no cosmetic work and does not belong to the practice. */
    isIndependent: z.boolean().nullable().default(null),
    /** For a consultation: the practice's doctor who held it. */
    doctorId: id.nullish().transform((value) => value ?? null),
    mode: consultationMode.nullish().transform((value) => value ?? null),
    outcome: screeningOutcome.nullish().transform((value) => value ?? null),
    /** The document of the case that proves it. */
    documentId: id.nullish().transform((value) => value ?? null),
    note: optionalText(1_000),
  }),
  errors: [...errors],
});

export const removeCaseGate = command({
  ...onCase,
  name: 'quoting.removeCaseGate',
  summary: 'Remove evidence recorded by mistake; it stays in the history',
  http: { method: 'POST', path: '/surgery-cases/:id/gates/remove', status: 200 },
  body: z.strictObject({ version, kind: gateKind, reason: text(500) }),
  errors: [...errors],
});

/** Only for people chosen in the practice's case settings. No role has this right by default. */
export const recordMedicalException = command({
  ...onCase,
  name: 'quoting.recordMedicalException',
  summary: 'Allow booking earlier than the pathway does, for a medical reason',
  http: { method: 'POST', path: '/surgery-cases/:id/medical-exception', status: 200 },
  ownerOnly: true,
  body: z.strictObject({
    version,
    reason: text(1_000),
    /** The document of the case that supports it, such as a letter from the treating doctor. */
    documentId: z.guid('Please choose the document that supports it'),
  }),
  errors: [...errors, 'MEDICAL_EXCEPTION_REFUSED'],
});

/** The steps and the cooling-off period apply again: unconfirmed cases cannot be confirmed, and confirmed ones cannot start. */
export const revokeMedicalException = command({
  ...onCase,
  name: 'quoting.revokeMedicalException',
  summary: 'Revoke a medical exception; it stays in the history',
  http: { method: 'POST', path: '/surgery-cases/:id/medical-exception/revoke', status: 200 },
  ownerOnly: true,
  body: z.strictObject({ version, reason: text(1_000) }),
  errors: [...errors, 'MEDICAL_EXCEPTION_REFUSED'],
});

export const recordCaseDeposit = command({
  ...onCase,
  name: 'quoting.recordCaseDeposit',
  summary: "Record a surgery case's deposit or its refund",
  http: { method: 'POST', path: '/surgery-cases/:id/deposits', status: 200 },
  body: z.strictObject({
    version,
    kind: caseDeposit.shape.kind.default('RECEIVED'),
    amountMinor: minorUnits.refine((amount) => amount > 0, 'Please enter an amount'),
    /** Must not be in the future. */
    paidOn: isoDate,
    method: depositMethod,
    note: optionalText(500),
  }),
  errors: [
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'ILLEGAL_TRANSITION',
    'CASE_PATHWAY_OPEN',
    'CASE_DISPUTED',
    'DEPOSIT_REFUSED',
  ],
});

/** Re-evaluates whether the dates of a practice's cosmetic cases are allowed. Idempotent. */
export const judgeBookings = job({
  service: 'quoting',
  name: 'judgeBookings',
  data: z.object({ organisationId: id }),
  isLowPriority: true,
});
