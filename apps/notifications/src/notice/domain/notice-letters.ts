import {
  isAddressed,
  type Audience,
  type Notification,
  type listStaff,
  type ResultOf,
} from '@quillcare/contracts';
import { DEFAULT_PREFERENCE, isMailedAtOnce, type Preference } from '../../preference/domain/preference';
import { afterQuietTime } from '../../preference/domain/quiet-time';

export type StaffMember = ResultOf<typeof listStaff>['items'][number];

/** A colleague who gets an email about a notification, and when. */
export interface NoticeTo {
  person: StaffMember;
  notBefore: Date;
}

interface Raised {
  topic: Notification['topic'];
  audience: Audience;
  /** Who wrote the quote that it is about; null for anything else. */
  authorId: string | null;
}

interface Moment {
  now: Date;
  timeZone: string;
}

/** Those who get an email about a notification at once: of the ones whom it is for, whoever chose so, each when quiet time is over. */
export function noticesTo(
  { topic, audience, authorId }: Raised,
  staff: readonly StaffMember[],
  preferences: ReadonlyMap<string, Preference>,
  { now, timeZone }: Moment,
): NoticeTo[] {
  return staff.flatMap((person) => {
    const preference = preferences.get(person.userId) ?? DEFAULT_PREFERENCE;
    if (!isAddressed(audience, { ...person, isActive: true })) return [];
    if (!isMailedAtOnce(preference, person.role, topic, person.userId === authorId)) return [];
    return [{ person, notBefore: afterQuietTime(now, preference, timeZone) }];
  });
}

/** The key of a person's email about a notification; a digest leaves out what has one. */
export function noticeKey(notificationId: string, userId: string): string {
  return `${NOTICE_PREFIX}${notificationId}:${userId}`;
}
export const NOTICE_PREFIX = 'notice:';
