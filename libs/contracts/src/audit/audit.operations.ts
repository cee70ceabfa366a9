import { z } from 'zod';
import { listOf, listQuery } from '../core/list';
import { dayRange, setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { job } from '../core/job';
import { id, instant } from '../core/primitives';
import { auditAction, auditEntityType, auditEntry } from './audit.schemas';

export const listAuditEntries = query({
  name: 'audit.listAuditEntries',
  summary: 'List audit entries with old and new values, newest first',
  http: { method: 'GET', path: '/audit-entries' },
  permission: { roles: ADMINS },
  query: listQuery(['createdAt'], {
    entityType: setOf(auditEntityType),
    entityId: id.optional(),
    action: setOf(auditAction),
    userId: id.optional(),
    createdAt: dayRange,
  }),
  result: listOf(auditEntry),
  provides: ['AuditEntry'],
});

export const chainFault = z.enum(['MISSING', 'CHANGED', 'UNLINKED', 'CUT_OFF', 'REWRITTEN']);

/** The state of an organisation's hash chain. */
const chainVerdict = z.object({
  /** Number of consecutive valid entries, counted from the first one. */
  entries: z.number().int(),
  /** The first entry that is not as it was written. Null if the chain is intact. */
  fault: z.object({ sequence: z.number().int(), kind: chainFault }).nullable(),
  /**
   * The newest entry attested by a signed checkpoint outside the database, and when that checkpoint was signed. Null if none
   * attests it.
   */
  attested: z.object({ until: instant, sequence: z.number().int() }).nullable(),
});

/**
 * Checks that an organisation's audit trail is complete: every entry is present, unchanged and linked to the one before, and the
 * newest checkpoints outside the database agree. REWRITTEN means that a checkpoint contradicts the chain from this entry or a
 * later one.
 */
export const verifyChain = command({
  name: 'audit.verifyChain',
  summary: "Recompute an organisation's hash chain and record the outcome",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: chainVerdict,
  deadlineMs: 60_000,
});

export const auditVerification = z.object({
  /** Null before the first verification. */
  verifiedAt: instant.nullable(),
  ...chainVerdict.shape,
  /** When the first and the last of the consecutive valid entries were written. */
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
  /** Whether signed checkpoints are kept outside the database at all. */
  hasCheckpoints: z.boolean(),
});
export type AuditVerification = z.infer<typeof auditVerification>;

export const getAuditVerification = query({
  name: 'audit.getAuditVerification',
  summary: 'Get the result of the latest audit trail verification',
  http: { method: 'GET', path: '/audit-verification' },
  permission: { roles: ADMINS },
  result: auditVerification,
  provides: ['Evidence'],
});

export const verifyAuditTrail = command({
  name: 'audit.verifyAuditTrail',
  summary: 'Verify the audit trail now: every entry, its hash, and the checkpoints outside the database',
  http: { method: 'POST', path: '/audit-verification', status: 200 },
  permission: { roles: ADMINS },
  whileReadOnly: true,
  result: auditVerification,
  rateLimit: { max: 12, windowSeconds: 3_600 },
  deadlineMs: 60_000,
  invalidates: ['Evidence'],
});

/** Lists, page by page, the hashes mentioned in audit notes, for services that compare their own evidence with the trail. */
export const listNotedHashes = query({
  name: 'audit.listNotedHashes',
  summary: 'List the SHA-256 values recorded in the audit entries of one record type',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    entityType: auditEntityType,
    /** The text that precedes each hash in the note. */
    noting: z.string().min(1).max(100),
    after: z.number().int(),
  }),
  result: z.object({
    items: z.array(z.object({ entityId: id, sha256: z.string() })),
    /** Sequence number to pass as `after` for the next page. Null on the last page. */
    next: z.number().int().nullable(),
  }),
});

/**
 * Signs the head of each chain and stores the checkpoint outside the database, once a day for each practice whose chain has
 * grown.
 */
export const writeCheckpoints = job({
  service: 'audit',
  name: 'writeCheckpoints',
  data: z.object({}),
  everyMs: 300_000,
  attempts: 1,
});

/** Finds the newest entry of one kind about a record and its position in the chain, for certificates. */
export const findAuditPosition = query({
  name: 'audit.findAuditPosition',
  summary: 'Find the position of an audit entry in the chain',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    entityType: auditEntityType,
    entityId: id,
    action: auditAction,
    /** Considers only entries whose notes contain this text. */
    noting: z.string().max(200).nullish(),
  }),
  result: z.object({
    position: z.object({ sequence: z.number().int(), hash: z.string() }).nullable(),
  }),
});

export type ChainFault = z.infer<typeof chainFault>;
