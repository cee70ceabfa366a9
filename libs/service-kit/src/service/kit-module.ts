import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from '../clock';
import type { ProcessConfig } from '../config';
import { CONFIG, PLAN_OF, TIME_ZONE_OF, type PlanOf, type TimeZoneOf } from '../injection';
import { Broker } from '../messaging/broker';
import { LiveEvents } from '../messaging/live';
import { Queues } from '../messaging/queues';
import { RetryPolicy } from '../messaging/retry-policy';
import { HealthController } from '../observability/health.controller';
import { HealthChecks } from '../observability/health-checks';
import { MonitoringServer } from '../observability/monitoring-server';
import { ProcessLogger } from '../observability/logger';
import { LocalOperations } from '../operations/local-operations';
import { OrganisationFacts } from '../operations/organisation-facts';
import { PeopleNames } from '../operations/people-names';
import { RpcClient } from '../operations/rpc-client';
import { RpcServer } from '../operations/rpc-server';

// Injected as a function, because the lists that use it must not depend on the operations layer above them.
const timeZoneOf = {
  provide: TIME_ZONE_OF,
  inject: [OrganisationFacts],
  useFactory:
    (facts: OrganisationFacts): TimeZoneOf =>
    async (organisationId) =>
      (await facts.get(organisationId)).timeZone,
};

// As above, for the pipeline.
const planOf = {
  provide: PLAN_OF,
  inject: [OrganisationFacts],
  useFactory:
    (facts: OrganisationFacts): PlanOf =>
    (organisationId) =>
      facts.get(organisationId),
};

/** The providers all services of a process share. */
@Global()
@Module({})
export class KitModule {
  static with(config: ProcessConfig): DynamicModule {
    const shared = [
      Clock,
      ProcessLogger,
      Broker,
      Queues,
      LiveEvents,
      LocalOperations,
      RpcClient,
      RpcServer,
      OrganisationFacts,
      PeopleNames,
      HealthChecks,
      MonitoringServer,
      RetryPolicy,
    ];
    return {
      module: KitModule,
      controllers: config.metricsPort === null ? [HealthController] : [],
      providers: [{ provide: CONFIG, useValue: config }, ...shared, timeZoneOf, planOf],
      exports: [CONFIG, TIME_ZONE_OF, PLAN_OF, ...shared],
    };
  }
}
