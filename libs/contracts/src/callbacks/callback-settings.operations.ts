import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, optionalText, version } from '../core/primitives';
import { anyCallbackRight } from './callback.rights';

/** Whose a callback is that begins by itself: nobody's until somebody takes it, the quote's author's, or colleagues' in turn. */
export const callbackAssignment = z.enum(['NOBODY', 'AUTHOR', 'IN_TURN']);
export type CallbackAssignment = z.infer<typeof callbackAssignment>;

export const CALLBACK_ASSIGNEES_LIMIT = 50;

/** When and by whom a practice calls. One that never saved it has the defaults, with version 0. */
export const callbackSettings = z.object({
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  /** Off: no callbacks are created automatically and nobody gets reminders. */
  enabled: z.boolean(),
  /** A callback begins when a quote is sent. */
  autoCreate: z.boolean(),
  dueInDays: z.number().int(),
  /** Only days on which the practice works are counted. */
  countsBusinessDays: z.boolean(),
  /** Public holidays are skipped as well. */
  skipsHolidays: z.boolean(),
  /** The state or region whose holidays count; null for those of the whole country. */
  holidayRegion: z.string().nullable(),
  assignment: callbackAssignment,
  assigneeIds: z.array(id),
  /** A callback that is overdue by more than so many days is of high priority. */
  highAfterDays: z.number().int(),
});
export type CallbackSettings = z.infer<typeof callbackSettings>;

const DAYS = 'Please enter a number of days from 0 to 365';
const LATE_DAYS = 'Please enter a number of days from 0 to 60';

export const getCallbackSettings = query({
  name: 'callbacks.getCallbackSettings',
  summary: 'When and by whom the practice calls its patients',
  http: { method: 'GET', path: '/callback-settings' },
  permission: anyCallbackRight('READ'),
  result: callbackSettings,
  provides: ['CallbackSettings'],
});

export const updateCallbackSettings = command({
  name: 'callbacks.updateCallbackSettings',
  summary: 'Change when and by whom the practice calls; what is left out stays',
  http: { method: 'PATCH', path: '/callback-settings' },
  permission: { roles: ADMINS },
  body: z.strictObject({
    version: version.or(z.literal(0)),
    enabled: z.boolean().optional(),
    autoCreate: z.boolean().optional(),
    dueInDays: z.number().int().min(0, DAYS).max(365, DAYS).optional(),
    countsBusinessDays: z.boolean().optional(),
    skipsHolidays: z.boolean().optional(),
    holidayRegion: optionalText(60).optional(),
    assignment: callbackAssignment.optional(),
    assigneeIds: z.array(id).max(CALLBACK_ASSIGNEES_LIMIT, 'Please choose fewer colleagues').optional(),
    highAfterDays: z.number().int().min(0, LATE_DAYS).max(60, LATE_DAYS).optional(),
  }),
  result: callbackSettings,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['CallbackSettings'],
});

export const CallbackSettingsChanged = event({
  service: 'callbacks',
  name: 'CallbackSettingsChanged',
  data: z.object({ id }),
  live: { needs: 'QUOTES', tags: () => [{ type: 'CallbackSettings' }] },
});
