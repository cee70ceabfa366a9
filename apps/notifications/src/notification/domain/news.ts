import type { Notification, NotificationSource, Recipients, Resource } from '@quillcare/contracts';

/**
 * A notification for staff. Its text may contain anything that a reader of its source can see, because nobody else sees it,
 * whoever it is addressed to.
 */
export interface News {
  to: Recipients;
  topic: Notification['topic'];
  type: Notification['type'];
  priority: Notification['priority'];
  /** Null if it is about no record; the text must then suit all recipients. */
  source: NotificationSource | null;
  /**
   * Overrides which resource a viewer must be able to read. Undefined: determined by the source. Null: the text suits all
   * recipients.
   */
  needs?: Resource | null;
  mentionId?: string;
  /** A second notification with this key is not raised. */
  onceKey?: string;
  action: Notification['action'];
  title: string;
  message: string;
}
