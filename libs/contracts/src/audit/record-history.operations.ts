import { z } from 'zod';
import { query } from '../core/operation';
import { id } from '../core/primitives';
import { moment, TIMELINE_DEADLINE_MS } from '../core/timeline';
import { auditAction, auditEntityType } from './audit.schemas';

/** An audit entry without old and new values, except for a status. */
export const recordedAct = z.object({
  id,
  at: moment,
  entityId: id,
  action: auditAction,
  fields: z.array(z.string()),
  status: z.string().nullable(),
  reason: z.string().nullable(),
  byId: id.nullable(),
  byName: z.string(),
});

/** Lists what the audit has on the given records before `bound`, or who viewed them. Used by timelines. */
export const listRecordedActs = query({
  name: 'audit.listRecordedActs',
  summary: 'List audit entries of the given records, newest first',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    entityType: auditEntityType,
    entityIds: z.array(id).max(50),
    /** `VIEW` must be the only action: who viewed a record is looked up separately from who changed it. */
    actions: z.array(auditAction).min(1).max(10),
    /** Excludes acts that changed this field, because they are reported from elsewhere. */
    withoutField: z.string().max(60).optional(),
    bound: z.strictObject({ at: z.string().max(30), id }),
    limit: z.number().int().min(1).max(101),
  }),
  result: z.object({ items: z.array(recordedAct) }),
  deadlineMs: TIMELINE_DEADLINE_MS,
});

export type RecordedAct = z.infer<typeof recordedAct>;
