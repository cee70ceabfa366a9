import { z } from 'zod';
import { event } from '../core/event';
import { everyPractice, job } from '../core/job';
import { command, query } from '../core/operation';
import { id, isoDate } from '../core/primitives';
import { toPerson } from '../core/recipients';
import { notificationKind, type NotificationKind } from './notification-topics';

export const emailFrequency = z.enum(['IMMEDIATE', 'DAILY_DIGEST', 'WEEKLY_DIGEST', 'NEVER']);
export type EmailFrequency = z.infer<typeof emailFrequency>;

/** Time of day in the practice's time zone at which digests are sent; weekly ones on the first day of the week. */
export const DIGEST_TIME = '07:00';

const CHANNELS = { banner: z.boolean(), inApp: z.boolean(), email: z.boolean() };
export type NotificationChannel = keyof typeof CHANNELS;
const channels = z.object(CHANNELS);
export type NotificationChannels = z.infer<typeof channels>;

/** Uses one schema for every kind of notification. */
function byKind<T extends z.ZodType>(schema: T): Record<NotificationKind, T> {
  const entries = notificationKind.options.map((kind) => [kind, schema] as const);
  return Object.fromEntries(entries) as Record<NotificationKind, T>;
}

const timeOfDay = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 19:00');

/** A time range (local, HH:mm). It spans midnight if `to` is earlier than `from`. */
export const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'The end must differ from the start',
  });
export type QuietHours = z.infer<typeof quietHours>;

/** Days of the week, from 1 (Monday) to 7 (Sunday). */
const quietDays = z
  .array(z.number().int().min(1).max(7))
  .max(6, 'Please leave at least one day for email')
  .refine((days) => new Set(days).size === days.length, 'Please choose each day only once');

/** What a person is notified of, where and when. The defaults apply until they save preferences. */
export const notificationPreferences = z.object({
  userId: id,
  /** Pop-up messages and banners. */
  showBannerNotifications: z.boolean(),
  showInAppNotifications: z.boolean(),
  emailNotifications: z.boolean(),
  emailFrequency,
  /** Emails urgent notifications immediately, regardless of the frequency, unless that is NEVER. */
  urgentAtOnce: z.boolean(),
  notificationTypes: z.object(byKind(channels)),
  /** Emails are held until the quiet hours end. In the practice's time zone. Null if none. */
  quietHours: quietHours.nullable(),
  /** Days of the week without email. */
  quietDays,
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const getNotificationPreferences = query({
  name: 'notifications.getNotificationPreferences',
  summary: 'Get your notification preferences',
  http: { method: 'GET', path: '/notification-preferences' },
  permission: 'signed-in',
  result: notificationPreferences,
  provides: ['NotificationPreference'],
});

const someChannels = z.strictObject({
  banner: CHANNELS.banner.optional(),
  inApp: CHANNELS.inApp.optional(),
  email: CHANNELS.email.optional(),
});

export const updateNotificationPreferences = command({
  name: 'notifications.updateNotificationPreferences',
  summary: 'Update your notification preferences; omitted fields stay unchanged',
  http: { method: 'PATCH', path: '/notification-preferences' },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  body: z.strictObject({
    showBannerNotifications: z.boolean().optional(),
    showInAppNotifications: z.boolean().optional(),
    emailNotifications: z.boolean().optional(),
    emailFrequency: emailFrequency.optional(),
    urgentAtOnce: z.boolean().optional(),
    notificationTypes: z.strictObject(byKind(someChannels.optional())).optional(),
    quietHours: quietHours.nullable().optional(),
    quietDays: quietDays.optional(),
  }),
  result: notificationPreferences,
  invalidates: ['NotificationPreference', 'Notification', 'Announcement'],
});

/** The person's other windows refresh, so that they no longer show what was turned off. */
export const NotificationPreferencesChanged = event({
  service: 'notifications',
  name: 'NotificationPreferencesChanged',
  data: z.object({ userId: id }),
  live: {
    audience: ({ userId }) => ({ to: toPerson(userId), needs: null }),
    tags: () => [{ type: 'NotificationPreference' }, { type: 'Notification' }, { type: 'Announcement' }],
  },
});

/** Starts a practice's digests in its morning. Digests that are more than `lateHours` late are left to the next day. */
export const startDigests = everyPractice({
  service: 'notifications',
  name: 'startDigests',
  at: DIGEST_TIME,
  lateHours: 6,
});

/** Writes a practice's digests that are due on the given day of its calendar. */
export const writeDigests = job({
  service: 'notifications',
  name: 'writeDigests',
  data: z.object({ organisationId: id, day: isoDate, timeZone: z.string() }),
  attempts: 10,
  backoffMs: 5_000,
});
