import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The columns of a decision that its hash covers: everything that it says. */
export const HASHED_COLUMNS = [
  'id',
  'organisation_id',
  'client_id',
  'channel',
  'is_given',
  'source',
  'note',
  'decided_at',
  'recorded_at',
  'recorded_by',
] as const;

/** How the note in the audit trail begins to tell the hash of a decision. */
export const CONSENT_NOTE = 'contact consent with SHA-256 ';

const INSTANTS: ReadonlySet<string> = new Set(['decided_at', 'recorded_at']);

/** The SHA-256 of a decision in canonical form (RFC 8785), by its columns; an instant counts by its milliseconds. */
export function consentHash(row: Readonly<Record<string, unknown>>): string {
  const decision = Object.fromEntries(
    HASHED_COLUMNS.map((column) => {
      const value = row[column] ?? null;
      const isInstant = value !== null && INSTANTS.has(column);
      return [column, isInstant ? new Date(value as string | Date).toISOString() : value];
    }),
  );
  return createHash('sha256')
    .update(canonicalize(decision) ?? '', 'utf8')
    .digest('hex');
}
