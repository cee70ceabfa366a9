import { rowHash, type HashedRow } from '@quillcare/service-kit';

/** The columns of a patient's answer that its hash covers: everything that it says, and how, when and from where it came. */
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

/** How the note in the audit trail begins to tell an answer's hash. */
export const ANSWER_NOTE = 'answer with SHA-256 ';

const INSTANTS = ['responded_at', 'recorded_at'];

/** The SHA-256 of an answer, by its columns. */
export const answerHash = (row: HashedRow): string =>
  rowHash(row, { columns: HASHED_COLUMNS, instants: INSTANTS });
