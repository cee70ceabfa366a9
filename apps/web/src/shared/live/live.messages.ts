import { z } from 'zod';
import { notificationTopic, TAGS } from '@quillcare/contracts';

const liveTags = z.array(z.object({ type: z.enum(TAGS), id: z.string().optional() }));
const liveNotification = z.object({
  notificationId: z.string(),
  topic: notificationTopic,
  quoteId: z.string().nullable(),
});
export type LiveNotification = z.infer<typeof liveNotification>;

/**
 * Messages between the tab that holds the stream and the other tabs.
 * `opened`: a new connection, so earlier changes may have been missed. `down`: the connection broke.
 * `state`: the answer to `ask`, which a tab sends when it joins.
 */
const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened') }),
  z.object({ kind: z.literal('down') }),
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('state'), isOpen: z.boolean() }),
  z.object({ kind: z.literal('tags'), tags: liveTags }),
  z.object({ kind: z.literal('notification'), notification: liveNotification }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** A message of another tab; undefined when a different version of the app wrote it. */
export function readLiveMessage(data: unknown): LiveMessage | undefined {
  return liveMessage.safeParse(data).data;
}

/** A server-sent event as a message; undefined for kinds that this version does not know. */
export function readServerEvent(kind: 'tags' | 'notification', text: string): LiveMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return readLiveMessage(kind === 'tags' ? { kind, tags: value } : { kind, notification: value });
  } catch {
    return undefined;
  }
}
