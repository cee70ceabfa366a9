import type { Notification, NotificationSource, Recipients, Resource } from '@quillcare/contracts';

/**
 * Something that staff should know. Its words may name whatever one sees who can read its source: nobody else
 * sees it, whomever it is addressed to.
 */
export interface News {
  to: Recipients;
  topic: Notification['topic'];
  type: Notification['type'];
  priority: Notification['priority'];
  /** Null for what concerns no record: then its words must suit all recipients. */
  source: NotificationSource | null;
  /** What one must be able to read, where it is not what the kind of source says. Null: its words suit all recipients. */
  needs?: Resource | null;
  /** The mention that it tells of. */
  mentionId?: string;
  /** Another notification with this key is not raised. */
  onceKey?: string;
  action: Notification['action'];
  title: string;
  message: string;
}
