import { createHash } from 'node:crypto';
import type { AuditRecord, ChainFault, ServiceName } from '@quillcare/contracts';
import canonicalize from 'canonicalize';

/** An entry that is not yet placed in its chain. */
export type UnplacedEntry = AuditRecord & {
  readonly id: string;
  readonly organisationId: string;
  readonly service: ServiceName;
  readonly actor: string;
  readonly correlationId: string;
  /** When it happened, ISO 8601 in UTC with milliseconds. */
  readonly occurredAt: string;
};

/** The fields of an entry that its hash covers, apart from the hash of the entry before it. */
export type EntryContent = UnplacedEntry & {
  /** From 1, without gaps, in each organisation. */
  readonly sequence: number;
};

export type ChainedEntry = EntryContent & { readonly previousHash: string; readonly hash: string };

/** The end of a chain: sequence and hash of its last entry. */
export interface ChainHead {
  readonly sequence: number;
  readonly hash: string;
}

/** The head of an empty chain. */
export const GENESIS: ChainHead = { sequence: 0, hash: '0'.repeat(64) };

/** The SHA-256 (hex) of the canonical JSON (RFC 8785) of an entry and the hash of the entry before it. */
export function hashOf(content: EntryContent, previousHash: string): string {
  const { id, organisationId, service, entityType, entityId, action, entityLabel, changes } = content;
  const { reason, notes, userId, actor, actorName, correlationId, occurredAt, sequence } = content;
  // Field by field: other columns of a row must not change its hash.
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

/** Appends an entry after `head`. */
export function chain(entry: UnplacedEntry, head: ChainHead): ChainedEntry {
  const content = { ...entry, sequence: head.sequence + 1 };
  return { ...content, previousHash: head.hash, hash: hashOf(content, head.hash) };
}

export interface Fault {
  readonly sequence: number;
  readonly kind: ChainFault;
}

/** Checks entries that follow `from`; returns the head after them, or the first entry that was altered. */
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

/** Compares the end of the entries with the stored head: entries removed at the end leave no gap. */
export function faultAtEnd(reached: ChainHead, stored: ChainHead): Fault | null {
  const isWhole = reached.sequence === stored.sequence && reached.hash === stored.hash;
  return isWhole ? null : { sequence: reached.sequence + 1, kind: 'CUT_OFF' };
}
