import {
  notificationKind,
  TOPIC_RULES,
  type EmailFrequency,
  type Notification,
  type NotificationKind,
  type Role,
} from '@quillcare/contracts';
import { wantsImmediateMail, wantsEmail, type Preference } from '../../preference/domain/preference';

/** Maximum days that a digest looks back: a week, plus a day in case it is late. */
export const DIGEST_DAYS = 8;
/** A notification gets its id before its transaction commits, so those of the last minute are left to the next digest. */
export const COMMIT_MARGIN_MS = 60_000;

export type DigestFrequency = Extract<EmailFrequency, 'DAILY_DIGEST' | 'WEEKLY_DIGEST'>;

const WORDS: Record<NotificationKind, (count: number) => string> = {
  ANSWERS: (count) =>
    count === 1 ? '1 answer or question from a patient' : `${count} answers and questions from patients`,
  QUOTES: pluralise('update about a quote', 'updates about quotes'),
  APPROVALS: pluralise('update about a discount approval', 'updates about discount approvals'),
  CALLBACKS: pluralise('update about callbacks', 'updates about callbacks'),
  CASES: pluralise('update about a surgery case', 'updates about surgery cases'),
  LEADS: pluralise('new enquiry or lead', 'new enquiries and leads'),
  MENTIONS: pluralise('mention of you', 'mentions of you'),
  EMAILS: pluralise('email that did not arrive', 'emails that did not arrive'),
  WORK: pluralise('finished export', 'finished exports'),
  ACCOUNT: pluralise('update about your plan', 'updates about your plan'),
  ANNOUNCEMENTS: pluralise('announcement', 'announcements'),
};

function pluralise(one: string, many: string): (count: number) => string {
  return (count) => `${count} ${count === 1 ? one : many}`;
}

/** Number of unread notifications of a topic, and the record's page if there is only one. */
export interface TopicCount {
  topic: Notification['topic'];
  count: number;
  path: string | null;
}

export interface DigestLine {
  text: string;
  path: string;
}

/** Returns the topics for a person's digest: those they want by email, but not individually. */
export function selectTopics(preference: Preference, role: Role): Notification['topic'][] {
  const topics = Object.keys(TOPIC_RULES) as Notification['topic'][];
  return topics.filter(
    (topic) =>
      wantsEmail(preference, TOPIC_RULES[topic].kind) && !wantsImmediateMail(preference, role, topic),
  );
}

/**
 * Turns the counts into one line per kind, in the order of the kinds. A single notification links to its record, several to their
 * list.
 */
export function digestLines(counts: readonly TopicCount[]): DigestLine[] {
  return notificationKind.options.flatMap((kind) => {
    const ofKind = counts.filter(({ topic }) => TOPIC_RULES[topic].kind === kind);
    const total = ofKind.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return [];
    const path = total === 1 ? ofKind[0]?.path : null;
    return [{ text: WORDS[kind](total), path: path ?? listOf(kind) }];
  });
}

function listOf(kind: NotificationKind): string {
  const place = kind === 'MENTIONS' ? 'tab=mentions' : `kind=${kind}`;
  return `/notifications?${place}&unreadOnly=true`;
}
