import { z } from 'zod';
import { command } from '../core/operation';
import { id, instant } from '../core/primitives';
import { leadStatus, LOST_REASON_LENGTH } from './lead.status';

/** Leads that one transaction changes. */
export const MOST_LEADS_TOGETHER = 100;

/** Where a lead stood, so that a change of its status can be taken back whole. */
export const leadStanding = z.strictObject({
  status: leadStatus,
  statusChangedAt: instant,
  firstContactedAt: instant.nullable(),
  lostReason: z.string().nullable(),
  lostNote: z.string().nullable(),
});
export type LeadStanding = z.infer<typeof leadStanding>;

/** What is done with a lead; `PUT_BACK` takes a change of its status back, whatever the transitions allow. */
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

/** One lead of a batch. */
export const leadBatchItem = z.strictObject({
  id,
  /** The version that it must have; null for any. */
  version: z.number().int().min(1).nullable(),
  change: leadChange,
});
export type LeadBatchItem = z.infer<typeof leadBatchItem>;

/** What became of one lead: its new version, or why it was refused. */
export const leadOutcome = z.object({
  id,
  label: z.string(),
  version: z.number().int().nullable(),
  refusal: z.string().nullable(),
  /** As it was before; null if it was refused. */
  before: leadStanding.extend({ ownerId: id.nullable() }).nullable(),
});
export type LeadOutcome = z.infer<typeof leadOutcome>;

/**
 * For bulk changes: whoever calls has checked the person's right. A lead that is refused keeps nobody else's change from
 * happening; all others change together or not at all.
 */
export const changeLeads = command({
  name: 'crm.changeLeads',
  summary: 'Change some leads in one transaction, each by the rule of the single change',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    items: z.array(leadBatchItem).min(1).max(MOST_LEADS_TOGETHER),
  }),
  result: z.object({ items: z.array(leadOutcome) }),
  deadlineMs: 20_000,
});
