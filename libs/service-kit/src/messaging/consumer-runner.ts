import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { AckPolicy, DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { eventEnvelope, type EventDefinition, type EventEnvelope } from '@quillcare/contracts';
import { contextFor, runInContext, type RequestContext } from '../context';
import { SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { eventsHandled } from '../observability/metrics';
import { traced } from '../observability/tracing';
import type { Consumer } from '../operations/handlers';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';
import { Broker } from './broker';
import { DeadLetters } from './dead-letters';
import { Lanes } from './lanes';

type AnyConsumer = Consumer<EventDefinition>;

/** Waits before a failed event comes again, in milliseconds; after the last it becomes a dead letter. */
export const REDELIVERY_MS = [200, 1_000, 5_000, 15_000, 60_000];
const ACK_WAIT_NS = 8 * 1_000_000_000;
const WORKING_MS = 2_000;
/** Events that a consumer takes on at once. Those of one organisation follow each other: they touch the same things. */
const AT_ONCE = 4;

interface Delivery {
  /** Null when the event cannot be read. */
  envelope: EventEnvelope | null;
  durable: string;
  consumer: AnyConsumer;
}

/** Ends a transaction without a trace: the event was handled before. */
class AlreadyHandled extends Error {}

/** Feeds a service's consumers from their streams: claim in the inbox and effect in one transaction, acknowledgement after commit. */
@Injectable()
export class ConsumerRunner implements BeforeApplicationShutdown {
  private readonly running: { messages: ConsumerMessages; done: Promise<void> }[] = [];
  private stopping = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly broker: Broker,
    private readonly uow: UnitOfWork,
    private readonly deadLetters: DeadLetters,
    private readonly logger: ProcessLogger,
  ) {}

  /** Starts one durable consumer, named by its class; a change of the class's name starts it anew. */
  async start(name: string, event: EventDefinition, consumer: AnyConsumer): Promise<void> {
    const stream = this.broker.stream(event.service);
    const durable = `${this.service.name}_${name}`;
    const config = {
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: ACK_WAIT_NS,
      max_deliver: -1,
      max_ack_pending: 64,
      filter_subject: this.broker.subject(event.subject),
    };
    const make = () => this.broker.streams.consumers.add(stream, config).then(() => undefined);
    await make();
    void this.follow(make, stream, durable, event, consumer);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(
      [...this.running].map(async ({ messages, done }) => {
        await messages.close();
        await done;
      }),
    );
  }

  // Consuming ends when the server drops the consumer (a broker that lost its data); then stream and consumer are made again.
  private async follow(
    make: () => Promise<void>,
    stream: string,
    durable: string,
    event: EventDefinition,
    consumer: AnyConsumer,
  ): Promise<void> {
    while (!this.stopping) {
      try {
        const source = await this.broker.events.consumers.get(stream, durable);
        // Without the option the client would wait for ever for a consumer that is gone.
        const messages = await source.consume({ max_messages: 2 * AT_ONCE, abort_on_missing_resource: true });
        await this.watched(messages, this.drain(messages, durable, event, consumer));
      } catch (error) {
        if (this.stopping) return;
        this.logger.warn(
          { consumer: durable, err: error instanceof Error ? error.message : 'error' },
          'event consumer interrupted',
        );
        await new Promise((resolve) => setTimeout(resolve, 500));
        await this.broker
          .ensureStream(event.service)
          .then(make)
          .catch(() => undefined); // Still away: the next round tells.
      }
    }
  }

  // What runs is known by name, so that a stop can end it.
  private async watched(messages: ConsumerMessages, done: Promise<void>): Promise<void> {
    const entry = { messages, done };
    this.running.push(entry);
    try {
      await done;
    } finally {
      this.running.splice(this.running.indexOf(entry), 1);
    }
  }

  private async drain(
    messages: ConsumerMessages,
    durable: string,
    event: EventDefinition,
    consumer: AnyConsumer,
  ): Promise<void> {
    const lanes = new Lanes(AT_ONCE);
    try {
      for await (const message of messages) {
        const envelope = readEnvelope(message, event);
        const alive = setInterval(() => message.working(), WORKING_MS);
        await lanes.enter(envelope?.organisationid ?? '', () =>
          this.deliver(message, { envelope, durable, consumer }).finally(() => clearInterval(alive)),
        );
      }
    } finally {
      await lanes.empty();
    }
  }

  private async deliver(message: JsMsg, { envelope, durable, consumer }: Delivery): Promise<void> {
    try {
      if (envelope?.onlyfor !== undefined && envelope.onlyfor !== durable) return message.ack();
      if (envelope) await this.handle(envelope, durable, consumer);
      else await this.bury(message, durable, 'The event cannot be read.');
      message.ack();
      eventsHandled.inc({ consumer: durable, outcome: envelope ? 'handled' : 'dead' });
    } catch (error) {
      await this.retryOrBury(message, durable, error);
    }
  }

  private handle(envelope: EventEnvelope, durable: string, consumer: AnyConsumer): Promise<void> {
    return runInContext(contextOf(envelope, this.service), () =>
      traced(`event ${envelope.type} ${durable}`, async () => {
        const prepared = (consumer.prepare ? await consumer.prepare(envelope) : undefined) as never;
        const handle = () => consumer.handle(envelope, prepared);
        const effect = consumer.knowsItsEvents ? handle : () => this.once(durable, envelope, handle);
        const handled = envelope.organisationid
          ? this.uow.runFor(envelope.organisationid, effect)
          : this.uow.runPlatform('events without an organisation', effect);
        await handled.catch((error: unknown) => {
          if (!(error instanceof AlreadyHandled)) throw error;
        });
      }),
    );
  }

  // The claim goes out ahead of the effect and is not waited for: what a redelivered event does behind it is rolled back.
  private async once(durable: string, envelope: EventEnvelope, handle: () => Promise<void>): Promise<void> {
    const claimed = this.claim(durable, envelope);
    const [claim, effect] = await Promise.allSettled([claimed, handle()]);
    if (claim.status === 'rejected') throw claim.reason;
    if (!claim.value) throw new AlreadyHandled();
    if (effect.status === 'rejected') throw effect.reason;
  }

  // The insert is the claim: a redelivered event finds its row.
  private async claim(durable: string, envelope: EventEnvelope): Promise<boolean> {
    const inserted = await this.uow.execute(
      `insert into ${this.service.name}.inbox (consumer, event_id, organisation_id) values ($1, $2, $3) on conflict do nothing`,
      [durable, envelope.id, envelope.organisationid],
    );
    return inserted === 1;
  }

  private async retryOrBury(message: JsMsg, durable: string, error: unknown): Promise<void> {
    const wait = REDELIVERY_MS[message.info.deliveryCount - 1];
    this.logger.failure(error, `event consumer ${durable} failed`);
    if (wait !== undefined) {
      eventsHandled.inc({ consumer: durable, outcome: 'retried' });
      message.nak(wait);
      return;
    }
    try {
      await this.bury(message, durable, error instanceof Error ? error.message : 'error');
      message.term();
      eventsHandled.inc({ consumer: durable, outcome: 'dead' });
    } catch (failure) {
      this.logger.failure(failure, `dead letter of ${durable} could not be kept; the event will come again`);
      message.nak(REDELIVERY_MS.at(-1));
    }
  }

  private async bury(message: JsMsg, durable: string, error: string): Promise<void> {
    const payload = parseJson(message.string());
    const { id, organisationid } = (payload ?? {}) as { id?: string; organisationid?: string };
    await this.deadLetters.keep({
      organisationId: organisationid ?? null,
      kind: 'event',
      handler: durable,
      messageId: id ?? `${message.info.stream}:${message.seq}`,
      payload: payload ?? { unreadable: message.string().slice(0, 2_000) },
      error,
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Undecodable: it goes to the dead letters as it is.
  }
}

function readEnvelope(message: JsMsg, event: EventDefinition): EventEnvelope | null {
  const envelope = eventEnvelope.safeParse(parseJson(message.string()));
  if (!envelope.success) return null;
  const data = event.data.safeParse(envelope.data.data);
  return data.success ? { ...envelope.data, data: data.data } : null;
}

function contextOf(envelope: EventEnvelope, service: ServiceDefinition): RequestContext {
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
