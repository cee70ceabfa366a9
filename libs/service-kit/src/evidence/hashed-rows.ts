import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** Rows that prove something: each is stored with the SHA-256 of all that it says, and the audit trail notes that hash. */
export interface HashedRows {
  /** The columns that the hash covers: all but the hash itself. */
  columns: readonly string[];
  /** Those of them that are instants: they count by their milliseconds, however the database writes them. */
  instants: readonly string[];
  /** The column with the id of what the audit trail notes the hash about. */
  about: string;
  /** The column with the instant at which the row was stored. */
  storedAt: string;
  /** What a row is no longer when it was changed, such as "the decision that was recorded". */
  original: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** A row as the database has it. */
export interface StoredRow {
  /** Every column, by its name. */
  row: Row;
  /** Null in rows from before it was kept. */
  sha256: string | null;
  /** So new that the audit trail may not have it yet. */
  isFresh: boolean;
}

/** A hash that the audit trail notes. */
export interface NotedHash {
  entityId: string;
  sha256: string;
}

export interface RowFault {
  /** What the row is about. */
  entityId: string;
  /** Null where only the audit trail knows of it. */
  row: Row | null;
  /** As it was noted, or as the row has it now. */
  sha256: string;
  fault: string;
}

/** An old version may still write without a hash while an upgrade is under way. */
const UPGRADE_MS = 86_400_000;

/**
 * The SHA-256 (hex) of a row in canonical form (RFC 8785). A column that is missing counts as null: so a row that is written and the
 * same row as the database tells it have one hash.
 */
export function rowHash(row: Row, { columns, instants }: Pick<HashedRows, 'columns' | 'instants'>): string {
  const covered = Object.fromEntries(
    columns.map((column) => {
      const value = row[column] ?? null;
      return [column, value !== null && instants.includes(column) ? instant(value) : plain(value)];
    }),
  );
  return createHash('sha256')
    .update(canonicalize(covered) ?? '', 'utf8')
    .digest('hex');
}

/**
 * What is wrong with rows of one kind: one that was changed, one that the audit trail does not have, one without a hash though others
 * had theirs before it, and one that the trail has and that is gone. With `mayLag` a fresh row need not be in the trail yet.
 */
export function rowFaults(
  kind: HashedRows,
  stored: readonly StoredRow[],
  noted: readonly NotedHash[],
  mayLag: boolean,
): RowFault[] {
  const known = new Set(noted.map(({ sha256 }) => sha256));
  const timeOf = ({ row }: StoredRow) => new Date(row[kind.storedAt] as string | Date).getTime();
  const hashedFrom = Math.min(...stored.filter(({ sha256 }) => sha256 !== null).map(timeOf));
  const present = new Set<string>();
  const faults = stored.flatMap((one): RowFault[] => {
    const own = rowHash(one.row, kind);
    present.add(own);
    const isLate = timeOf(one) > hashedFrom + UPGRADE_MS;
    const fault = faultOf(one, { own, isKnown: known.has(own), isLate, mayLag, original: kind.original });
    const entityId = String(one.row[kind.about]);
    return fault === null ? [] : [{ entityId, row: one.row, sha256: own, fault }];
  });
  const gone = noted.filter(({ sha256 }) => !present.has(sha256));
  const fault = 'is in the audit trail, and is gone or was changed';
  return [...faults, ...gone.map((one) => ({ ...one, row: null, fault }))];
}

interface Found {
  own: string;
  isKnown: boolean;
  /** Stored when hashes had been kept for long. */
  isLate: boolean;
  mayLag: boolean;
  original: string;
}

function faultOf({ sha256, isFresh }: StoredRow, found: Found): string | null {
  const { own, isKnown, isLate, mayLag, original } = found;
  if (sha256 === null) return isLate && !isKnown ? 'has no SHA-256' : null;
  if (sha256 !== own) return `is not ${original}`;
  return isKnown || (mayLag && isFresh) ? null : 'is not in the audit trail';
}

const instant = (value: unknown): string => new Date(value as string | Date).toISOString();

/** What JSON leaves out, the database never had. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
