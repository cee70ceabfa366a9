import { Injectable } from '@nestjs/common';
import { EVENTS, eventEnvelope, type EventDefinition, type EventEnvelope } from '@quillcare/contracts';
import { Broker } from './broker';
import { ProcessLogger } from '../observability/logger';

const byType = new Map(EVENTS.map((event) => [event.type, event]));

/** All events as they pass, for gateways: not durable, every process hears each of them. What is missed is read again by the client. */
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
    this.broker.nats.subscribe(this.broker.subject('evt.>'), {
      callback: (error, message) => {
        if (error) this.logger.failure(error, 'live events interrupted');
        else this.pass(message.string());
      },
    });
  }

  /** Tells when events may have been missed: NATS was away and is back. */
  onGap(listener: () => void): void {
    this.broker.onReconnect(listener);
  }

  private pass(text: string): void {
    const envelope = eventEnvelope.safeParse(JSON.parse(text));
    if (!envelope.success) return; // The durable consumers bury it; here it only misses a refresh.
    const event = byType.get(envelope.data.type);
    if (!event) return;
    const data = event.data.safeParse(envelope.data.data);
    if (!data.success) return;
    for (const handler of this.handlers) handler(event, { ...envelope.data, data: data.data });
  }
}
