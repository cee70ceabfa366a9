import type { JsMsg } from '@nats-io/jetstream';
import { eventEnvelope, type EventDefinition, type EventEnvelope } from '@quillcare/contracts';
import { contextFor, type RequestContext } from '../context';
import { timeOfId } from '../ids';
import type { SpanAttributes } from '../observability/tracing';
import { waits } from '../observability/waits';
import type { ServiceDefinition } from '../service/define-service';

/** Parses JSON; returns undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON; it becomes a dead letter as it is.
  }
}

/** Returns a string property of an object received over the wire, or '' if there is none. */
export function textOf(value: unknown, name: string): string {
  const text = (value as Record<string, unknown> | undefined)?.[name];
  return typeof text === 'string' ? text : '';
}

/** Parses the event in a message; returns null if this version cannot read it. */
export function readEnvelope(message: JsMsg, event: EventDefinition): EventEnvelope | null {
  const envelope = eventEnvelope.safeParse(parseJson(message.string()));
  if (!envelope.success) return null;
  const data = event.data.safeParse(envelope.data.data);
  return data.success ? { ...envelope.data, data: data.data } : null;
}

/** Returns the context in which a service handles an event. */
export function contextOf(envelope: EventEnvelope, service: ServiceDefinition): RequestContext {
  return contextFor(
    { kind: 'service', service: service.name },
    {
      correlationId: envelope.correlationid,
      causationId: envelope.id,
      organisationId: envelope.organisationid,
      traceparent: envelope.traceparent,
      deadlineAt: Date.now() + 30_000,
    },
  );
}

/** Returns the span attributes of a handled event: number of attempts, and waiting time in the outbox and in the stream. */
export function eventAttributes(
  message: JsMsg,
  { id, type }: EventEnvelope,
  durable: string,
): SpanAttributes {
  const publishedAt = message.time.getTime();
  return {
    'messaging.system': 'nats',
    'messaging.message.id': id,
    'messaging.destination.name': type,
    'messaging.consumer.group.name': durable,
    'quillcare.attempt': message.info.deliveryCount,
    ...waits({ createdAt: timeOfId(id), publishedAt, takenAt: Date.now() }),
  };
}

/** Returns the practice of an event that always has one; throws if it is missing. */
export function organisationOfEvent({ organisationid, type, id }: EventEnvelope): string {
  if (!organisationid) throw new Error(`${type} ${id} has no organisation.`);
  return organisationid;
}
