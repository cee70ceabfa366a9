import { createHash } from 'node:crypto';
import type { AuditRecord, ChainFault, ServiceName } from '@quillcare/contracts';
import canonicalize from 'canonicalize';

/** An entry that has no position in its chain yet. */
export type UnplacedEntry = AuditRecord & {
  readonly id: string;
  readonly organisationId: string;
  readonly service: ServiceName;
  readonly actor: string;
  readonly correlationId: string;
  /** When it happened: ISO 8601 in UTC with milliseconds. */
  readonly occurredAt: string;
};

/** The fields of an entry that its hash covers, in addition to the previous entry's hash. */
export type EntryContent = UnplacedEntry & {
  /** Numbered from 1 without gaps within an organisation. */
  readonly sequence: number;
};

export type ChainedEntry = EntryContent & { readonly previousHash: string; readonly hash: string };

/** The end of a chain: sequence number and hash of its last entry. */
export interface ChainHead {
  readonly sequence: number;
  readonly hash: string;
}

export const GENESIS: ChainHead = { sequence: 0, hash: '0'.repeat(64) };

/** Returns the SHA-256 (hex) over the canonical JSON (RFC 8785) of an entry and the previous entry's hash. */
export function hashOf(content: EntryContent, previousHash: string): string {
  const { id, organisationId, service, entityType, entityId, action, entityLabel, changes } = content;
  const { reason, notes, userId, actor, actorName, correlationId, occurredAt, sequence } = content;
  // Fields are listed explicitly so that other columns of the row cannot change the hash.
  const covered = canonicalize({
    id,
    organisationId,
    service,
    entityType,
    entityId,
    action,
    entityLabel,
    changes,
    reason,
    notes,
    userId,
    actor,
    actorName,
    correlationId,
    occurredAt,
    sequence,
    previousHash,
  });
  return createHash('sha256')
    .update(covered ?? '')
    .digest('hex');
}

export function chain(entry: UnplacedEntry, head: ChainHead): ChainedEntry {
  const content = { ...entry, sequence: head.sequence + 1 };
  return { ...content, previousHash: head.hash, hash: hashOf(content, head.hash) };
}

export interface Fault {
  readonly sequence: number;
  readonly kind: ChainFault;
}

/** Verifies entries that follow `from`. Returns the head after them, or the first entry that was altered. */
export function follow(
  entries: readonly ChainedEntry[],
  from: ChainHead,
): { head: ChainHead; fault: Fault | null } {
  let head = from;
  for (const entry of entries) {
    const kind = faultOf(entry, head);
    if (kind) return { head, fault: { sequence: head.sequence + 1, kind } };
    head = { sequence: entry.sequence, hash: entry.hash };
  }
  return { head, fault: null };
}

function faultOf(entry: ChainedEntry, head: ChainHead): ChainFault | null {
  if (entry.sequence !== head.sequence + 1) return 'MISSING';
  if (entry.hash !== hashOf(entry, entry.previousHash)) return 'CHANGED';
  return entry.previousHash === head.hash ? null : 'UNLINKED';
}

/** Compares the end of the entries with the stored head, because entries removed at the end leave no gap. */
export function faultAtEnd(reached: ChainHead, stored: ChainHead): Fault | null {
  const isWhole = reached.sequence === stored.sequence && reached.hash === stored.hash;
  return isWhole ? null : { sequence: reached.sequence + 1, kind: 'CUT_OFF' };
}
