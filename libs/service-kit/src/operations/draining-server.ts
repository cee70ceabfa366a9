import { setTimeout as pause } from 'node:timers/promises';
import { ServerNats } from '@nestjs/microservices';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { natsOptions } from '../messaging/broker';

/** The transport publishes a reply a moment after its handler is done. */
const REPLY_MS = 50;
/** A broker that is away must not hold up the end. */
const BROKER_MS = 2_000;

type Answering = (data: unknown) => Promise<unknown>;

/**
 * Nest's transport stops listening and hopes that a fixed time is enough. This one answers everything that reached it, also
 * what the broker had already sent here when it heard that nobody listens any more: a restart costs no request.
 */
export class DrainingServer extends ServerNats {
  private readonly listening: Subscription[] = [];
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(options: ReturnType<typeof natsOptions>) {
    super(options);
  }

  /** Serves a subject as one member of `queue`; `answer` must never reject. */
  serve(subject: string, queue: string, answer: Answering): void {
    const counted: Answering = (data) => {
      const answering = answer(data).finally(() => this.underWay.delete(answering));
      this.underWay.add(answering);
      return answering;
    };
    this.addHandler(subject, counted, false, { queue });
  }

  // Nest keeps its subscriptions to itself, and can only end them without hearing what is still on its way.
  override bindEvents(client: NatsConnection): void {
    const subscribe: NatsConnection['subscribe'] = (...wanted) => {
      const subscription = client.subscribe(...wanted);
      this.listening.push(subscription);
      return subscription;
    };
    super.bindEvents({ subscribe });
  }

  override async close(): Promise<void> {
    const subscriptions = this.listening.splice(0);
    const isHeard = await inTime(Promise.all(subscriptions.map((subscription) => subscription.drain())));
    await this.untilAnswered();
    if (isHeard && subscriptions.length > 0) await inTime(this.unwrap<NatsConnection>().flush());
    await super.close();
  }

  private async untilAnswered(): Promise<void> {
    do {
      await Promise.all(this.underWay);
      await pause(REPLY_MS);
    } while (this.underWay.size > 0);
  }
}

/** Whether the broker did it; one that is away, or a connection that is closed, has nothing that could be waited for. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const late = pause(BROKER_MS, false, { signal: waiting.signal }).catch(() => false);
  const done = work.then(
    () => true,
    () => false,
  );
  const isDone = await Promise.race([done, late]);
  waiting.abort();
  return isDone;
}
