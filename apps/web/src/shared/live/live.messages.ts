import { z } from 'zod';
import { notificationPriority, notificationTopic, TAGS } from '@quillcare/contracts';

const liveTags = z.array(z.object({ type: z.enum(TAGS), id: z.string().optional() }));
const liveNotification = z.object({
  notificationId: z.string(),
  topic: notificationTopic,
  quoteId: z.string().nullable(),
  priority: notificationPriority,
});
export type LiveNotification = z.infer<typeof liveNotification>;

/**
 * Messages between the tab that holds the stream and the other tabs. `opened`: there is a new connection, so earlier changes may
 * have been missed. `down`: the connection broke. `state`: the reply to `ask`, which a tab sends when it joins.
 */
const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened') }),
  z.object({ kind: z.literal('down') }),
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('state'), isOpen: z.boolean() }),
  // Id of the command that directly caused the change. Omitted for later consequences.
  z.object({ kind: z.literal('tags'), tags: liveTags, cause: z.string().optional() }),
  z.object({ kind: z.literal('notification'), notification: liveNotification }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** Parses a message from another tab. Undefined if it was written by a different version of the app. */
export function readLiveMessage(data: unknown): LiveMessage | undefined {
  return liveMessage.safeParse(data).data;
}

/** Converts a server-sent event to a message. Undefined for kinds unknown to this version. */
export function readServerEvent(
  kind: 'tags' | 'notification',
  text: string,
  cause = '',
): LiveMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (kind === 'notification') return readLiveMessage({ kind, notification: value });
    return readLiveMessage({ kind, tags: value, cause: cause || undefined });
  } catch {
    return undefined;
  }
}
