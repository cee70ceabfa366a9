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

/** What open browsers are told, and the right that one needs to be told. */
export interface LiveMessage {
  needs: Resource | null;
  text: string;
}

const live = new Map(EVENTS.filter((event) => event.live).map((event) => [event.type, event]));

/** The messages that follow from an event: what to read again, and a new notification by its id. */
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

/** Whether a person may be told. */
export function mayHear(message: LiveMessage, rights: Rights): boolean {
  return rights.isActive && (message.needs === null || can(rights, message.needs, 'READ'));
}

function sse(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
