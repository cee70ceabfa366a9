import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { JobDefinition } from '@quillcare/contracts';
import type { Job, Worker } from 'bullmq';
import Redis from 'ioredis';
import type { ProcessConfig } from '../config';
import { contextFor, runInContext, type Actor } from '../context';
import { CONFIG, SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { jobsHandled } from '../observability/metrics';
import { traced } from '../observability/tracing';
import type { JobHandler } from '../operations/handlers';
import type { ServiceDefinition } from '../service/define-service';
import { DeadLetters } from './dead-letters';
import { Queues } from './queues';

type AnyJobHandler = JobHandler<JobDefinition>;

interface Payload {
  data: unknown;
  correlationId?: string;
  actor?: Actor;
  traceparent?: string | null;
  organisationId?: string | null;
}

const LOCK_MS = 10_000;
const CONCURRENCY = 4;
/** How soon a worker asks again after its connection broke. Left alone it waits 15 s, long after Redis is back. */
const ASK_AGAIN_MS = 500;

/** Does a service's jobs: a worker on its queue, and the schedules of its sweeps. */
@Injectable()
export class JobRunner implements BeforeApplicationShutdown {
  private worker: Worker | undefined;
  private connection: Redis | undefined;
  private readonly handlers = new Map<string, { job: JobDefinition; handler: AnyJobHandler }>();

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly queues: Queues,
    private readonly deadLetters: DeadLetters,
    private readonly logger: ProcessLogger,
  ) {}

  add(job: JobDefinition, handler: AnyJobHandler): void {
    this.handlers.set(job.name, { job, handler });
  }

  async start(): Promise<void> {
    if (this.handlers.size === 0) return;
    await this.scheduleAll();
    // A Redis that lost its memory has no schedules any more.
    this.queues.onReconnect(
      () =>
        void this.scheduleAll().catch((error: unknown) =>
          this.logger.failure(error, 'sweeps could not be scheduled'),
        ),
    );
    this.connection = new Redis(this.config.redisUrl, { maxRetriesPerRequest: null });
    this.connection.on('error', () => undefined); // Reported by the worker's own listener below.
    const { Worker } = await import('bullmq');
    this.worker = new Worker(this.queues.queueName(this.service.name), (job) => this.run(job), {
      connection: this.connection,
      prefix: this.queues.prefix,
      concurrency: CONCURRENCY,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS,
      maxStalledCount: 10,
      runRetryDelay: ASK_AGAIN_MS,
      skipVersionCheck: true,
    });
    this.worker.on('error', (error) =>
      this.logger.warn({ err: error.message, service: this.service.name }, 'job worker interrupted'),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    this.connection?.disconnect();
  }

  private async scheduleAll(): Promise<void> {
    for (const { job } of this.handlers.values()) await this.schedule(job);
  }

  private async schedule(job: JobDefinition): Promise<void> {
    if (!job.everyMs) return;
    const queue = await this.queues.queue(this.service.name);
    await queue.upsertJobScheduler(
      job.name,
      { every: job.everyMs },
      {
        name: job.name,
        data: { data: {} },
        opts: { attempts: 1, removeOnComplete: true, removeOnFail: { count: 20 } },
      },
    );
  }

  private async run(job: Job): Promise<void> {
    const entry = this.handlers.get(job.name);
    if (!entry) throw new Error(`Nobody does the job ${this.service.name}.${job.name}.`);
    const payload = job.data as Payload;
    const attempt = job.attemptsMade + 1;
    const lastAttempt = attempt >= (job.opts.attempts ?? 1);
    try {
      const data = entry.job.data.parse(payload.data);
      await runInContext(this.contextOf(job, payload), () =>
        traced(`job ${this.service.name}.${job.name}`, () =>
          entry.handler.handle(data, { attempt, lastAttempt }),
        ),
      );
      jobsHandled.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      this.logger.failure(error, `job ${this.service.name}.${job.name} failed`);
      jobsHandled.inc({ job: job.name, outcome: lastAttempt ? 'dead' : 'retried' });
      if (lastAttempt && !entry.job.everyMs) await this.bury(job, payload, error);
      throw error;
    }
  }

  private contextOf(job: Job, payload: Payload) {
    const base = contextFor({ kind: 'service', service: this.service.name });
    return {
      ...base,
      correlationId: payload.correlationId ?? base.correlationId,
      causationId: job.id ?? null,
      organisationId: payload.organisationId ?? null,
      actor: payload.actor ?? base.actor,
      traceparent: payload.traceparent ?? null,
      deadlineAt: Date.now() + 60_000,
    };
  }

  private async bury(job: Job, payload: Payload, error: unknown): Promise<void> {
    await this.deadLetters.keep({
      organisationId: payload.organisationId ?? null,
      kind: 'job',
      handler: `${this.service.name}.${job.name}`,
      messageId: job.id ?? 'unknown',
      payload,
      error: error instanceof Error ? error.message : 'error',
    });
  }
}
