import { z } from 'zod';
import { query } from '../core/operation';
import { id } from '../core/primitives';
import { moment, TIMELINE_DEADLINE_MS } from '../core/timeline';
import { auditAction, auditEntityType } from './audit.schemas';

/** An audit entry without the values that were changed, but for a status. */
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

/** For timelines: what the audit knows of some records, or who looked at them, before the bound. */
export const listRecordedActs = query({
  name: 'audit.listRecordedActs',
  summary: 'Acts on some records, newest first',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    entityType: auditEntityType,
    entityIds: z.array(id).max(50),
    /** `VIEW` stands alone: who looked at a record is looked up apart from who changed it. */
    actions: z.array(auditAction).min(1).max(10),
    /** Acts that changed this field are left out: something else tells of them. */
    withoutField: z.string().max(60).optional(),
    bound: z.strictObject({ at: z.string().max(30), id }),
    limit: z.number().int().min(1).max(101),
  }),
  result: z.object({ items: z.array(recordedAct) }),
  deadlineMs: TIMELINE_DEADLINE_MS,
});

export type RecordedAct = z.infer<typeof recordedAct>;
