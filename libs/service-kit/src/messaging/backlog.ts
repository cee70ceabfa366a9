import { Inject, Injectable } from '@nestjs/common';
import { SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { deadLettersOpen, eventsPending, jobsAge, jobsPending } from '../observability/metrics';
import { consumedBy } from '../operations/handlers';
import type { ServiceDefinition } from '../service/define-service';
import { Broker } from './broker';
import { Queues } from './queues';

/** Runs SQL over the service's rows of all practices. */
export type RunQuery = <T>(text: string) => Promise<T[]>;

/** A measurement of something waiting in a service. */
export interface BacklogMeasure {
  /** Reads the figures and sets their gauges. */
  measure(ask: RunQuery): Promise<void>;
  /** Removes the gauges, because this process's last figures are out of date. */
  forget(): void;
}

const KINDS = ['event', 'job'] as const;
const STATES = ['waiting', 'active', 'delayed'] as const;

/**
 * Measures a service's backlog: pending events of its consumers, jobs of its queue, dead letters, and what features register.
 * Only the relay leader measures, so that each figure has one source and is read once.
 */
@Injectable()
export class Backlog {
  private readonly measures: BacklogMeasure[] = [
    { measure: () => this.countEvents(), forget: () => this.forgetEvents() },
    { measure: () => this.countJobs(), forget: () => this.forgetJobs() },
    { measure: (ask) => this.countDeadLetters(ask), forget: () => this.forgetDeadLetters() },
  ];
  private readonly unknown = new Set<BacklogMeasure>();
  private isMeasuring = false;
  private isOurs = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly broker: Broker,
    private readonly queues: Queues,
    private readonly logger: ProcessLogger,
  ) {}

  add(measure: BacklogMeasure): void {
    this.measures.push(measure);
  }

  /**
   * Takes all measurements; a failed one has no figure until it succeeds. Does nothing while the previous round is still running.
   */
  async measure(ask: RunQuery): Promise<void> {
    if (this.isMeasuring) return;
    this.isMeasuring = true;
    this.isOurs = true;
    try {
      await Promise.all(this.measures.map((measure) => this.tryMeasure(measure, ask)));
    } finally {
      this.isMeasuring = false;
      // Leadership was lost in the meantime.
      if (!this.isOurs) this.forget();
    }
  }

  /** Removes all gauges, because another worker measures from now on. */
  forget(): void {
    this.isOurs = false;
    for (const measure of this.measures) measure.forget();
  }

  private async tryMeasure(measure: BacklogMeasure, ask: RunQuery): Promise<void> {
    try {
      await measure.measure(ask);
      this.unknown.delete(measure);
    } catch (error) {
      measure.forget();
      // Logged once per outage.
      if (!this.unknown.has(measure))
        this.logger.warn(
          { err: error instanceof Error ? error.message : 'error', service: this.service.name },
          'the backlog could not be measured',
        );
      this.unknown.add(measure);
    }
  }

  private get consumers(): { durable: string; stream: string }[] {
    return this.service.consumers.flatMap((type) => {
      const event = consumedBy(type);
      return event
        ? [{ durable: `${this.service.name}_${type.name}`, stream: this.broker.stream(event.service) }]
        : [];
    });
  }

  private async countEvents(): Promise<void> {
    const { consumers } = this.broker.streams;
    await Promise.all(
      this.consumers.map(async ({ durable, stream }) => {
        const { num_pending: pending, num_ack_pending: inHand } = await consumers.info(stream, durable);
        eventsPending.set({ consumer: durable }, pending + inHand);
      }),
    );
  }

  private forgetEvents(): void {
    for (const { durable } of this.consumers) eventsPending.remove({ consumer: durable });
  }

  private async countJobs(): Promise<void> {
    if (this.service.jobs.length === 0) return;
    const service = this.service.name;
    const queue = await this.queues.queue(service);
    const counts = await queue.getJobCounts('wait', 'prioritized', 'active', 'delayed');
    const next = await Promise.all([
      queue.getJobs(['wait'], 0, 0, true),
      queue.getJobs(['prioritized'], 0, 0, true),
    ]);
    // A delayed job only counts as waiting from its due time.
    const since = next.flat().map(({ timestamp, opts }) => timestamp + (opts.delay ?? 0));
    jobsPending.set({ service, state: 'waiting' }, (counts.wait ?? 0) + (counts.prioritized ?? 0));
    jobsPending.set({ service, state: 'active' }, counts.active ?? 0);
    jobsPending.set({ service, state: 'delayed' }, counts.delayed ?? 0);
    const now = Date.now();
    jobsAge.set({ service }, Math.max(0, now - Math.min(now, ...since)) / 1000);
  }

  private forgetJobs(): void {
    const service = this.service.name;
    for (const state of STATES) jobsPending.remove({ service, state });
    jobsAge.remove({ service });
  }

  private async countDeadLetters(ask: RunQuery): Promise<void> {
    const service = this.service.name;
    const rows = await ask<{ kind: string; open: number }>(
      `select kind, count(*)::int as open from ${service}.dead_letter where replayed_at is null group by kind`,
    );
    for (const kind of KINDS)
      deadLettersOpen.set({ service, kind }, rows.find((row) => row.kind === kind)?.open ?? 0);
  }

  private forgetDeadLetters(): void {
    for (const kind of KINDS) deadLettersOpen.remove({ service: this.service.name, kind });
  }
}
