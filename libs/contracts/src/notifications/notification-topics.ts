import { z } from 'zod';
import type { Notification } from './notification.operations';

/** The categories in notification preferences: groups of topics that people would turn on and off together. */
export const notificationKind = z.enum([
  'ANSWERS',
  'QUOTES',
  'APPROVALS',
  'CALLBACKS',
  'CASES',
  'LEADS',
  'MENTIONS',
  'EMAILS',
  'WORK',
  'ACCOUNT',
  'ANNOUNCEMENTS',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

export interface TopicRule {
  kind: NotificationKind;
  /** Someone is waiting for it, so it is emailed immediately unless the person wants no email. */
  isUrgent: boolean;
  /** Several of them about the same kind of record on one day appear as one line: "3 quotes opened". */
  isGrouped: boolean;
  /** Text used in emails. Other people may read emails, so it must not name a patient or reveal anything about one. */
  mail: string;
}

const URGENT_RULE = { isUrgent: true, isGrouped: false };
const ORDINARY_RULE = { isUrgent: false, isGrouped: false };
const GROUPED_RULE = { isUrgent: false, isGrouped: true };

/** A new topic needs an entry here, one in `LOOKS` of the web client, and one in the service's table of events. */
export const TOPIC_RULES: Record<Notification['topic'], TopicRule> = {
  QUOTE_ACCEPTED: { kind: 'ANSWERS', ...URGENT_RULE, mail: 'A quote was accepted' },
  QUOTE_REJECTED: { kind: 'ANSWERS', ...URGENT_RULE, mail: 'A quote was rejected' },
  QUOTE_QUERY: { kind: 'ANSWERS', ...URGENT_RULE, mail: 'There is a question about a quote' },
  ACCEPTANCE_WITHDRAWN: { kind: 'ANSWERS', ...URGENT_RULE, mail: 'The acceptance of a quote was withdrawn' },
  RECORD_DISPUTED: { kind: 'ANSWERS', ...URGENT_RULE, mail: 'An acceptance is disputed' },
  ANSWER_OVERDUE: { kind: 'ANSWERS', ...URGENT_RULE, mail: 'A question has waited too long for an answer' },
  QUOTE_VIEWED: { kind: 'QUOTES', ...GROUPED_RULE, mail: 'A quote was opened' },
  LINK_LOCKED: { kind: 'QUOTES', ...ORDINARY_RULE, mail: 'The link to a quote was locked' },
  CHANGE_EXPIRED: { kind: 'QUOTES', ...ORDINARY_RULE, mail: 'The change to a quote expired' },
  DISCOUNT_APPROVAL: {
    kind: 'APPROVALS',
    ...ORDINARY_RULE,
    mail: 'News about a discount that needs approval',
  },
  CALLBACKS_DUE: { kind: 'CALLBACKS', ...ORDINARY_RULE, mail: 'Callbacks are due' },
  CALLBACK_ASSIGNED: { kind: 'CALLBACKS', ...GROUPED_RULE, mail: 'A callback was assigned to you' },
  DEPOSIT_PAID: { kind: 'CASES', ...ORDINARY_RULE, mail: 'A deposit was paid' },
  DEPOSIT_FAILED: { kind: 'CASES', ...ORDINARY_RULE, mail: 'A payment of a deposit did not go through' },
  CASE_SCHEDULED: { kind: 'CASES', ...GROUPED_RULE, mail: 'A surgery was scheduled' },
  CASE_MOVED: { kind: 'CASES', ...ORDINARY_RULE, mail: 'A surgery was moved' },
  CASE_CANCELLED: { kind: 'CASES', ...ORDINARY_RULE, mail: 'A surgery was cancelled' },
  ENQUIRY_RECEIVED: { kind: 'LEADS', ...GROUPED_RULE, mail: 'There is a new enquiry' },
  CHECKLIST_ASSIGNED: { kind: 'CASES', ...GROUPED_RULE, mail: 'Something was assigned to you for a surgery' },
  LEAD_ASSIGNED: { kind: 'LEADS', ...GROUPED_RULE, mail: 'A lead was assigned to you' },
  MENTIONED: { kind: 'MENTIONS', ...ORDINARY_RULE, mail: 'You were mentioned' },
  MAIL_FAILED: { kind: 'EMAILS', ...URGENT_RULE, isGrouped: true, mail: 'An email did not arrive' },
  TRIAL_ENDING: { kind: 'ACCOUNT', ...ORDINARY_RULE, mail: 'Your trial ends soon' },
  TRIAL_ENDED: { kind: 'ACCOUNT', ...ORDINARY_RULE, mail: 'Your trial has ended' },
  INVOICE_ISSUED: { kind: 'ACCOUNT', ...ORDINARY_RULE, mail: 'There is a new Quillcare invoice' },
  PAYMENT_OVERDUE: { kind: 'ACCOUNT', ...ORDINARY_RULE, mail: 'A Quillcare invoice is overdue' },
  PAYMENT_FAILED: {
    kind: 'ACCOUNT',
    ...ORDINARY_RULE,
    mail: 'A Quillcare invoice could not be charged to your card',
  },
  MAIL_SERVER_FAILED: { kind: 'EMAILS', ...URGENT_RULE, mail: 'Your mail server is not accepting emails' },
  EXPORT_READY: { kind: 'WORK', ...ORDINARY_RULE, mail: 'The export you asked for is ready' },
  IMPORT_DONE: { kind: 'WORK', ...ORDINARY_RULE, mail: 'The import you started is finished' },
};
