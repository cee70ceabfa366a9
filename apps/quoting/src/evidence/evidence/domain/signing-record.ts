import type {
  Assurance,
  DisputeSettlement,
  QuoteSection,
  Signatory,
  SigningMode,
} from '@quillcare/contracts';

/** A signature as it was given: a picture, or a typed name. */
export interface GivenSignature {
  method: 'draw' | 'type' | 'upload';
  /** PNG or JPEG. */
  picture: Buffer | null;
  text: string | null;
  /** The typed name is unlike the person's, who said that it is their signature. */
  isConfirmed?: boolean;
}

/** How it was checked who the patient is. */
export interface Identification {
  by: 'DATE_OF_BIRTH' | 'CODE' | 'BOTH' | 'STAFF';
  /** Null where only the way is known. */
  from: { at: Date; ipAddress: string } | null;
}

export interface RecordedView {
  at: Date;
  /** Such as "iPhone" or "Windows computer". */
  device: string;
  sections: QuoteSection[];
}

export interface RecordedMessage {
  from: 'PATIENT' | 'PRACTICE';
  channel: 'PAGE' | 'TELEPHONE';
  byName: string | null;
  at: Date;
  text: string;
}

/** The entry of the audit trail in which the signature is recorded: its place in the practice's chain of hashes. */
export interface AuditPosition {
  sequence: number;
  hash: string;
}

/** What the patient said by the link of what staff recorded. */
export interface PatientWord {
  isSo: boolean;
  at: Date;
  comment: string | null;
  ipAddress: string;
  userAgent: string;
}

/** How staff settled what the patient disputed. */
export interface Settled extends Pick<DisputeSettlement, 'byName' | 'outcome' | 'reason'> {
  at: Date;
}

/** Everything that is known of an acceptance: what the certificate of completion says. */
export interface SigningRecord {
  /** As the server saw it; as staff entered it where they recorded it. */
  acceptedAt: Date;
  /** When staff recorded it; null where the patient signed. */
  recordedAt: Date | null;
  /** The version that this one changed. */
  changesRevision: number | null;
  documentHash: string;
  /** The SHA-256 over all that the answer says; null in answers from before it was kept. */
  answerHash: string | null;
  consentWording: string;
  mode: SigningMode;
  assurance: Assurance;
  signatory: Signatory;
  /** As typed into the form. */
  patientName: string;
  signature: GivenSignature | null;
  second: { name: string; relationship: string; signature: GivenSignature } | null;
  /** Who of staff recorded it or handed the device over, and what they noted. */
  recordedByName: string | null;
  recordedNotes: string | null;
  /** The scan of a signed paper. */
  scan: { fileName: string; sha256: string } | null;
  word: PatientWord | null;
  settlement: Settled | null;
  identification: Identification[];
  views: RecordedView[];
  messages: RecordedMessage[];
  /** The names of what was chosen, by group; a group of which nothing was chosen has none. */
  choices: { group: string; options: string[]; optionIds: string[] }[];
  checks: { question: string; answer: string }[];
  ipAddress: string;
  userAgent: string;
  audit: AuditPosition | null;
}
