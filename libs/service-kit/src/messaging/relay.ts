import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { ProcessConfig } from '../config';
import { newId } from '../ids';
import { CONFIG, SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { outboxAge } from '../observability/metrics';
import type { ServiceDefinition } from '../service/define-service';
import { Backlog } from './backlog';
import { Broker } from './broker';
import { OutboxPublisher } from './outbox-publisher';
import { Queues } from './queues';
import { RelayStore } from './relay-store';
import { Schedule } from './schedule';

const POLL_MS = 500;
const LEASE_MS = 15_000;
const LEASE_RENEWAL_MS = 5_000;
const STANDBY_POLL_MS = 1_000;
const MEASURE_INTERVAL_MS = 5_000;
const BACKLOG_INTERVAL_MS = 15_000;
const HOUSEKEEPING_INTERVAL_MS = 30_000;
/** Longer than it takes to replicate a job and to promote the replica. */
const REPLICATION_LAG_MS = 300_000;
/** Maximum clock difference between PostgreSQL and NATS. */
const CLOCK_SKEW_MS = 10_000;

/**
 * Publishes a service's outbox. Every worker runs a relay, and the holder of the lease leads, woken by NOTIFY with polling as a
 * fallback. Another takes over when the leader's connection is gone or its lease expires. All relays measure the age of the
 * oldest waiting message; the leader also measures the service's other backlogs.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private readonly holder = newId();
  private readonly leaseCheck = new Schedule(STANDBY_POLL_MS);
  private readonly measurement = new Schedule(MEASURE_INTERVAL_MS);
  private readonly backlogCheck = new Schedule(BACKLOG_INTERVAL_MS);
  private readonly housekeeping = new Schedule(HOUSEKEEPING_INTERVAL_MS);
  private isLeader = false;
  private stopping = false;
  private finished: Promise<void> | undefined;
  private woken = false;
  private endPause: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly broker: Broker,
    private readonly queues: Queues,
    private readonly publisher: OutboxPublisher,
    private readonly backlog: Backlog,
    private readonly logger: ProcessLogger,
  ) {}

  start(): void {
    const onReconnect = () => {
      this.housekeeping.makeDue();
      this.wake();
    };
    this.broker.onReconnect(onReconnect);
    this.queues.onReconnect(onReconnect);
    this.finished = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.finished;
  }

  // Works until the connection breaks, then reconnects.
  private async run(): Promise<void> {
    while (!this.stopping) {
      let store: RelayStore | undefined;
      try {
        store = await RelayStore.open(this.service.name, this.config, this.holder, () => this.wake());
        await this.publishUntilStopped(store);
      } catch (error) {
        this.giveUpLeadership();
        outboxAge.remove({ service: this.service.name }); // Unknown here; the workers that can reach the database report it.
        this.logger.warn(
          { err: error instanceof Error ? error.message : 'error', service: this.service.name },
          'outbox relay interrupted',
        );
      } finally {
        await store?.close();
      }
      if (!this.stopping) await this.pause(POLL_MS);
    }
  }

  private async publishUntilStopped(store: RelayStore): Promise<void> {
    this.leaseCheck.makeDue();
    while (!this.stopping) {
      if (this.measurement.isDue())
        outboxAge.set({ service: this.service.name }, await store.oldestAgeSeconds());
      const published = (await this.ensureLeadership(store)) ? await this.publishBatch(store) : 0;
      if (published === 0) await this.pause(this.isLeader ? POLL_MS : STANDBY_POLL_MS);
    }
    if (this.isLeader) await store.releaseLease();
    this.giveUpLeadership();
  }

  private async ensureLeadership(store: RelayStore): Promise<boolean> {
    if (!this.leaseCheck.isDue()) return this.isLeader;
    const wasLeader = this.isLeader;
    this.isLeader = await store.tryAcquireLease(LEASE_MS);
    this.leaseCheck.next(this.isLeader ? LEASE_RENEWAL_MS : STANDBY_POLL_MS);
    if (this.isLeader && !wasLeader) this.housekeeping.makeDue();
    if (wasLeader && !this.isLeader) this.giveUpLeadership();
    return this.isLeader;
  }

  private giveUpLeadership(): void {
    this.isLeader = false;
    this.backlog.forget();
    this.backlogCheck.makeDue();
  }

  /** Resolves with the number of messages published. */
  private async publishBatch(store: RelayStore): Promise<number> {
    if (this.housekeeping.isDue()) await this.housekeep(store);
    // In parallel, because publishing must not wait for the counts from NATS and Redis.
    if (this.backlogCheck.isDue()) void this.backlog.measure((text) => store.query(text));
    const { published, refused } = await this.publisher.publish(await store.findWaiting());
    await store.markPublished(published);
    await store.postponeMessages(refused);
    return published.length;
  }

  private async housekeep(store: RelayStore): Promise<void> {
    await store.prune(this.config.outboxKeepMs);
    if (this.broker.connected) await this.tryRestore(() => this.restoreEvents(store));
    if (this.queues.connected) await this.tryRestore(() => this.restoreJobs(store));
  }

  // A stream younger than published events was recreated and has lost them.
  private async restoreEvents(store: RelayStore): Promise<void> {
    const created = await this.broker.ensureStream(this.service.name);
    await store.requeuePublishedBefore('event', new Date(created.getTime() + CLOCK_SKEW_MS));
  }

  // Likewise for a Redis that has only held jobs since after they were enqueued.
  private async restoreJobs(store: RelayStore): Promise<void> {
    await store.requeuePublishedBefore('job', await this.queues.heldSince(await store.now()));
    // A promoted replica may lack the newest jobs. Their ids prevent the existing ones from being added twice.
    const { isAnother, note } = await this.queues.detectServerChange(this.service.name);
    if (isAnother) await store.requeuePublishedWithin('job', REPLICATION_LAG_MS);
    await note();
  }

  private async tryRestore(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      this.logger.failure(error, `${this.service.name}: could not check whether messages were lost`),
    );
  }

  private wake(): void {
    this.woken = true;
    this.endPause();
  }

  // Ends early on a notification, a reconnect or a stop, including one that came before the call.
  private async pause(milliseconds: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
  }
}
