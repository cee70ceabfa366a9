import {
  isInAudience,
  type Audience,
  type Notification,
  type listStaff,
  type ResultOf,
} from '@quillcare/contracts';
import { DEFAULT_PREFERENCE, wantsImmediateMail, type Preference } from '../../preference/domain/preference';
import { nextSendTime } from '../../preference/domain/quiet-time';

export type StaffMember = ResultOf<typeof listStaff>['items'][number];

/** A colleague who gets an email about a notification, and the earliest time for it. */
export interface NoticeRecipient {
  person: StaffMember;
  notBefore: Date;
}

interface Raised {
  topic: Notification['topic'];
  audience: Audience;
  /** Author of the quote it is about. Null if it is not about a quote. */
  authorId: string | null;
}

interface Moment {
  now: Date;
  timeZone: string;
}

/**
 * Returns who gets an individual email about a notification: those it is addressed to who want it that way, each after their
 * quiet time.
 */
export function selectRecipients(
  { topic, audience, authorId }: Raised,
  staff: readonly StaffMember[],
  preferences: ReadonlyMap<string, Preference>,
  { now, timeZone }: Moment,
): NoticeRecipient[] {
  return staff.flatMap((person) => {
    const preference = preferences.get(person.userId) ?? DEFAULT_PREFERENCE;
    if (!isInAudience(audience, { ...person, isActive: true })) return [];
    if (!wantsImmediateMail(preference, person.role, topic, person.userId === authorId)) return [];
    return [{ person, notBefore: nextSendTime(now, preference, timeZone) }];
  });
}

/** Dedupe key of a person's email about a notification. Digests omit notifications that have one. */
export function noticeKey(notificationId: string, userId: string): string {
  return `${NOTICE_PREFIX}${notificationId}:${userId}`;
}
export const NOTICE_PREFIX = 'notice:';
