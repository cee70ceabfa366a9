import { rowHash, type HashedRow, type HashedRows } from '@quillcare/service-kit';

/** Something that was said of an acceptance afterwards, and how the audit trail and the evidence check tell of it. */
export interface SaidAfterwards extends HashedRows {
  table: string;
  /** How the note in the audit trail begins to tell the hash. */
  note: string;
  /** What the check calls it. */
  name: string;
}

/** What a patient says by the link of an acceptance: that it is so, or that it is not right. */
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

/** How staff settled what a patient disputed. */
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

/** One that is to be stored, with the hash of all that it says. */
export interface Said {
  kind: SaidAfterwards;
  row: HashedRow;
  sha256: string;
  /** For the note in the audit trail. */
  note: string;
}

export function saidOf(kind: SaidAfterwards, row: HashedRow): Said {
  const sha256 = rowHash(row, kind);
  return { kind, row, sha256, note: `the ${kind.note}${sha256}` };
}
