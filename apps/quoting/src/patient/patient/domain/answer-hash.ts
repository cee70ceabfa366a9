import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

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

const INSTANTS: ReadonlySet<string> = new Set(['responded_at', 'recorded_at']);

/**
 * The SHA-256 of an answer in canonical form (RFC 8785), by its columns. A column that is missing counts as null, an instant by its
 * milliseconds: so a row that is written and the same row as the database tells it have one hash.
 */
export function answerHash(row: Readonly<Record<string, unknown>>): string {
  const answer = Object.fromEntries(
    HASHED_COLUMNS.map((column) => [column, plain(column, row[column] ?? null)]),
  );
  return createHash('sha256')
    .update(canonicalize(answer) ?? '', 'utf8')
    .digest('hex');
}

function plain(column: string, value: unknown): unknown {
  if (value !== null && INSTANTS.has(column)) return new Date(value as string | Date).toISOString();
  // What JSON leaves out, the database never had.
  return JSON.parse(JSON.stringify(value)) as unknown;
}
