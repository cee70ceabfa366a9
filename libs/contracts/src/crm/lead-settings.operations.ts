import { z } from 'zod';
import { assignment } from '../core/assignment';
import { event } from '../core/event';
import { field } from '../core/field';
import { query, type ResultOf } from '../core/operation';
import { id, text } from '../core/primitives';
import { settings } from '../core/settings';

/** Who is assigned a new lead: nobody until someone takes it, or the chosen colleagues in rotation. */
export const leadAssignment = z.enum(['NOBODY', 'IN_TURN']);
export type LeadAssignment = z.infer<typeof leadAssignment>;

export const MAX_LOST_REASONS = 30;
export const MAX_LEAD_ASSIGNEES = 50;

const HOURS_MESSAGE = 'Please enter a number of hours from 1 to 240';

/** Texts that are unique, ignoring case. */
const lostReasons = z
  .array(text(120))
  .min(1, 'Please keep at least one reason')
  .max(MAX_LOST_REASONS, `Please keep at most ${MAX_LOST_REASONS} reasons`)
  .superRefine((reasons, { addIssue }) => {
    const known = new Set<string>();
    reasons.forEach((reason, at) => {
      if (known.has(reason.toLowerCase()))
        addIssue({ code: 'custom', path: [at], message: 'This reason is already in the list' });
      known.add(reason.toLowerCase());
    });
  });

export const leadSettings = settings({
  service: 'crm',
  name: 'LeadSettings',
  audit: 'LEAD_SETTINGS',
  fields: {
    assignment: field.same(leadAssignment),
    assigneeIds: field.of(z.array(id).max(MAX_LEAD_ASSIGNEES, 'Please choose fewer colleagues'), z.array(id)),
    /** Target time in hours for first contact with a new lead. */
    firstContactHours: field.of(
      z.number().int().min(1, HOURS_MESSAGE).max(240, HOURS_MESSAGE),
      z.number().int(),
    ),
    /** Reasons offered when a lead is marked as lost. Existing leads keep their wording when the list changes. */
    lostReasons: field.of(lostReasons, z.array(z.string())),
  },
  get: {
    summary: 'Get the lead settings: reasons for losing leads, assignment and response times',
    permission: { resource: 'LEADS', action: 'READ' },
  },
  update: { summary: 'Update the lead settings; omitted fields stay unchanged' },
  live: { needs: 'LEADS' },
});
export const {
  get: getLeadSettings,
  update: updateLeadSettings,
  changed: LeadSettingsChanged,
} = leadSettings;
export type LeadSettings = ResultOf<typeof getLeadSettings>;

/** A lead was assigned. Not published for leads that came in as an enquiry, which EnquiryReceived covers. */
export const LeadAssigned = event({
  service: 'crm',
  name: 'LeadAssigned',
  data: assignment.extend({ leadId: id }),
});

/** An owner was renamed or left the practice, which their leads show. */
export const LeadOwnerChanged = event({
  service: 'crm',
  name: 'LeadOwnerChanged',
  data: z.object({ userId: id }),
  live: { needs: 'LEADS', tags: () => [{ type: 'Lead' }] },
});

const leadChoice = z.object({ id, name: z.string() });

/** Names of what a lead can refer to, for people who may not read the catalogue. */
export const listLeadChoices = query({
  name: 'crm.listLeadChoices',
  summary: 'List the surgeries, sites and doctors a lead can name',
  http: { method: 'GET', path: '/lead-choices' },
  permission: { resource: 'LEADS', action: 'READ' },
  result: z.object({
    surgeries: z.array(leadChoice),
    sites: z.array(leadChoice),
    doctors: z.array(leadChoice),
  }),
  provides: ['Surgery', 'Site', 'Doctor'],
});
