import { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { role, type Role } from '../core/permissions';
import { id, instant, localTime } from '../core/primitives';
import { notificationPriority, notificationType } from './notification.operations';

export const announcementAudience = z.enum([
  'ALL_ORGANISATION_USERS',
  'ADMINS_ONLY',
  'SPECIFIC_ROLES',
  'SPECIFIC_USERS',
]);
/** Recipients of a platform announcement: in every practice, or everybody in certain practices. */
export const platformAudience = z.enum(['ALL_USERS', 'ADMINS_ONLY', 'SPECIFIC_ROLES', 'SPECIFIC_PRACTICES']);
export const announcementButtonStyle = z.enum(['PRIMARY', 'SECONDARY', 'SUCCESS', 'WARNING', 'DANGER']);

/** Accepts both spellings and stores the Australian one. */
export const audienceInput = z.preprocess(
  (value) => (value === 'ALL_ORGANIZATION_USERS' ? 'ALL_ORGANISATION_USERS' : value),
  announcementAudience,
);

const optionalLocalTime = () =>
  field.of(
    z
      .preprocess((value) => (value === '' ? null : value), localTime.nullish())
      .transform((value) => value ?? null),
    z.string().nullable(),
  );

/** Target of a button: a page of the app, or an external page, which opens in a new tab. */
const buttonTarget = z
  .string()
  .trim()
  .max(300)
  .regex(
    /^(\/[^/\\\s][^\s]*|https:\/\/[^\s]+)?$/,
    'Enter a page such as /quotes, or an address that begins with https://',
  )
  .nullish()
  .transform((value) => (value ? value : null));

const listOfRoles = z.array(role).max(5);
const listOfPeople = z.array(id).max(200, 'Choose at most 200 people, or roles instead');
const listOfPractices = z.array(id).max(200, 'Choose at most 200 practices');

export const announcementText = {
  title: field.text(120),
  message: field.text(1_000),
  type: field.choice(notificationType, 'INFO'),
  priority: field.choice(notificationPriority, 'NORMAL'),
};

export const announcementRoles = field.withDefault(listOfRoles, listOfRoles, []);
export const announcementPeople = field.withDefault(listOfPeople, listOfPeople, []);
export const announcementPractices = field.withDefault(listOfPractices, listOfPractices, []);

export const announcementDisplayFields = {
  /** In local time. Null: from now on, or without end. */
  startsAt: optionalLocalTime(),
  endsAt: optionalLocalTime(),
  showInBanner: field.flag(true),
  showInNotificationCenter: field.flag(true),
  isDismissible: field.flag(true),
  needsAcknowledgement: field.flag(false),
  actionLabel: field.optionalText(40),
  actionTarget: field.of(buttonTarget, z.string().nullable()),
  actionStyle: field.choice(announcementButtonStyle, 'PRIMARY'),
  /** False: a draft that nobody sees. */
  isActive: field.flag(false),
};

export const announcementList = {
  sorts: ['createdAt', 'title'] as const,
  filters: {
    isActive: booleanFilter.optional(),
    type: notificationType.optional(),
    priority: notificationPriority.optional(),
  },
};

export const announcementTimestamps = {
  /** Start and end as instants, derived from the local times entered. */
  scheduledAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** When it was last activated. */
  publishedAt: instant.nullable(),
};

/** The recipients of a practice's or the platform's announcement. */
export interface AnnouncementTarget {
  audience: z.infer<typeof announcementAudience> | z.infer<typeof platformAudience>;
  forRoles: readonly Role[];
  forUserIds?: readonly string[];
  forOrganisationIds?: readonly string[];
}

/** Whether a person is among an announcement's recipients. */
export function isInAnnouncementTarget(
  { audience, forRoles, forUserIds, forOrganisationIds }: AnnouncementTarget,
  person: { userId: string; organisationId: string; role: Role; isActive: boolean },
): boolean {
  if (!person.isActive) return false;
  switch (audience) {
    case 'ALL_USERS':
    case 'ALL_ORGANISATION_USERS':
      return true;
    case 'ADMINS_ONLY':
      return person.role === 'ORG_ADMIN' || person.role === 'SUPER_ADMIN';
    case 'SPECIFIC_ROLES':
      return forRoles.includes(person.role);
    case 'SPECIFIC_USERS':
      return forUserIds?.includes(person.userId) ?? false;
    case 'SPECIFIC_PRACTICES':
      return forOrganisationIds?.includes(person.organisationId) ?? false;
  }
}

/**
 * Returns whether all, some or none of the people with a role receive an announcement. Some, if it depends on the person or the
 * practice.
 */
export function findRoleReach(
  { audience, forRoles }: AnnouncementTarget,
  role: Role,
): 'ALL' | 'SOME' | 'NONE' {
  if (audience === 'SPECIFIC_USERS' || audience === 'SPECIFIC_PRACTICES') return 'SOME';
  const person = { role, userId: '', organisationId: '', isActive: true };
  return isInAnnouncementTarget({ audience, forRoles }, person) ? 'ALL' : 'NONE';
}
