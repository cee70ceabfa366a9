import {
  can,
  EVENTS,
  NotificationRaised,
  type EventDefinition,
  type EventEnvelope,
  type LiveTag,
  type Resource,
  type Rights,
} from '@quillcare/contracts';

/** A message to open browsers, and the right needed to receive it. */
export interface LiveMessage {
  needs: Resource | null;
  text: string;
}

const live = new Map(EVENTS.filter((event) => event.live).map((event) => [event.type, event]));

/** The messages for an event: the stale tags, and the id of a new notification. */
export function messagesOf(envelope: EventEnvelope): LiveMessage[] {
  const event = live.get(envelope.type);
  const parsed = event?.data.safeParse(envelope.data);
  if (!event?.live || !parsed?.success) return [];
  const messages = [{ needs: event.live.needs, text: sse('tags', tagsOf(event, parsed.data)) }];
  if (envelope.type === NotificationRaised.type) messages.push(notificationMessage(envelope.data));
  return messages;
}

function tagsOf(event: EventDefinition, data: unknown): LiveTag[] {
  return event.live?.tags(data) ?? [];
}

function notificationMessage(data: unknown): LiveMessage {
  const { notificationId, topic, needs, quoteId } = NotificationRaised.data.parse(data);
  return { needs, text: sse('notification', { notificationId, topic, quoteId }) };
}

/** Whether a person may receive a message. */
export function mayHear(message: LiveMessage, rights: Rights): boolean {
  return rights.isActive && (message.needs === null || can(rights, message.needs, 'READ'));
}

function sse(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
