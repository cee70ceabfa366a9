import type { AcceptanceSummary, Assurance, PatientInfo, Signatory, SigningMode } from '@quillcare/contracts';
import type { IdentificationFactor } from '@quillcare/rules';
import { ANSWER_NOTE } from './answer-hash';
import type { Signature } from './patient-answer';
import type { AnsweredCheck } from './check-answers';

/** A second signature that passed validation. */
export interface SecondSignature extends Signature {
  name: string;
  relationship: string;
  /** The signer confirmed that a typed name unlike their own is their signature. */
  isTypedNameConfirmed?: boolean;
}

/** The staff member who recorded an acceptance or handed over the device. */
export interface Helper {
  userId: string;
  name: string;
}

/** A validated acceptance, however it was given. */
export interface Acceptance {
  quoteId: string;
  /** The link it was given through. Null if staff recorded it. */
  linkId: string | null;
  /** When the patient accepted, which may be before staff recorded it. */
  acceptedAt: Date;
  mode: SigningMode;
  assurance: Assurance;
  identifiedBy: IdentificationFactor[];
  patientInfo: PatientInfo;
  signatory: Signatory;
  /** Null if staff recorded it. */
  signature: Signature | null;
  secondSignature: SecondSignature | null;
  optionIds: string[];
  checkAnswers: AnsweredCheck[];
  helper: Helper | null;
  /** What staff recorded. Null if the patient signed. */
  record: { at: Date; notes: string; scanId: string | null } | null;
}

export function toSummary(acceptance: Acceptance, coolingOffEndsOn: string | null): AcceptanceSummary {
  const { mode, assurance, signatory, signature, secondSignature, optionIds, helper, record } = acceptance;
  return {
    mode,
    method: signature?.method ?? null,
    assurance,
    signatory,
    secondSignerName: secondSignature?.name ?? null,
    optionIds,
    recordedByName: helper?.name ?? null,
    recordedAt: record?.at.toISOString() ?? null,
    coolingOffEndsOn,
    confirmedAt: null,
    disputedAt: null,
    patientComment: null,
    settlement: null,
  };
}

const MODE_NAMES: Record<SigningMode, string> = {
  LINK: 'by the link',
  TABLET: "on the practice's device",
  TELEPHONE: 'by telephone',
  PAPER: 'on paper',
};

/** The hashes that prove an acceptance: of the document and of the whole answer. */
export interface AcceptanceHashes {
  document: string;
  answer: string;
}

/** The audit note: how and by whom the acceptance was given, its assurance level, and the hashes that prove it. */
export function auditNotes(acceptance: Acceptance, hashes: AcceptanceHashes): string {
  const { mode, assurance, signature, signatory, secondSignature, helper } = acceptance;
  const how = signature
    ? `Signed (${signature.method}) ${MODE_NAMES[mode]}`
    : `Recorded by staff: accepted ${MODE_NAMES[mode]}`;
  const who = signatory.role === 'PATIENT' ? '' : `, for the patient by a ${ROLES[signatory.role]}`;
  const second = secondSignature ? ', with a second signature' : '';
  const handed = signature && helper ? `, handed over by ${helper.name}` : '';
  return `${how}${who}${second}${handed}; assurance ${assurance}; the document with SHA-256 ${hashes.document}; the ${ANSWER_NOTE}${hashes.answer}`;
}

const ROLES = { GUARDIAN: 'parent or guardian', SUBSTITUTE: 'substitute decision maker' } as const;
