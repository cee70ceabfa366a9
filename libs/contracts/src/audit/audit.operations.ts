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
  summary: 'Who did what, with old and new values, newest first',
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

/** What is known of an organisation's chain of hashes. */
const chainVerdict = z.object({
  /** How many entries follow from each other, from the first one on. */
  entries: z.number().int(),
  /** The first entry that is not as it was written; null when all is well. */
  fault: z.object({ sequence: z.number().int(), kind: chainFault }).nullable(),
  /** Up to where a signed checkpoint outside the database attests it, and when that was signed. */
  attested: z.object({ until: instant, sequence: z.number().int() }).nullable(),
});

/**
 * Whether the record of an organisation is whole: every entry is there, unchanged, and follows from the one before, and the newest
 * checkpoints outside the database attest it (REWRITTEN: one of them says otherwise, from this entry on or a later one).
 */
export const verifyChain = command({
  name: 'audit.verifyChain',
  summary: "Recompute an organisation's chain of hashes, and note what was found",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: chainVerdict,
  deadlineMs: 60_000,
});

/** What the last verification of a practice's audit trail found. */
export const auditVerification = z.object({
  /** When it was; null before the first. */
  verifiedAt: instant.nullable(),
  ...chainVerdict.shape,
  /** When the first and the last entry of those that follow from each other were written. */
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
  /** Whether signed checkpoints are kept outside the database at all. */
  hasCheckpoints: z.boolean(),
});
export type AuditVerification = z.infer<typeof auditVerification>;

export const getAuditVerification = query({
  name: 'audit.getAuditVerification',
  summary: 'What the last verification of the audit trail found',
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

/** For services that compare their own evidence with the trail: the hashes that its notes tell, a page at a time. */
export const listNotedHashes = query({
  name: 'audit.listNotedHashes',
  summary: 'SHA-256 values that entries about one kind of record note',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    entityType: auditEntityType,
    /** The words before each hash. */
    noting: z.string().min(1).max(100),
    after: z.number().int(),
  }),
  result: z.object({
    items: z.array(z.object({ entityId: id, sha256: z.string() })),
    /** Where the next page begins; null on the last one. */
    next: z.number().int().nullable(),
  }),
});

/** Signs where each chain ends and keeps that outside the database, once a day for each practice whose chain has grown. */
export const writeCheckpoints = job({
  service: 'audit',
  name: 'writeCheckpoints',
  data: z.object({}),
  everyMs: 300_000,
  attempts: 1,
});

/** For certificates: the newest entry of one kind about a record, and its place in the chain. */
export const findAuditPosition = query({
  name: 'audit.findAuditPosition',
  summary: 'Where in the chain an act is recorded',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    entityType: auditEntityType,
    entityId: id,
    action: auditAction,
    /** Only an entry whose notes hold this text. */
    noting: z.string().max(200).nullish(),
  }),
  result: z.object({
    position: z.object({ sequence: z.number().int(), hash: z.string() }).nullable(),
  }),
});

export type ChainFault = z.infer<typeof chainFault>;
