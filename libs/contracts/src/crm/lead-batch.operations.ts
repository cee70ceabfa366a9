import { z } from 'zod';
import { command } from '../core/operation';
import { id, instant } from '../core/primitives';
import { leadStatus, LOST_REASON_LENGTH } from './lead.status';

export const MOST_LEADS_TOGETHER = 100;

/** A lead's state before a status change, so that the change can be reverted completely. */
export const leadStanding = z.strictObject({
  status: leadStatus,
  statusChangedAt: instant,
  firstContactedAt: instant.nullable(),
  lostReason: z.string().nullable(),
  lostNote: z.string().nullable(),
});
export type LeadStanding = z.infer<typeof leadStanding>;

/** The change to a lead. `PUT_BACK` reverts a status change, regardless of the allowed transitions. */
export const leadChange = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('ASSIGN'), ownerId: id.nullable() }),
  z.strictObject({
    what: z.literal('MOVE'),
    status: leadStatus.exclude(['CONVERTED']),
    reason: z.string().max(LOST_REASON_LENGTH).nullable().default(null),
    note: z.string().max(500).nullable().default(null),
  }),
  z.strictObject({ what: z.literal('PUT_BACK'), standing: leadStanding }),
  z.strictObject({ what: z.literal('DELETE') }),
  z.strictObject({ what: z.literal('RESTORE') }),
]);
export type LeadChange = z.infer<typeof leadChange>;

export const leadBatchItem = z.strictObject({
  id,
  /** The version the lead must have. Null for any. */
  version: z.number().int().min(1).nullable(),
  change: leadChange,
});
export type LeadBatchItem = z.infer<typeof leadBatchItem>;

/** Result for one lead: its new version, or why it was refused. */
export const leadOutcome = z.object({
  id,
  label: z.string(),
  version: z.number().int().nullable(),
  refusal: z.string().nullable(),
  /** The state before the change. Null if it was refused. */
  before: leadStanding.extend({ ownerId: id.nullable() }).nullable(),
});
export type LeadOutcome = z.infer<typeof leadOutcome>;

/**
 * Changes leads in bulk; the caller must have checked the person's rights. Refused leads do not affect the others, which are
 * changed in one transaction.
 */
export const changeLeads = command({
  name: 'crm.changeLeads',
  summary: 'Change several leads in one transaction, under the same rules as a single change',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    items: z.array(leadBatchItem).min(1).max(MOST_LEADS_TOGETHER),
  }),
  result: z.object({ items: z.array(leadOutcome) }),
  deadlineMs: 20_000,
});
