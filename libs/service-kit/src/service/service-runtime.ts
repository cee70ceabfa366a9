import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { EventDefinition, JobDefinition, Operation } from '@quillcare/contracts';
import { SERVICE } from '../injection';
import { Broker } from '../messaging/broker';
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
import { Database } from '../persistence/database';
import type { ServiceDefinition } from './define-service';
import { StartError } from './start-error';
import { tableProblems } from './table-problems';

/** Binds a service's classes to its contracts, and starts its background work. */
@Injectable()
export class ServiceRuntime implements OnModuleInit {
  constructor(
    @Inject(SERVICE) readonly service: ServiceDefinition,
    private readonly modules: ModuleRef,
    private readonly database: Database,
    private readonly local: LocalOperations,
    private readonly pipeline: OperationPipeline,
    private readonly broker: Broker,
    private readonly relay: OutboxRelay,
    private readonly consumers: ConsumerRunner,
    private readonly jobs: JobRunner,
  ) {}

  async onModuleInit(): Promise<void> {
    const problems = await tableProblems(this.service, this.database.source);
    if (problems.length > 0) throw new StartError(`${problems.join('.\n')}.`);
    for (const handler of this.service.handlers) this.register(handler);
  }

  /** Starts relay, consumers and workers, in processes with the role `worker` or `all`. */
  async startWorking(): Promise<void> {
    await this.broker.ownStream(this.service.name);
    this.relay.start();
    for (const type of this.service.consumers)
      await this.consumers.start(
        type.name,
        listed(type, consumedBy(type)),
        this.modules.get<Consumer<EventDefinition>>(type, { strict: true }),
      );
    await this.consumers.startReplays();
    for (const type of this.service.jobs)
      this.jobs.add(
        listed(type, processedBy(type)),
        this.modules.get<JobHandler<JobDefinition>>(type, { strict: true }),
      );
    await this.jobs.start();
  }

  private register(type: Type): void {
    const { operation, options } = listed(type, implementedBy(type));
    const handler = this.modules.get<Handler<Operation>>(type, { strict: true });
    this.local.add(operation, (input) => this.pipeline.run(operation, handler, options, input));
  }
}

// `serviceProblems` has already reported it, with what to do.
function listed<T>(type: Type, mark: T | undefined): T {
  if (!mark) throw new Error(`${type.name} is listed but not marked.`);
  return mark;
}
