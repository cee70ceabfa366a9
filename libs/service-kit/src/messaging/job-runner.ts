import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { JobDefinition } from '@quillcare/contracts';
import type { Job, Worker } from 'bullmq';
import type Redis from 'ioredis';
import type { ProcessConfig } from '../config';
import { contextFor, runInContext, type Actor } from '../context';
import { idTimestamp } from '../ids';
import { CONFIG, SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { jobsHandled } from '../observability/metrics';
import { traced, type SpanAttributes } from '../observability/tracing';
import { waits } from '../observability/wait-attributes';
import { openRedis } from '../servers/redis';
import type { JobHandler, JobRun } from '../operations/handlers';
import type { ServiceDefinition } from '../service/define-service';
import { DeadLetters } from './dead-letters';
import { isOutage } from './outage';
import { PracticeSweep } from './practice-sweep';
import { Queues } from './queues';
import { RetryPolicy } from './retry-policy';
import { DECLARE_INTERVAL_MS, SweepSchedules, type Sweep } from './sweep-schedules';

type AnyJobHandler = JobHandler<JobDefinition>;

interface Payload {
  data: unknown;
  correlationId?: string;
  actor?: Actor;
  traceparent?: string | null;
  organisationId?: string | null;
}

/** How long the job of a killed worker still counts as running. A live worker renews its lock twice within this time. */
const LOCK_MS = 5_000;
/** How often workers check for such jobs. */
const STALLED_CHECK_MS = 1_000;
const CONCURRENCY = 4;
/** Delay before a worker polls again after its connection broke. The default of 15 s is long after Redis is back. */
const RETRY_POLL_MS = 500;

interface Entry {
  job: JobDefinition;
  handler: AnyJobHandler;
}

/**
 * Runs a service's jobs: a worker on its queue, and the schedules of its sweeps. A job waits without using an attempt during an
 * outage, or if only a newer version knows it or can read it. After its last attempt it becomes a dead letter.
 */
@Injectable()
export class JobRunner implements BeforeApplicationShutdown {
  private worker: Worker | undefined;
  private connection: Redis | undefined;
  private declaring: NodeJS.Timeout | undefined;
  private readonly handlers = new Map<string, Entry>();

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly queues: Queues,
    private readonly deadLetters: DeadLetters,
    private readonly retries: RetryPolicy,
    private readonly practices: PracticeSweep,
    private readonly logger: ProcessLogger,
  ) {}

  get serviceName(): string {
    return this.service.name;
  }

  add(job: JobDefinition, handler: AnyJobHandler): void {
    this.handlers.set(job.name, { job, handler });
  }

  async start(): Promise<void> {
    if (this.handlers.size === 0) return;
    const queue = await this.queues.queue(this.service.name);
    const schedules = new SweepSchedules(queue, this.queues.redis, this.sweeps());
    await schedules.create();
    await this.declare(schedules);
    // A Redis that lost its data has no schedules.
    this.queues.onReconnect(() => void this.declare(schedules));
    this.declaring = setInterval(() => void this.declare(schedules), DECLARE_INTERVAL_MS).unref();
    this.connection = openRedis(this.config, { maxRetriesPerRequest: null });
    this.connection.on('error', () => undefined); // Reported by the worker's own listener below.
    const { Worker } = await import('bullmq');
    this.worker = new Worker(this.queues.queueName(this.service.name), (job, token) => this.run(job, token), {
      connection: this.connection,
      prefix: this.queues.prefix,
      concurrency: CONCURRENCY,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: 10,
      runRetryDelay: RETRY_POLL_MS,
      skipVersionCheck: true,
    });
    this.worker.on('error', (error) =>
      this.logger.warn({ err: error.message, service: this.service.name }, 'job worker interrupted'),
    );
    this.worker.on('failed', (job, error) => void this.deadLetterCrashedJob(job, error));
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.declaring);
    await this.worker?.close();
    this.connection?.disconnect();
  }

  private sweeps(): Sweep[] {
    const { sweepAtLeastEveryMs: most } = this.config;
    if (most === null) return [];
    return [...this.handlers.values()].flatMap(({ job: { name, everyMs } }) =>
      everyMs ? [{ name, everyMs: Math.min(everyMs, most) }] : [],
    );
  }

  private async declare(schedules: SweepSchedules): Promise<void> {
    await schedules
      .declare()
      .catch((error: unknown) => this.logger.failure(error, 'sweeps could not be scheduled'));
  }

  private async run(job: Job, token: string | undefined): Promise<void> {
    const entry = this.handlers.get(job.name);
    if (!entry) return this.leaveToNewerWorker(job, token, 'has no handler');
    const payload = job.data as Payload;
    const data = entry.job.daily ? undefined : entry.job.data.safeParse(payload.data);
    if (data?.success === false) return this.leaveToNewerWorker(job, token, 'cannot be read');
    const attempt = job.attemptsMade + 1;
    const lastAttempt = attempt >= (job.opts.attempts ?? 1);
    try {
      await runInContext(this.contextOf(job, payload), () =>
        traced(
          `job ${this.service.name}.${job.name}`,
          () => this.runHandler(entry, data?.data, { attempt, lastAttempt }),
          { kind: 'consumer', attributes: jobAttributes(job, attempt) },
        ),
      );
      jobsHandled.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      this.logger.failure(error, `job ${this.service.name}.${job.name} failed`);
      if (isOutage(error) && !entry.job.everyMs) {
        jobsHandled.inc({ job: job.name, outcome: 'waiting' });
        return this.delay(job, token);
      }
      jobsHandled.inc({ job: job.name, outcome: lastAttempt ? 'dead' : 'retried' });
      if (lastAttempt && !entry.job.everyMs) await this.moveToDeadLetters(job, error);
      throw error;
    }
  }

  private async runHandler({ job, handler }: Entry, data: unknown, run: JobRun): Promise<void> {
    if (job.daily) await this.practices.run(job, (turn) => handler.handle(turn, run));
    else await handler.handle(data, run);
  }

  // During an upgrade a worker receives jobs of the next version. A sweep is skipped, because it is scheduled again anyway.
  private async leaveToNewerWorker(job: Job, token: string | undefined, why: string): Promise<void> {
    const name = `${this.service.name}.${job.name}`;
    this.logger.warn({ job: name }, `a job ${why} in this version`);
    if (job.repeatJobKey) return;
    const waits = this.retries.isForNewerWorker(Date.now() - job.timestamp);
    jobsHandled.inc({ job: job.name, outcome: waits ? 'waiting' : 'dead' });
    if (waits) return this.delay(job, token);
    await this.moveToDeadLetters(job, new Error(`The job ${name} ${why}.`));
  }

  // Puts a job back without using an attempt. BullMQ recognises this error by its name.
  private async delay(job: Job, token: string | undefined): Promise<never> {
    const waits = Math.max(1, job.attemptsStarted - job.attemptsMade);
    await job.moveToDelayed(Date.now() + this.retries.duringOutage(waits), token);
    throw Object.assign(new Error('The job waits.'), { name: 'DelayedError' });
  }

  // A job whose worker is killed repeatedly fails without ever finishing.
  private async deadLetterCrashedJob(job: Job | undefined, error: Error): Promise<void> {
    if (!job || !/^job stalled/.test(error.message)) return;
    jobsHandled.inc({ job: job.name, outcome: 'dead' });
    await this.moveToDeadLetters(job, error).catch((failure: unknown) =>
      this.logger.failure(failure, `dead letter of job ${job.name} could not be stored`),
    );
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

  private async moveToDeadLetters(job: Job, error: unknown): Promise<void> {
    const payload = job.data as Payload;
    await this.deadLetters.store({
      organisationId: payload.organisationId ?? null,
      kind: 'job',
      handler: `${this.service.name}.${job.name}`,
      messageId: job.id ?? 'unknown',
      payload,
      error: error instanceof Error ? error.message : 'error',
    });
  }
}

// A delayed job only counts as waiting from its due time.
function jobAttributes(job: Job, attempt: number): SpanAttributes {
  const publishedAt = job.timestamp;
  const id = job.id ?? '';
  return {
    'messaging.system': 'bullmq',
    'messaging.message.id': id,
    'messaging.destination.name': job.name,
    'quillcare.attempt': attempt,
    ...waits({
      createdAt: idTimestamp(id),
      publishedAt,
      takenAt: Math.max(publishedAt, (job.processedOn ?? Date.now()) - (job.opts.delay ?? 0)),
    }),
  };
}
