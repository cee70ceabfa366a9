import { z } from 'zod';
import { listOf, listQuery } from '../core/list';
import { dayRange, setOf } from '../core/list-filters';
import { query } from '../core/operation';
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

/**
 * Whether the record of an organisation is whole: every entry is there, unchanged, and follows from the one before, and the newest
 * checkpoints outside the database attest it (REWRITTEN: one of them says otherwise, from this entry on or a later one).
 */
export const verifyChain = query({
  name: 'audit.verifyChain',
  summary: "Recompute an organisation's chain of hashes",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: z.object({
    entries: z.number().int(),
    /** The first entry that is not as it was written; null when all is well. */
    fault: z.object({ sequence: z.number().int(), kind: chainFault }).nullable(),
    /** Up to where a signed checkpoint outside the database attests it, and when that was signed. */
    attested: z.object({ until: instant, sequence: z.number().int() }).nullable(),
  }),
  deadlineMs: 60_000,
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
