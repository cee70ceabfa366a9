import { z } from 'zod';
import { field } from '../core/field';
import type { ResultOf } from '../core/operation';
import { id, optionalText } from '../core/primitives';
import { settings } from '../core/settings';
import { anyCallbackRight } from './callback.rights';

/**
 * Who is assigned to a callback that was created automatically: nobody until someone takes it, the quote's author, or colleagues
 * in rotation.
 */
export const callbackAssignment = z.enum(['NOBODY', 'AUTHOR', 'IN_TURN']);
export type CallbackAssignment = z.infer<typeof callbackAssignment>;

export const CALLBACK_ASSIGNEES_LIMIT = 50;

const DAYS = 'Please enter a number of days from 0 to 365';
const LATE_DAYS = 'Please enter a number of days from 0 to 60';
const whole = z.number().int();

export const callbackSettings = settings({
  service: 'callbacks',
  name: 'CallbackSettings',
  audit: 'CALLBACK_SETTINGS',
  fields: {
    /** If false, no callbacks are created automatically and no reminders are sent. */
    enabled: field.same(z.boolean()),
    /** Whether a callback is created when a quote is sent. */
    autoCreate: field.same(z.boolean()),
    dueInDays: field.of(whole.min(0, DAYS).max(365, DAYS), whole),
    /** A callback becomes high priority when it is overdue by more than this many days. */
    highAfterDays: field.of(whole.min(0, LATE_DAYS).max(60, LATE_DAYS), whole),
    /** Counts only the practice's working days. */
    countsBusinessDays: field.same(z.boolean()),
    /** Skips public holidays as well. */
    skipsHolidays: field.same(z.boolean()),
    /** State or region whose public holidays count. Null for national holidays only. */
    holidayRegion: field.of(optionalText(60), z.string().nullable()),
    assignment: field.same(callbackAssignment),
    assigneeIds: field.of(
      z.array(id).max(CALLBACK_ASSIGNEES_LIMIT, 'Please choose fewer colleagues'),
      z.array(id),
    ),
  },
  get: {
    summary: 'Get the callback settings: when patients are called and by whom',
    permission: anyCallbackRight('READ'),
  },
  update: { summary: 'Update the callback settings; omitted fields stay unchanged' },
  live: { needs: 'QUOTES' },
});
export const {
  get: getCallbackSettings,
  update: updateCallbackSettings,
  changed: CallbackSettingsChanged,
} = callbackSettings;
export type CallbackSettings = ResultOf<typeof getCallbackSettings>;
