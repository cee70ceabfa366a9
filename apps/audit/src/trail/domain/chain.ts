import { createHash } from 'node:crypto';
import type { AuditRecord, ChainFault, ServiceName } from '@quillcare/contracts';
import canonicalize from 'canonicalize';

/** Everything of an entry that its hash covers. */
export type EntryContent = UnplacedEntry & {
  /** From 1, without gaps, in each organisation. */
  readonly sequence: number;
};

/** An entry that has no place in its chain yet. */
export type UnplacedEntry = AuditRecord & {
  readonly id: string;
  readonly organisationId: string;
  readonly service: ServiceName;
  readonly actor: string;
  readonly correlationId: string;
  /** When it happened, ISO 8601 in UTC with milliseconds. */
  readonly occurredAt: string;
};

export type ChainedEntry = EntryContent & { readonly previousHash: string; readonly hash: string };

/** Where a chain stands: the last entry's sequence and hash. */
export interface ChainHead {
  readonly sequence: number;
  readonly hash: string;
}

/** Where every chain begins. */
export const GENESIS: ChainHead = { sequence: 0, hash: '0'.repeat(64) };

/** SHA-256 over the canonical JSON (RFC 8785) of an entry and the hash of the entry before it. */
export function hashOf(content: EntryContent, previousHash: string): string {
  const covered = { ...coveredOf(content), sequence: content.sequence, previousHash };
  return createHash('sha256')
    .update(canonicalize(covered) ?? '')
    .digest('hex');
}

/** The canonical JSON of an entry around the hash of the one before it and its own sequence, which its place decides. */
export interface Sealing {
  readonly beforeHash: string;
  readonly beforeSequence: string;
  readonly afterSequence: string;
}

/**
 * What `hashOf` hashes, for an entry whose place in the chain is not known yet: the database, which knows it, puts
 * previous hash and sequence in between.
 */
export function sealingOf(content: UnplacedEntry): Sealing {
  // Canonical JSON has its keys in order: the two that are missing part the others.
  const fields = Object.entries(coveredOf(content));
  const among = (isAmong: (key: string) => boolean) =>
    (canonicalize(Object.fromEntries(fields.filter(([key]) => isAmong(key)))) ?? '').slice(1, -1);
  return {
    beforeHash: `{${among((key) => key < 'previousHash')},"previousHash":"`,
    beforeSequence: `",${among((key) => key > 'previousHash' && key < 'sequence')},"sequence":`,
    afterSequence: `,${among((key) => key > 'sequence')}}`,
  };
}

// The fields are named one by one: what a row carries besides them must not change its hash.
function coveredOf(content: UnplacedEntry): UnplacedEntry {
  const { id, organisationId, service, entityType, entityId, action, entityLabel, changes } = content;
  const { reason, notes, userId, actor, actorName, correlationId, occurredAt } = content;
  return {
    ...{ id, organisationId, service, entityType, entityId, action, entityLabel, changes },
    ...{ reason, notes, userId, actor, actorName, correlationId, occurredAt },
  };
}

/** The entry that follows `head`. */
export function chain(content: EntryContent, head: ChainHead): ChainedEntry {
  return { ...content, previousHash: head.hash, hash: hashOf(content, head.hash) };
}

export interface Fault {
  readonly sequence: number;
  readonly kind: ChainFault;
}

/** Follows entries from `from` on; the head after them, or the first entry that is not as it was written. */
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

/** Entries at the end leave no gap when they are removed; the stored head tells. */
export function faultAtEnd(reached: ChainHead, stored: ChainHead): Fault | null {
  const isWhole = reached.sequence === stored.sequence && reached.hash === stored.hash;
  return isWhole ? null : { sequence: reached.sequence + 1, kind: 'CUT_OFF' };
}
