import { Module, type Type } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { parseEnvironment, type ProcessConfig } from '../config';
import { newId } from '../ids';
import { CONFIG, DATA_SOURCE, SERVICE, SERVICE_CONFIG } from '../injection';
import { Backlog } from '../messaging/backlog';
import { ConsumerRunner } from '../messaging/consumer-runner';
import { DeadLetters } from '../messaging/dead-letters';
import { Inbox } from '../messaging/inbox';
import { JobRunner } from '../messaging/job-runner';
import { OutboxPublisher } from '../messaging/outbox-publisher';
import { PracticeSweep } from '../messaging/practice-sweep';
import { PracticeTurns } from '../messaging/practice-turns';
import { Readings } from '../messaging/readings';
import { RollUps } from '../messaging/roll-ups';
import { OutboxRelay } from '../messaging/relay';
import { Idempotency } from '../operations/idempotency';
import { OperationPipeline } from '../operations/pipeline';
import { PlanCheck } from '../operations/plan-check';
import { ProcessLogger } from '../observability/logger';
import { Database, dataSourceOptions } from '../persistence/database';
import { PlatformReader } from '../persistence/platform-reader';
import { LongLists } from '../persistence/long-lists';
import { PageReader } from '../persistence/reads';
import { TenantReader } from '../persistence/tenant-reader';
import { UnitOfWork } from '../persistence/unit-of-work';
import { RecordPreparation } from '../records/record-preparation';
import { RecordViews } from '../records/record-views';
import { KeptFiles } from '../storage/kept-files';
import { objectStorage } from '../storage/object-storage';
import { PostgresStorage } from '../storage/postgres-storage';
import { Storage } from '../storage/storage';
import { configOfService } from '../secrets-of-services';
import type { ServiceDefinition } from './define-service';
import { ServiceRuntime } from './service-runtime';

const storage = {
  provide: Storage,
  inject: [CONFIG, SERVICE, UnitOfWork],
  useFactory: async (
    { objectStore, namespace }: ProcessConfig,
    { name }: ServiceDefinition,
    uow: UnitOfWork,
  ): Promise<Storage> => {
    return objectStore ? objectStorage({ objectStore, namespace }, name) : new PostgresStorage(uow, name);
  },
};

/**
 * Returns the Nest module of a service: its own database connection, unit of work, relay and classes, and nothing of another
 * service.
 */
export function serviceModule(
  service: ServiceDefinition,
  env: NodeJS.ProcessEnv,
  shared: ProcessConfig,
): Type {
  const config: unknown = service.config ? parseEnvironment(service.config, env) : {};
  class ServiceModule {}
  Object.defineProperty(ServiceModule, 'name', { value: `${service.name}Module` });
  // Unique per instance, because one Node process can run the product twice, as tests do.
  const name = `${service.name}:${newId()}`;
  Module({
    imports: [
      TypeOrmModule.forRootAsync({
        name,
        inject: [ProcessLogger],
        useFactory: (logger: ProcessLogger) => dataSourceOptions(service, shared, logger),
      }),
    ],
    providers: [
      { provide: DATA_SOURCE, useExisting: getDataSourceToken(name) },
      { provide: SERVICE, useValue: service },
      { provide: SERVICE_CONFIG, useValue: config },
      { provide: CONFIG, useValue: configOfService(service.name, shared, env) },
      Database,
      UnitOfWork,
      storage,
      KeptFiles,
      LongLists,
      PageReader,
      TenantReader,
      PlatformReader,
      RecordPreparation,
      RecordViews,
      Idempotency,
      OperationPipeline,
      PlanCheck,
      DeadLetters,
      Inbox,
      Readings,
      OutboxPublisher,
      Backlog,
      OutboxRelay,
      ConsumerRunner,
      PracticeTurns,
      PracticeSweep,
      RollUps,
      JobRunner,
      ServiceRuntime,
      ...new Set([...service.providers, ...service.handlers, ...service.consumers, ...service.jobs]),
    ],
    exports: [ServiceRuntime, Database],
  })(ServiceModule);
  return ServiceModule;
}
