import type { Assurance, PatientInfo, QuoteChoices, Signatory, SigningMode } from '@quillcare/contracts';
import type { ProvenBy } from '@quillcare/rules';
import type { FrozenMessage, QuoteDocument } from '../../../quote';
import type { AnsweredCheck } from '../../../patient';
import type { GivenSignature, Identification, PatientWord, Settled, SigningRecord } from './signing-record';

interface StoredSignature {
  method: GivenSignature['method'];
  data: string;
}

/** An acceptance as read from the database; times are ISO instants. */
export interface StoredAcceptance {
  respondedAt: string;
  recordedAt: string | null;
  changesRevision: number | null;
  documentHash: string;
  /** Null for answers stored before hashing. */
  answerSha256: string | null;
  consentWording: string;
  patientInfo: PatientInfo;
  signatureMethod: GivenSignature['method'] | null;
  signatureData: string | null;
  mode: SigningMode;
  assurance: Assurance | null;
  identifiedBy: ProvenBy[];
  signatory: Signatory;
  secondSignature:
    (StoredSignature & { name: string; relationship: string; isTypedNameConfirmed?: boolean }) | null;
  optionIds: string[];
  checkAnswers: AnsweredCheck[];
  recordedByName: string | null;
  notes: string | null;
  scan: SigningRecord['scan'];
  word: (Omit<PatientWord, 'at'> & { at: string }) | null;
  settlement: (Omit<Settled, 'at'> & { at: string }) | null;
  thread: FrozenMessage[] | null;
  ipAddress: string;
  userAgent: string;
}

/** The part of the record that comes from the acceptance itself. Identification and views are stored elsewhere. */
export function recordOf(
  stored: StoredAcceptance,
  document: QuoteDocument,
): Omit<SigningRecord, 'identification' | 'views' | 'audit'> {
  const { secondSignature, patientInfo, documentHash, consentWording, mode, signatory, word } = stored;
  return {
    acceptedAt: new Date(stored.respondedAt),
    recordedAt: stored.recordedAt === null ? null : new Date(stored.recordedAt),
    changesRevision: stored.changesRevision,
    answerHash: stored.answerSha256,
    documentHash,
    consentWording,
    mode,
    signatory,
    assurance: assuranceNow(stored),
    patientName: patientInfo.patientName || `${document.client.firstName} ${document.client.lastName}`.trim(),
    signature: firstSignature(stored),
    second: secondSignature && {
      name: secondSignature.name,
      relationship: secondSignature.relationship,
      signature: given(secondSignature, secondSignature.isTypedNameConfirmed),
    },
    recordedByName: stored.recordedByName,
    recordedNotes: stored.notes,
    scan: stored.scan,
    word: word && { ...word, at: new Date(word.at) },
    settlement: stored.settlement && { ...stored.settlement, at: new Date(stored.settlement.at) },
    messages: (stored.thread ?? []).map(({ from, channel, byName, sentAt, text }) => ({
      from,
      channel,
      byName,
      text,
      at: new Date(sentAt),
    })),
    choices: chosen(document.choices, stored.optionIds),
    checks: stored.checkAnswers.map(({ question, answer }) => ({ question, answer })),
    ipAddress: stored.ipAddress,
    userAgent: stored.userAgent,
  };
}

/** The end of the acceptance: later use of the link does not belong to it. */
export function decidedAt({ respondedAt, recordedAt, word }: StoredAcceptance): Date {
  return new Date(word?.at ?? recordedAt ?? respondedAt);
}

/** The known identification if no proof of identity through a link is stored. */
export function knownIdentification({ recordedAt, identifiedBy }: StoredAcceptance): Identification[] {
  if (recordedAt !== null || identifiedBy.length === 0) return [];
  return [{ by: provenBy(identifiedBy), from: null }];
}

export function provenBy(proofs: readonly ProvenBy[]): 'DATE_OF_BIRTH' | 'CODE' | 'BOTH' {
  if (proofs.includes('CODE')) return proofs.includes('DATE_OF_BIRTH') ? 'BOTH' : 'CODE';
  return 'DATE_OF_BIRTH';
}

function assuranceNow({ assurance, signatureMethod, word }: StoredAcceptance): Assurance {
  if (word?.isSo) return 'CONFIRMED';
  // Stored by a version that knew only the date of birth.
  return assurance ?? (signatureMethod === 'upload' ? 'LOWER' : 'STANDARD');
}

function firstSignature(stored: StoredAcceptance): GivenSignature | null {
  const { signatureMethod: method, signatureData: data, patientInfo } = stored;
  return method && data ? given({ method, data }, patientInfo.isTypedNameConfirmed) : null;
}

/** A picture as a data URL, or a typed name. */
function given({ method, data }: StoredSignature, isConfirmed?: boolean): GivenSignature {
  const [, base64] = /^data:image\/(?:png|jpeg);base64,(.+)$/s.exec(data) ?? [];
  if (base64 === undefined)
    return { method, picture: null, text: data, ...(isConfirmed ? { isConfirmed } : {}) };
  return { method, picture: Buffer.from(base64, 'base64'), text: null };
}

function chosen(choices: QuoteChoices | undefined, optionIds: readonly string[]): SigningRecord['choices'] {
  return (choices?.groups ?? []).map(({ name, options }) => {
    const own = options.filter(({ id }) => optionIds.includes(id));
    return { group: name, options: own.map((option) => option.name), optionIds: own.map(({ id }) => id) };
  });
}
