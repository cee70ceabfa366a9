import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { JobDefinition, ServiceName } from '@quillcare/contracts';
import type { Queue } from 'bullmq';
import Redis from 'ioredis';
import type { ProcessConfig } from '../config';
import { CONFIG } from '../injection';
import { ProcessLogger } from '../observability/logger';

const MOVE_MARK = `if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end redis.call('set', KEYS[1], ARGV[2]) return 1`;

/** Longer than Redis takes over the worst of networks; whoever waits for it keeps events waiting that need no queue. */
const ANSWER_MS = 2_000;

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
   * Redis for producers: it fails at once while Redis is away, and soon where Redis takes what it is told and answers nothing,
   * so that the outbox keeps the job instead of memory.
   */
  get redis(): Redis {
    if (!this.connection) {
      this.connection = new Redis(this.config.redisUrl, {
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        connectTimeout: 2_000,
        commandTimeout: ANSWER_MS,
        retryStrategy: (times) => Math.min(times * 100, 1_000),
      });
      this.connection.on('error', (error) => this.logger.warn({ err: error.message }, 'Redis is away'));
      this.connection.on('ready', () => {
        if (this.wasReady) for (const listener of this.reconnected) listener();
        this.wasReady = true;
      });
    }
    return this.connection;
  }

  /** Key prefix of all queues of this product. */
  get prefix(): string {
    return `{${this.config.namespace}}`;
  }

  queueName(service: ServiceName): string {
    return `jobs-${service}`;
  }

  /** The queue of a service's jobs. */
  queue(service: ServiceName): Promise<Queue> {
    const known = this.queues.get(service) ?? this.open(service);
    this.queues.set(service, known);
    return known;
  }

  // Only workers and relays need the library; a process that answers requests would hold it in memory for nothing.
  private async open(service: ServiceName): Promise<Queue> {
    const { Queue } = await import('bullmq');
    const queue = new Queue(this.queueName(service), {
      connection: this.redis,
      prefix: this.prefix,
      skipVersionCheck: true,
    });
    queue.on('error', () => undefined); // The connection's own listener reports it once, not once a queue.
    return queue;
  }

  /** Waits until Redis answers; fails after `ms`. */
  async ready(ms: number): Promise<void> {
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

  /**
   * The mark that Redis has of a service (an ISO time of its database): what was put before it is there, also where a crash,
   * a failover or a restored copy took the newest. Null where it has none, as after an empty data folder; it may also hold what
   * an earlier version left.
   */
  async marked(service: ServiceName): Promise<string | null> {
    return this.redis.get(this.markKey(service));
  }

  /**
   * Moves a service's mark from the one known (null: none) to `time`. False, and nothing changed, where Redis has another:
   * then it lost something since, and whoever knows only the newer part of it must not say that all is there.
   */
  async moveMark(service: ServiceName, known: string | null, time: string): Promise<boolean> {
    return (await this.redis.eval(MOVE_MARK, 1, this.markKey(service), known ?? '', time)) === 1;
  }

  private markKey(service: ServiceName): string {
    return `${this.prefix}:mark:${service}`;
  }

  onReconnect(listener: () => void): void {
    this.reconnected.push(listener);
  }

  get connected(): boolean {
    return this.connection?.status === 'ready';
  }

  async onApplicationShutdown(): Promise<void> {
    for (const queue of await Promise.all(this.queues.values())) await queue.close().catch(() => undefined); // Closing what Redis already dropped is no failure.
    this.connection?.disconnect();
  }
}

/** Options that a job gets when it is put into its queue; the outbox id makes a second put harmless. */
export function jobOptions(
  job: Pick<JobDefinition, 'attempts' | 'backoffMs'>,
  id: string,
  notBefore: Date | null,
) {
  return {
    jobId: id,
    attempts: job.attempts,
    backoff: { type: 'exponential' as const, delay: job.backoffMs },
    delay: notBefore ? Math.max(0, notBefore.getTime() - Date.now()) : 0,
    removeOnComplete: { age: 3_600, count: 5_000 },
    removeOnFail: { age: 7 * 86_400 },
  };
}
