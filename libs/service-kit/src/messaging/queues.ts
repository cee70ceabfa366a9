import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { JobDefinition, ServiceName } from '@quillcare/contracts';
import type { Queue } from 'bullmq';
import type Redis from 'ioredis';
import type { ProcessConfig } from '../config';
import { CONFIG } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { openRedis } from '../servers/redis';

/** Longer than Redis takes over a bad network, but short, because the relay publishes no events while it waits. */
const RESPONSE_TIMEOUT_MS = 2_000;

/** The process's connections to Redis and the job queues, one per service. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<ServiceName, Promise<Queue>>();
  private readonly reconnected: (() => void)[] = [];
  private connection: Redis | undefined;
  private wasReady = false;

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly logger: ProcessLogger,
  ) {}

  /**
   * Redis connection for producers. Commands fail immediately while disconnected, and soon if Redis does not respond, so that
   * jobs wait in the outbox rather than in memory.
   */
  get redis(): Redis {
    if (!this.connection) {
      this.connection = openRedis(this.config, {
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        connectTimeout: 2_000,
        commandTimeout: RESPONSE_TIMEOUT_MS,
        retryStrategy: (times) => Math.min(times * 100, 1_000),
      });
      this.connection.on('error', (error) => this.logger.warn({ err: error.message }, 'Redis disconnected'));
      this.connection.on('ready', () => {
        if (this.wasReady) for (const listener of this.reconnected) listener();
        this.wasReady = true;
      });
    }
    return this.connection;
  }

  get prefix(): string {
    return `{${this.config.namespace}}`;
  }

  queueName(service: ServiceName): string {
    return `jobs-${service}`;
  }

  queue(service: ServiceName): Promise<Queue> {
    const known = this.queues.get(service) ?? this.open(service);
    this.queues.set(service, known);
    return known;
  }

  // Loaded on demand, because a process that only answers requests does not need the library.
  private async open(service: ServiceName): Promise<Queue> {
    const { Queue } = await import('bullmq');
    const queue = new Queue(this.queueName(service), {
      connection: this.redis,
      prefix: this.prefix,
      skipVersionCheck: true,
    });
    queue.on('error', () => undefined); // Reported once, by the connection's own listener.
    return queue;
  }

  /** Waits until Redis responds; rejects after `ms` milliseconds. */
  async waitUntilReady(ms: number): Promise<void> {
    const redis = this.redis;
    if (redis.status === 'ready') return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Redis does not answer')), ms);
      redis.once('ready', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Returns since when this Redis has held our jobs. Stores `now` if it holds none, as after losing its data. */
  async heldSince(now: Date): Promise<Date> {
    const key = `${this.prefix}:held-since`;
    await this.redis.set(key, now.toISOString(), 'NX');
    return new Date((await this.redis.get(key)) ?? now);
  }

  /**
   * Whether the jobs are held by a different Redis than when `note` was last called for `service`: a promoted replica, or the
   * same server after a restart. Either may lack the newest jobs.
   */
  async detectServerChange(service: ServiceName): Promise<{ isAnother: boolean; note: () => Promise<void> }> {
    const key = `${this.prefix}:held-by:${service}`;
    const [, holder = ''] = /^run_id:(\w+)/m.exec(await this.redis.info('server')) ?? [];
    const recordedHolder = await this.redis.get(key);
    return {
      isAnother: recordedHolder !== null && recordedHolder !== holder,
      note: async () => {
        if (recordedHolder !== holder) await this.redis.set(key, holder);
      },
    };
  }

  /** Whether Redis keeps an append-only file; undefined if it does not say, as with most hosted services. */
  async isDurable(): Promise<boolean | undefined> {
    const answer = await this.redis.config('GET', 'appendonly').catch(() => []); // The command is not permitted there.
    const [, value] = answer as string[];
    return value === undefined ? undefined : value === 'yes';
  }

  onReconnect(listener: () => void): void {
    this.reconnected.push(listener);
  }

  get connected(): boolean {
    return this.connection?.status === 'ready';
  }

  async onApplicationShutdown(): Promise<void> {
    for (const queue of await Promise.all(this.queues.values())) await queue.close().catch(() => undefined); // Redis may have closed the connection already.
    this.connection?.disconnect();
  }
}

/** Whether a command failed because Redis is unavailable or slow. The client has no class or code for most of these errors. */
export function isRedisUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'MaxRetriesPerRequestError' ||
    /^(Command timed out|Connection is closed\.|Stream isn't writeable|Redis does not answer|NOREPLICAS|READONLY|MASTERDOWN)|LOADING Redis/.test(
      error.message,
    )
  );
}

/**
 * Returns the options of a job that waits at least `delay` milliseconds. Its id is that of its outbox row, so adding it twice has
 * no effect.
 */
export function jobOptions(
  job: Pick<JobDefinition, 'attempts' | 'backoffMs' | 'isLowPriority'>,
  id: string,
  delay: number,
) {
  return {
    jobId: id,
    attempts: job.attempts,
    backoff: { type: 'exponential' as const, delay: job.backoffMs },
    // BullMQ runs jobs without a priority first.
    ...(job.isLowPriority ? { priority: 1 } : {}),
    delay,
    removeOnComplete: { age: 3_600, count: 5_000 },
    removeOnFail: { age: 7 * 86_400 },
  };
}
