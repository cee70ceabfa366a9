import {
  EVENTS,
  isAddressed,
  NotificationRaised,
  type Audience,
  type EventDefinition,
  type EventEnvelope,
  type LiveTag,
  type UserPrincipal,
} from '@quillcare/contracts';

/** A message to open browsers, and who may receive it. */
export interface LiveMessage {
  audience: Audience;
  text: string;
}

const live = new Map(EVENTS.filter((event) => event.live).map((event) => [event.type, event]));

/** The messages for an event: the stale tags, and the id of a new notification. */
export function messagesOf(envelope: EventEnvelope): LiveMessage[] {
  const event = live.get(envelope.type);
  const parsed = event?.data.safeParse(envelope.data);
  if (!event?.live || !parsed?.success) return [];
  const audience = audienceOf(event, parsed.data);
  const texts = [sse('tags', tagsOf(event, parsed.data))];
  if (envelope.type === NotificationRaised.type) texts.push(notificationText(envelope.data));
  return texts.map((text) => ({ audience, text }));
}

function audienceOf({ live: rule }: EventDefinition, data: unknown): Audience {
  if (!rule) throw new Error('Only live events have an audience.');
  return 'audience' in rule ? rule.audience(data) : { to: {}, needs: rule.needs };
}

function tagsOf(event: EventDefinition, data: unknown): LiveTag[] {
  return event.live?.tags(data) ?? [];
}

function notificationText(data: unknown): string {
  const { notificationId, topic, quoteId, priority } = NotificationRaised.data.parse(data);
  return sse('notification', { notificationId, topic, quoteId, priority });
}

/** Whether a person may receive a message. */
export function mayHear({ audience }: LiveMessage, person: UserPrincipal): boolean {
  return isAddressed(audience, person);
}

function sse(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
