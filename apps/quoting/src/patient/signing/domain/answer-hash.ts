import { rowHash, type HashedRow } from '@quillcare/service-kit';

/** Columns of an answer covered by its hash: its whole content, and how, when and from where it was given. */
export const HASHED_COLUMNS = [
  'id',
  'organisation_id',
  'quote_id',
  'link_id',
  'revision',
  'response',
  'responded_at',
  'document_hash',
  'consent_wording',
  'terms_version',
  'patient_info',
  'rejection_reason',
  'signature_method',
  'signature_data',
  'mode',
  'assurance',
  'identified_by',
  'signatory',
  'second_signature',
  'option_ids',
  'total_minor',
  'check_answers',
  'recorded_by',
  'recorded_by_name',
  'recorded_at',
  'notes',
  'scan_id',
  'thread',
  'thread_sha256',
  'ip_address',
  'user_agent',
] as const;

/** Prefix of the answer's hash in the audit note. */
export const ANSWER_NOTE = 'answer with SHA-256 ';

const INSTANTS = ['responded_at', 'recorded_at'];

/** SHA-256 of an answer in hex, computed over its columns. */
export const answerHash = (row: HashedRow): string =>
  rowHash(row, { columns: HASHED_COLUMNS, instants: INSTANTS });
