import { Injectable } from '@nestjs/common';
import {
  EVENTS,
  eventEnvelope,
  type EventData,
  type EventDefinition,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Broker } from './broker';
import { ProcessLogger } from '../observability/logger';

const byType = new Map(EVENTS.map((event) => [event.type, event]));

/** Delivers events to every listening process without durability, for caches and live updates, which reload after a gap. */
@Injectable()
export class LiveEvents {
  constructor(
    private readonly broker: Broker,
    private readonly logger: ProcessLogger,
  ) {}

  /** Calls `handler` for one kind of event from now on. Kinds without a listener are not sent to this process. */
  listen<E extends EventDefinition>(
    event: E,
    handler: (envelope: EventEnvelope<EventData<E>>) => void,
  ): void {
    this.listenTo(event.subject, (_event, envelope) => handler(envelope as EventEnvelope<EventData<E>>));
  }

  /** Registers a listener for gaps, when events may have been missed because NATS was disconnected. */
  onGap(listener: () => void): void {
    this.broker.onReconnect(listener);
  }

  private listenTo(
    subject: string,
    handler: (event: EventDefinition, envelope: EventEnvelope) => void,
  ): void {
    this.broker.nats.subscribe(this.broker.subject(subject), {
      callback: (error, message) => {
        if (error) this.logger.failure(error, 'live events interrupted');
        else dispatch(message.string(), handler);
      },
    });
  }
}

function dispatch(text: string, handler: (event: EventDefinition, envelope: EventEnvelope) => void): void {
  const envelope = eventEnvelope.safeParse(JSON.parse(text));
  if (!envelope.success) return; // A durable consumer makes it a dead letter; here only a refresh is missed.
  const event = byType.get(envelope.data.type);
  if (!event) return;
  const data = event.data.safeParse(envelope.data.data);
  if (data.success) handler(event, { ...envelope.data, data: data.data });
}
