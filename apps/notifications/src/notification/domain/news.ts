import type { Notification, Resource } from '@quillcare/contracts';

/** Something that staff should know. */
export interface News {
  topic: Notification['topic'];
  /** Only those who may read this resource see it. */
  needs: Resource;
  title: string;
  message: string;
  quoteId: string | null;
  actionUrl: string | null;
}
