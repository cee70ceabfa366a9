import { rowHash, type HashedRow, type HashedRows } from '@quillcare/service-kit';

/** A kind of later statement about an acceptance, with its wording in the audit trail and the evidence check. */
export interface SaidAfterwards extends HashedRows {
  table: string;
  /** Prefix of the hash in the audit note. */
  note: string;
  /** Name used by the evidence check. */
  name: string;
}

/** A patient's statement through the link that the acceptance is right or wrong. */
export const PATIENT_WORD: SaidAfterwards = {
  table: 'acceptance_confirmation',
  note: "patient's word with SHA-256 ",
  name: "patient's word on the acceptance",
  columns: [
    'id',
    'organisation_id',
    'quote_id',
    'revision',
    'link_id',
    'is_so',
    'comment',
    'given_at',
    'ip_address',
    'user_agent',
  ],
  instants: ['given_at'],
  about: 'quote_id',
  storedAt: 'given_at',
  original: 'what the patient said',
};

/** How staff settled a dispute raised by the patient. */
export const SETTLEMENT: SaidAfterwards = {
  table: 'dispute_settlement',
  note: 'settlement with SHA-256 ',
  name: 'settlement of the dispute',
  columns: [
    'id',
    'organisation_id',
    'quote_id',
    'revision',
    'outcome',
    'reason',
    'note',
    'document_id',
    'settled_at',
    'settled_by',
    'settled_by_name',
  ],
  instants: ['settled_at'],
  about: 'quote_id',
  storedAt: 'settled_at',
  original: 'what staff settled',
};

/** A statement to store, with the hash over its whole content. */
export interface Said {
  kind: SaidAfterwards;
  row: HashedRow;
  sha256: string;
  /** Goes into the audit note. */
  note: string;
}

export function saidOf(kind: SaidAfterwards, row: HashedRow): Said {
  const sha256 = rowHash(row, kind);
  return { kind, row, sha256, note: `the ${kind.note}${sha256}` };
}
