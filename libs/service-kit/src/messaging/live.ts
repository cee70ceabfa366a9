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

/** Events as they pass, for what a process remembers and shows: not durable, every process hears each of them. What is missed is read again. */
@Injectable()
export class LiveEvents {
  private readonly handlers: ((event: EventDefinition, envelope: EventEnvelope) => void)[] = [];
  private started = false;

  constructor(
    private readonly broker: Broker,
    private readonly logger: ProcessLogger,
  ) {}

  /** Hears every event from now on. */
  subscribe(handler: (event: EventDefinition, envelope: EventEnvelope) => void): void {
    this.handlers.push(handler);
    if (this.started) return;
    this.started = true;
    this.hear('evt.>', (event, envelope) => {
      for (const each of this.handlers) each(event, envelope);
    });
  }

  /** Hears one kind of event from now on; others do not wake the process. */
  listen<E extends EventDefinition>(
    event: E,
    handler: (envelope: EventEnvelope<EventData<E>>) => void,
  ): void {
    this.hear(event.subject, (_event, envelope) => handler(envelope as EventEnvelope<EventData<E>>));
  }

  /** Tells when events may have been missed: NATS was away and is back. */
  onGap(listener: () => void): void {
    this.broker.onReconnect(listener);
  }

  private hear(subject: string, handler: (event: EventDefinition, envelope: EventEnvelope) => void): void {
    this.broker.nats.subscribe(this.broker.subject(subject), {
      callback: (error, message) => {
        if (error) this.logger.failure(error, 'live events interrupted');
        else pass(message.string(), handler);
      },
    });
  }
}

function pass(text: string, handler: (event: EventDefinition, envelope: EventEnvelope) => void): void {
  const envelope = eventEnvelope.safeParse(JSON.parse(text));
  if (!envelope.success) return; // The durable consumers bury it; here it only misses a refresh.
  const event = byType.get(envelope.data.type);
  if (!event) return;
  const data = event.data.safeParse(envelope.data.data);
  if (data.success) handler(event, { ...envelope.data, data: data.data });
}
