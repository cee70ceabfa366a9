import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { AckPolicy, DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import {
  replaySubject,
  type EventDefinition,
  type EventEnvelope,
  type ServiceName,
} from '@quillcare/contracts';
import { runInContext } from '../context';
import { SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { eventsHandled } from '../observability/metrics';
import { traced } from '../observability/tracing';
import type { Consumer } from '../operations/handlers';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';
import { Broker } from './broker';
import { DeadLetters } from './dead-letters';
import { contextOf, eventAttributes, parseJson, readEnvelope, textOf } from './event-messages';
import { Inbox } from './inbox';
import { KeyedQueue } from './keyed-queue';
import { isOutage } from './outage';
import { RetryPolicy } from './retry-policy';

type AnyConsumer = Consumer<EventDefinition>;

const ACK_WAIT_NS = 8 * 1_000_000_000;
const WORKING_INTERVAL_MS = 2_000;
/** Maximum number of events handled concurrently. Events of one organisation run in order, because they touch the same rows. */
const CONCURRENCY = 4;
/** Maximum number of events a consumer holds; organisations take turns among them. */
const MAX_HELD_EVENTS = 64;
/** Maximum number of further events the client prefetches. */
const MAX_PREFETCHED = 16;
/** Maximum number of events awaiting redelivery before JetStream stops delivering others. */
const MAX_UNACKNOWLEDGED = 1_000;

interface Delivery {
  message: JsMsg;
  /** Null if the event cannot be read. */
  envelope: EventEnvelope | null;
  durable: string;
  consumer: AnyConsumer;
}

interface Subscription {
  durable: string;
  event: EventDefinition;
  consumer: AnyConsumer;
}

/** Returns the consumer a message is for; undefined if this service does not have it. */
type Receiver = (message: JsMsg) => Subscription | undefined;

/** What to do with an event after an error. Without `waitMs` it is not redelivered. */
interface Decision {
  outcome: 'handled' | 'waiting' | 'retried' | 'dead';
  waitMs?: number;
}

/**
 * Feeds a service's consumers from their streams: claims the event in the inbox and applies its effect in one transaction, and
 * acknowledges after the commit. During an outage an event is retried without limit, and one that only a newer version can read
 * for a day. After failures of its own it becomes a dead letter.
 */
@Injectable()
export class ConsumerRunner implements BeforeApplicationShutdown {
  private readonly running: { messages: ConsumerMessages; done: Promise<void> }[] = [];
  private readonly subscriptions = new Map<string, Subscription>();
  private stopping = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly broker: Broker,
    private readonly uow: UnitOfWork,
    private readonly deadLetters: DeadLetters,
    private readonly inbox: Inbox,
    private readonly retries: RetryPolicy,
    private readonly logger: ProcessLogger,
  ) {}

  /** Starts a durable consumer named after its class. A renamed class therefore starts again at the stream's first event. */
  async start(name: string, event: EventDefinition, consumer: AnyConsumer): Promise<void> {
    const known = { durable: `${this.service.name}_${name}`, event, consumer };
    this.subscriptions.set(known.durable, known);
    await this.startConsuming(event.service, known.durable, event.subject, () => known);
  }

  /** Starts the consumer of replayed events, which are addressed to one consumer. Call it after all consumers have been started. */
  async startReplays(): Promise<void> {
    const { name } = this.service;
    await this.startConsuming(name, `${name}_again`, replaySubject(name), (message) =>
      this.subscriptions.get(textOf(parseJson(message.string()), 'onlyfor')),
    );
  }

  private async startConsuming(
    owner: ServiceName,
    durable: string,
    subject: string,
    receiver: Receiver,
  ): Promise<void> {
    const config = {
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: ACK_WAIT_NS,
      max_deliver: -1,
      max_ack_pending: MAX_UNACKNOWLEDGED,
      filter_subject: this.broker.subject(subject),
    };
    const stream = this.broker.stream(owner);
    const make = async () => {
      await this.broker.ensureStream(owner);
      await this.broker.ensureConsumer(stream, config);
    };
    await make();
    void this.keepConsuming(make, stream, durable, receiver);
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

  // Consuming ends if the server drops the consumer because it lost its data; stream and consumer are then recreated.
  private async keepConsuming(
    make: () => Promise<void>,
    stream: string,
    durable: string,
    receiver: Receiver,
  ): Promise<void> {
    while (!this.stopping) {
      try {
        const source = await this.broker.events.consumers.get(stream, durable);
        // Without this option the client would wait forever for a deleted consumer.
        const messages = await source.consume({
          max_messages: MAX_PREFETCHED,
          abort_on_missing_resource: true,
        });
        await this.trackRunning(messages, this.consumeMessages(messages, receiver));
      } catch (error) {
        if (this.stopping) return;
        this.logger.warn(
          { consumer: durable, err: error instanceof Error ? error.message : 'error' },
          'event consumer interrupted',
        );
        await new Promise((resolve) => setTimeout(resolve, 500));
        await make().catch(() => undefined); // Still unavailable; the next round retries.
      }
    }
  }

  // Listed while it is running, so that shutdown can end it.
  private async trackRunning(messages: ConsumerMessages, done: Promise<void>): Promise<void> {
    const entry = { messages, done };
    this.running.push(entry);
    try {
      await done;
    } finally {
      this.running.splice(this.running.indexOf(entry), 1);
    }
  }

  private async consumeMessages(messages: ConsumerMessages, receiver: Receiver): Promise<void> {
    const queue = new KeyedQueue({ concurrency: CONCURRENCY, capacity: MAX_HELD_EVENTS });
    try {
      for await (const message of messages) {
        const known = receiver(message);
        const envelope = known ? readEnvelope(message, known.event) : null;
        const alive = setInterval(() => message.working(), WORKING_INTERVAL_MS);
        await queue.add(envelope?.organisationid ?? '', () =>
          (known ? this.deliver({ message, envelope, ...known }) : this.returnUnknown(message)).finally(() =>
            clearInterval(alive),
          ),
        );
      }
    } finally {
      await queue.waitUntilIdle();
    }
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const { message, envelope, durable } = delivery;
    if (this.stopping) return message.nak(); // Not started, so another worker takes it.
    try {
      if (envelope?.onlyfor !== undefined && envelope.onlyfor !== durable) return message.ack();
      if (!envelope && this.isForNewerWorker(message)) return this.leaveToNewerWorker(delivery);
      if (envelope) await this.handle(delivery, envelope);
      else await this.moveToDeadLetters(delivery, 'The event cannot be read.');
      message.ack();
      eventsHandled.inc({ consumer: durable, outcome: envelope ? 'handled' : 'dead' });
    } catch (error) {
      await this.afterError(delivery, error);
    }
  }

  // The event was replayed for a consumer this version does not have, but a newer one may.
  private async returnUnknown(message: JsMsg): Promise<void> {
    const durable = textOf(parseJson(message.string()), 'onlyfor');
    if (this.stopping || this.retries.isForNewerWorker(Date.now() - message.time.getTime()))
      return message.nak(this.retries.duringOutage(message.info.deliveryCount));
    await this.moveToDeadLetters({ message, durable }, 'This consumer does not exist.').then(
      () => message.ack(),
      (error: unknown) => this.logger.failure(error, `a replay for ${durable} could not be kept`),
    );
  }

  // During an upgrade a worker receives events of the next version with values or shapes it does not know. A payload that is not
  // JSON belongs to no version.
  private isForNewerWorker(message: JsMsg): boolean {
    return (
      parseJson(message.string()) !== undefined &&
      this.retries.isForNewerWorker(Date.now() - message.time.getTime())
    );
  }

  private leaveToNewerWorker({ message, durable }: Delivery): void {
    this.logger.warn({ consumer: durable, sequence: message.seq }, 'an event cannot be read by this version');
    eventsHandled.inc({ consumer: durable, outcome: 'waiting' });
    message.nak(this.retries.duringOutage(message.info.deliveryCount));
  }

  private handle({ message, durable, consumer }: Delivery, envelope: EventEnvelope): Promise<void> {
    const processEvent = async (): Promise<void> => {
      const prepared = (consumer.prepare ? await consumer.prepare(envelope) : undefined) as never;
      const handleOnce = async (): Promise<void> => {
        // A redelivered event has already been claimed and is skipped.
        if (await this.inbox.claim(durable, envelope)) await consumer.handle(envelope, prepared);
      };
      await (envelope.organisationid
        ? this.uow.runFor(envelope.organisationid, handleOnce)
        : this.uow.runPlatform('events without an organisation', handleOnce));
    };
    const attributes = eventAttributes(message, envelope, durable);
    return runInContext(contextOf(envelope, this.service), () =>
      traced(`event ${envelope.type} ${durable}`, processEvent, { kind: 'consumer', attributes }),
    );
  }

  private async afterError(delivery: Delivery, error: unknown): Promise<void> {
    const { message, durable } = delivery;
    this.logger.failure(error, `event consumer ${durable} failed`);
    const { outcome, waitMs } = await this.decide(delivery, error).catch((failure: unknown) => {
      this.logger.failure(
        failure,
        `a failure of ${durable} could not be recorded; the event will be redelivered`,
      );
      return this.waitDecision(message);
    });
    eventsHandled.inc({ consumer: durable, outcome });
    if (waitMs === undefined) message.term();
    else message.nak(waitMs);
  }

  private async decide(delivery: Delivery, error: unknown): Promise<Decision> {
    const { message, envelope, durable } = delivery;
    if (isOutage(error) || !envelope) return this.waitDecision(message);
    const failures = await this.inbox.countFailure(durable, envelope);
    if (failures === 0) return { outcome: 'handled' };
    const waitMs = this.retries.afterFailure(failures);
    if (waitMs !== undefined) return { outcome: 'retried', waitMs };
    await this.moveToDeadLetters(delivery, error instanceof Error ? error.message : 'error');
    await this.inbox.forgetFailures(durable, envelope.id);
    return { outcome: 'dead' };
  }

  private waitDecision({ info }: JsMsg): Decision {
    return { outcome: 'waiting', waitMs: this.retries.duringOutage(info.deliveryCount) };
  }

  private async moveToDeadLetters(
    { message, durable }: Pick<Delivery, 'message' | 'durable'>,
    error: string,
  ): Promise<void> {
    const payload = parseJson(message.string());
    const { id, organisationid } = (payload ?? {}) as { id?: string; organisationid?: string };
    await this.deadLetters.store({
      organisationId: organisationid ?? null,
      kind: 'event',
      handler: durable,
      messageId: id ?? `${message.info.stream}:${message.seq}`,
      payload: payload ?? { unreadable: message.string().slice(0, 2_000) },
      error,
    });
  }
}
