import type {
  Assurance,
  DisputeSettlement,
  QuoteSection,
  Signatory,
  SigningMode,
} from '@quillcare/contracts';

/** A signature as given: a picture or a typed name. */
export interface GivenSignature {
  method: 'draw' | 'type' | 'upload';
  /** PNG or JPEG. */
  picture: Buffer | null;
  text: string | null;
  /** The typed name differs from the person's, who confirmed that it is their signature. */
  isConfirmed?: boolean;
}

export interface Identification {
  by: 'DATE_OF_BIRTH' | 'CODE' | 'BOTH' | 'STAFF';
  /** Null if only the method is known. */
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

/** The position, in the practice's audit hash chain, of the record of the signature. */
export interface AuditPosition {
  sequence: number;
  hash: string;
}

/** The patient's later statement through the link, which confirms or disputes the acceptance. */
export interface PatientWord {
  isSo: boolean;
  at: Date;
  comment: string | null;
  ipAddress: string;
  userAgent: string;
  /** Covers the whole statement. Null if it predates hashing. */
  sha256: string | null;
}

/** How staff settled a dispute raised by the patient. */
export interface Settled extends Pick<DisputeSettlement, 'byName' | 'outcome' | 'reason'> {
  at: Date;
  /** Covers the whole settlement. Null if it predates hashing. */
  sha256: string | null;
}

/** Everything known about an acceptance, as printed on the certificate of completion. */
export interface SigningRecord {
  /** Server time, or the time staff entered if they recorded the acceptance. */
  acceptedAt: Date;
  /** When staff recorded it. Null if the patient signed. */
  recordedAt: Date | null;
  /** The version that this one amended. Null if none. */
  changesRevision: number | null;
  documentHash: string;
  /** SHA-256 over the whole answer. Null for answers stored before hashing. */
  answerHash: string | null;
  consentWording: string;
  mode: SigningMode;
  assurance: Assurance;
  signatory: Signatory;
  /** As typed into the form. */
  patientName: string;
  signature: GivenSignature | null;
  second: { name: string; relationship: string; signature: GivenSignature } | null;
  /** Staff member who recorded the acceptance or handed over the device. Their notes are in `recordedNotes`. */
  recordedByName: string | null;
  recordedNotes: string | null;
  /** Scan of the signed paper. Null if there is none. */
  scan: { fileName: string; sha256: string } | null;
  word: PatientWord | null;
  settlement: Settled | null;
  identification: Identification[];
  views: RecordedView[];
  messages: RecordedMessage[];
  /** Names of the chosen options by group. Empty for a group without a choice. */
  choices: { group: string; options: string[]; optionIds: string[] }[];
  checks: { question: string; answer: string }[];
  ipAddress: string;
  userAgent: string;
  audit: AuditPosition | null;
}
