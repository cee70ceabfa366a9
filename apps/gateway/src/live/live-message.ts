import {
  EVENTS,
  isInAudience,
  NotificationRaised,
  type Audience,
  type EventDefinition,
  type EventEnvelope,
  type LiveTag,
  type UserPrincipal,
} from '@quillcare/contracts';

/** A message to connected browsers, with its audience. */
export interface LiveMessage {
  audience: Audience;
  text: string;
}

const live = new Map(EVENTS.filter((event) => event.live).map((event) => [event.type, event]));

/** The messages for an event: the stale tags, and for a new notification its id. */
export function messagesOf(envelope: EventEnvelope): LiveMessage[] {
  const event = live.get(envelope.type);
  const parsed = event?.data.safeParse(envelope.data);
  if (!event?.live || !parsed?.success) return [];
  const audience = audienceOf(event, parsed.data);
  const tags = { audience, text: formatSse('tags', tagsOf(event, parsed.data), causeOf(envelope)) };
  return envelope.type === NotificationRaised.type ? [tags, notificationMessage(envelope.data)] : [tags];
}

function audienceOf({ live: rule }: EventDefinition, data: unknown): Audience {
  if (!rule) throw new Error('Only live events have an audience.');
  return 'audience' in rule ? rule.audience(data) : { to: {}, needs: rule.needs };
}

function tagsOf(event: EventDefinition, data: unknown): LiveTag[] {
  return event.live?.tags(data) ?? [];
}

/** The pop-up of a new notification, for users who have pop-ups turned on. */
function notificationMessage(data: unknown): LiveMessage {
  const { to, needs, hiddenFrom, silentFor, byUserId, ...facts } = NotificationRaised.data.parse(data);
  const { notificationId, topic, quoteId, priority } = facts;
  return {
    audience: { to, needs, except: [...hiddenFrom, ...silentFor, ...(byUserId === null ? [] : [byUserId])] },
    text: formatSse('notification', { notificationId, topic, quoteId, priority }),
  };
}

export function mayReceive({ audience }: LiveMessage, person: UserPrincipal): boolean {
  return isInAudience(audience, person);
}

/** The command that directly caused the event. The browser that sent it has already read the changes. */
function causeOf({ causationid, correlationid }: EventEnvelope): string {
  return causationid === null ? correlationid : '';
}

/** An id is always sent, even if empty, because browsers keep the last one they received. */
function formatSse(name: string, data: unknown, id = ''): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
