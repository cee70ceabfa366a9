import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * A kind of row that serves as evidence. Each row is stored with the SHA-256 of its content, and the audit trail records that
 * hash.
 */
export interface HashedRows {
  /** The columns the hash covers: all except the hash itself. */
  columns: readonly string[];
  /** The columns that are instants. They are hashed in milliseconds, whatever format the database returns. */
  instants: readonly string[];
  /** The column with the id of the record the audit trail records the hash for. */
  about: string;
  /** The column with the instant the row was stored. */
  storedAt: string;
  /** Completes the fault "is not …" of a changed row, such as "the decision that was recorded". */
  original: string;
}

export type Row = Readonly<Record<string, unknown>>;

export interface StoredRow {
  row: Row;
  /** Null in rows from before hashes were stored. */
  sha256: string | null;
  /** Whether it is so new that the audit trail may not contain it yet. */
  isFresh: boolean;
}

export interface RecordedHash {
  entityId: string;
  sha256: string;
}

export interface RowFault {
  /** The id of the record the row is about. */
  entityId: string;
  /** Null if only the audit trail knows of it. */
  row: Row | null;
  /** The hash as recorded, or as recomputed from the row. */
  sha256: string;
  fault: string;
}

/** During an upgrade the old version may still write rows without a hash. */
const UPGRADE_GRACE_MS = 86_400_000;

/**
 * Returns the SHA-256 (hex) of a row in canonical form (RFC 8785). A missing column counts as null, so a row hashes the same when
 * written and when read back.
 */
export function rowHash(row: Row, { columns, instants }: Pick<HashedRows, 'columns' | 'instants'>): string {
  const covered = Object.fromEntries(
    columns.map((column) => {
      const value = row[column] ?? null;
      return [column, value !== null && instants.includes(column) ? toIso(value) : toPlainJson(value)];
    }),
  );
  return createHash('sha256')
    .update(canonicalize(covered) ?? '', 'utf8')
    .digest('hex');
}

/**
 * Returns the faults of rows of one kind: changed, missing from the audit trail, without a hash although earlier rows have one,
 * or recorded in the trail but gone. With `mayLag` a fresh row may still be missing from the trail.
 */
export function rowFaults(
  kind: HashedRows,
  stored: readonly StoredRow[],
  recorded: readonly RecordedHash[],
  mayLag: boolean,
): RowFault[] {
  const known = new Set(recorded.map(({ sha256 }) => sha256));
  const timeOf = ({ row }: StoredRow) => new Date(row[kind.storedAt] as string | Date).getTime();
  const hashedFrom = Math.min(...stored.filter(({ sha256 }) => sha256 !== null).map(timeOf));
  const present = new Set<string>();
  const faults = stored.flatMap((one): RowFault[] => {
    const own = rowHash(one.row, kind);
    present.add(own);
    const isLate = timeOf(one) > hashedFrom + UPGRADE_GRACE_MS;
    const fault = faultOf(one, {
      ownHash: own,
      isKnown: known.has(own),
      isLate,
      mayLag,
      original: kind.original,
    });
    const entityId = String(one.row[kind.about]);
    return fault === null ? [] : [{ entityId, row: one.row, sha256: own, fault }];
  });
  const missing = recorded.filter(({ sha256 }) => !present.has(sha256));
  const fault = 'is in the audit trail but is missing or was changed';
  return [...faults, ...missing.map((one) => ({ ...one, row: null, fault }))];
}

interface FoundInTrail {
  ownHash: string;
  isKnown: boolean;
  /** Whether it was stored well after hashes were introduced. */
  isLate: boolean;
  mayLag: boolean;
  original: string;
}

function faultOf({ sha256, isFresh }: StoredRow, found: FoundInTrail): string | null {
  const { ownHash: own, isKnown, isLate, mayLag, original } = found;
  if (sha256 === null) return isLate && !isKnown ? 'has no SHA-256' : null;
  if (sha256 !== own) return `is not ${original}`;
  return isKnown || (mayLag && isFresh) ? null : 'is not in the audit trail';
}

const toIso = (value: unknown): string => new Date(value as string | Date).toISOString();

/** Drops what JSON cannot represent, because the database never stored it either. */
const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
