import {
  notificationKind,
  TOPIC_RULES,
  type EmailFrequency,
  type Notification,
  type NotificationKind,
  type Role,
} from '@quillcare/contracts';
import { isMailedAtOnce, wantsEmail, type Preference } from '../../preference/domain/preference';

/** A first digest looks back so far, and none farther: a week, and a day for one that comes late. */
export const DIGEST_DAYS = 8;
/** A notification has its id before its transaction is over, so the newest ones are left to the next digest. */
export const SETTLED_MS = 60_000;

export type DigestFrequency = Extract<EmailFrequency, 'DAILY_DIGEST' | 'WEEKLY_DIGEST'>;

const WORDS: Record<NotificationKind, (count: number) => string> = {
  ANSWERS: (count) =>
    count === 1 ? '1 answer or question from a patient' : `${count} answers and questions from patients`,
  QUOTES: counted('update about a quote', 'updates about quotes'),
  APPROVALS: counted('update about a discount approval', 'updates about discount approvals'),
  CALLBACKS: counted('update about callbacks', 'updates about callbacks'),
  CASES: counted('update about a surgery case', 'updates about surgery cases'),
  LEADS: counted('new enquiry or lead', 'new enquiries and leads'),
  MENTIONS: counted('mention of you', 'mentions of you'),
  EMAILS: counted('email that did not arrive', 'emails that did not arrive'),
  WORK: counted('finished export', 'finished exports'),
  ACCOUNT: counted('update about your plan', 'updates about your plan'),
  ANNOUNCEMENTS: counted('announcement', 'announcements'),
};

function counted(one: string, many: string): (count: number) => string {
  return (count) => `${count} ${count === 1 ? one : many}`;
}

/** How many notifications of a topic somebody has not read, and the page of the record where it is one. */
export interface TopicCount {
  topic: Notification['topic'];
  count: number;
  path: string | null;
}

/** A line of a digest, and the page that has it. */
export interface DigestLine {
  text: string;
  path: string;
}

/** The topics that a person hears of by digest: what they want by email, and not each at once. */
export function digestTopics(preference: Preference, role: Role): Notification['topic'][] {
  const topics = Object.keys(TOPIC_RULES) as Notification['topic'][];
  return topics.filter(
    (topic) => wantsEmail(preference, TOPIC_RULES[topic].kind) && !isMailedAtOnce(preference, role, topic),
  );
}

/** The counts as lines, one for each kind, in the order of the kinds. A single one leads to its record, several to their list. */
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
