import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  JOBS,
  OPERATIONS,
  type EventDefinition,
  type JobDefinition,
  type Operation,
} from '@quillcare/contracts';
import { SERVICE } from '../injection';
import { ConsumerRunner } from '../messaging/consumer-runner';
import { JobRunner } from '../messaging/job-runner';
import { OutboxRelay } from '../messaging/relay';
import {
  consumedBy,
  implementedBy,
  processedBy,
  type Consumer,
  type Handler,
  type JobHandler,
} from '../operations/handlers';
import { LocalOperations } from '../operations/local-operations';
import { OperationPipeline } from '../operations/pipeline';
import type { ServiceDefinition } from './define-service';

/** Ties a service's classes to its contracts, and starts its background work. */
@Injectable()
export class ServiceRuntime implements OnModuleInit {
  constructor(
    @Inject(SERVICE) readonly service: ServiceDefinition,
    private readonly modules: ModuleRef,
    private readonly local: LocalOperations,
    private readonly pipeline: OperationPipeline,
    private readonly relay: OutboxRelay,
    private readonly consumers: ConsumerRunner,
    private readonly jobs: JobRunner,
  ) {}

  onModuleInit(): void {
    for (const handler of this.service.handlers) this.register(handler);
    // Streams are served by the gateway itself, from live events.
    const own = OPERATIONS.filter(
      (operation) => operation.service === this.service.name && operation.http?.encoding !== 'sse',
    );
    const missing = own.filter((operation) => !this.local.find(operation));
    if (missing.length > 0)
      throw new Error(
        `${this.service.name} has no handler for: ${missing.map(({ name }) => name).join(', ')}.`,
      );
    const undone = JOBS.filter(
      (job) =>
        job.service === this.service.name &&
        !(this.service.jobs ?? []).some((type) => processedBy(type) === job),
    );
    if (undone.length > 0)
      throw new Error(
        `${this.service.name} has no handler for jobs: ${undone.map(({ name }) => name).join(', ')}.`,
      );
  }

  /** Starts relay, consumers and workers: in processes with the role `worker` or `all`. */
  async startWorking(): Promise<void> {
    this.relay.start();
    for (const type of this.service.consumers ?? []) {
      const event = consumedBy(type);
      if (!event) throw new Error(`${type.name} is listed as a consumer but not marked with @Consumes.`);
      await this.consumers.start(
        type.name,
        event,
        this.modules.get<Consumer<EventDefinition>>(type, { strict: true }),
      );
    }
    for (const type of this.service.jobs ?? []) {
      const job = processedBy(type);
      if (!job) throw new Error(`${type.name} is listed as a job but not marked with @Processes.`);
      this.jobs.add(job, this.modules.get<JobHandler<JobDefinition>>(type, { strict: true }));
    }
    await this.jobs.start();
  }

  private register(type: Type): void {
    const marked = implementedBy(type);
    if (!marked) throw new Error(`${type.name} is listed as a handler but not marked with @Implements.`);
    const { operation, options } = marked;
    if (operation.service !== this.service.name)
      throw new Error(`${type.name} implements ${operation.name}, which is not ${this.service.name}'s.`);
    const handler = this.modules.get<Handler<Operation>>(type, { strict: true });
    this.local.add(operation, (input) => this.pipeline.run(operation, handler, options, input));
  }
}
