import { setTimeout as pause } from 'node:timers/promises';
import { ServerNats } from '@nestjs/microservices';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { natsOptions } from '../servers/nats';

/** Milliseconds the transport needs to publish the reply of a handler that has finished. */
const REPLY_FLUSH_MS = 50;
/** Milliseconds to wait for the broker; an outage must not delay the shutdown. */
const BROKER_TIMEOUT_MS = 2_000;

type RequestHandler = (data: unknown) => Promise<unknown>;

/**
 * Nest's NATS transport with graceful shutdown. Instead of waiting for a fixed time, it answers every request the broker
 * delivered before the subscription ended, so that no request fails because of a restart.
 */
export class DrainingServer extends ServerNats {
  private readonly listening: Subscription[] = [];
  private readonly pending = new Set<Promise<unknown>>();

  constructor(options: ReturnType<typeof natsOptions>) {
    super(options);
  }

  /** Serves a subject as a member of the queue group `queue`; `answer` must never reject. */
  serve(subject: string, queue: string, answer: RequestHandler): void {
    const trackPending: RequestHandler = (data) => {
      const answering = answer(data).finally(() => this.pending.delete(answering));
      this.pending.add(answering);
      return answering;
    };
    this.addHandler(subject, trackPending, false, { queue });
  }

  // Nest's own subscriptions cannot be drained, so they are collected here.
  override bindEvents(client: NatsConnection): void {
    const subscribe: NatsConnection['subscribe'] = (...args) => {
      const subscription = client.subscribe(...args);
      this.listening.push(subscription);
      return subscription;
    };
    super.bindEvents({ subscribe });
  }

  override async close(): Promise<void> {
    const subscriptions = this.listening.splice(0);
    const isDrained = await doneInTime(
      Promise.all(subscriptions.map((subscription) => subscription.drain())),
    );
    await this.waitForPending();
    if (isDrained && subscriptions.length > 0) await doneInTime(this.unwrap<NatsConnection>().flush());
    await super.close();
  }

  private async waitForPending(): Promise<void> {
    do {
      await Promise.all(this.pending);
      await pause(REPLY_FLUSH_MS);
    } while (this.pending.size > 0);
  }
}

/** Whether the broker finished the work in time; false if it is unavailable or the connection is closed. */
async function doneInTime(work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const late = pause(BROKER_TIMEOUT_MS, false, { signal: waiting.signal }).catch(() => false);
  const done = work.then(
    () => true,
    () => false,
  );
  const isDone = await Promise.race([done, late]);
  waiting.abort();
  return isDone;
}
