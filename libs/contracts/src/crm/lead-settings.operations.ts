import { z } from 'zod';
import { assignment } from '../core/assignment';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, text, version } from '../core/primitives';

/** Who gets a new lead: nobody until somebody takes it, or the chosen colleagues in turn. */
export const leadAssignment = z.enum(['NOBODY', 'IN_TURN']);
export type LeadAssignment = z.infer<typeof leadAssignment>;

export const LOST_REASONS_LIMIT = 30;
export const ASSIGNEES_LIMIT = 50;

/** What a practice decides of its leads. One that never saved it has the defaults, with version 0. */
export const leadSettings = z.object({
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  /** What the dialog offers when a lead is lost. A lead keeps its words when the list changes. */
  lostReasons: z.array(z.string()),
  assignment: leadAssignment,
  assigneeIds: z.array(id),
  /** In how many hours the practice means to reach somebody who asked. */
  firstContactHours: z.number().int(),
});
export type LeadSettings = z.infer<typeof leadSettings>;

const HOURS = 'Please enter a number of hours from 1 to 240';

/** Texts of which none is there twice, whatever the case. */
const reasons = z
  .array(text(120))
  .min(1, 'Please keep at least one reason')
  .max(LOST_REASONS_LIMIT, `Please keep at most ${LOST_REASONS_LIMIT} reasons`)
  .superRefine((given, { addIssue }) => {
    const known = new Set<string>();
    given.forEach((reason, at) => {
      if (known.has(reason.toLowerCase()))
        addIssue({ code: 'custom', path: [at], message: 'This reason is there already' });
      known.add(reason.toLowerCase());
    });
  });

export const getLeadSettings = query({
  name: 'crm.getLeadSettings',
  summary: 'Reasons for lost leads, who gets new ones, and how soon they are to be reached',
  http: { method: 'GET', path: '/lead-settings' },
  permission: { resource: 'LEADS', action: 'READ' },
  result: leadSettings,
  provides: ['LeadSettings'],
});

export const updateLeadSettings = command({
  name: 'crm.updateLeadSettings',
  summary: 'Change what the practice decided of its leads; what is left out stays',
  http: { method: 'PATCH', path: '/lead-settings' },
  permission: { roles: ADMINS },
  body: z.strictObject({
    version: version.or(z.literal(0)),
    lostReasons: reasons.optional(),
    assignment: leadAssignment.optional(),
    assigneeIds: z.array(id).max(ASSIGNEES_LIMIT, 'Please choose fewer colleagues').optional(),
    firstContactHours: z.number().int().min(1, HOURS).max(240, HOURS).optional(),
  }),
  result: leadSettings,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['LeadSettings'],
});

export const LeadSettingsChanged = event({
  service: 'crm',
  name: 'LeadSettingsChanged',
  data: z.object({ id }),
  live: { needs: 'LEADS', tags: () => [{ type: 'LeadSettings' }] },
});

/** A lead is somebody's now; of one that came by an enquiry the enquiry tells. */
export const LeadAssigned = event({
  service: 'crm',
  name: 'LeadAssigned',
  data: assignment.extend({ leadId: id }),
});

/** The name of an owner changed, or they left: their leads show it. */
export const LeadOwnerChanged = event({
  service: 'crm',
  name: 'LeadOwnerChanged',
  data: z.object({ userId: id }),
  live: { needs: 'LEADS', tags: () => [{ type: 'Lead' }] },
});

const choice = z.object({ id, name: z.string() });

/** For those who may not read the catalogue: what a lead can be about, by name. */
export const listLeadChoices = query({
  name: 'crm.listLeadChoices',
  summary: 'Surgeries, sites and doctors that a lead can name',
  http: { method: 'GET', path: '/lead-choices' },
  permission: { resource: 'LEADS', action: 'READ' },
  result: z.object({ surgeries: z.array(choice), sites: z.array(choice), doctors: z.array(choice) }),
  provides: ['Surgery', 'Site', 'Doctor'],
});
