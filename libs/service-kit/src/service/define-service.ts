import type { Type } from '@nestjs/common';
import type { ServiceName } from '@quillcare/contracts';
import type { PlanLimit } from '@quillcare/rules';
import type { MigrationInterface } from 'typeorm';
import type { z } from 'zod';
import { stuckMessageHandlers } from '../messaging/stuck-messages';
import type { Baseline } from '../persistence/baseline';
import type { PracticeRecords } from '../practice-records/practice-records';

/**
 * How a service counts what plans limit: a statement for the live rows of a practice, whose id is given as SQL, as the time is. They
 * are counted with each new one, so an index must answer it.
 */
export type PlanCounts = Partial<Record<PlanLimit, PlanCount>>;
export type PlanCount = (organisation: string, now: string) => string;

/** What a feature consists of on the server. */
export interface FeatureParts {
  /** TypeORM entities of its tables. */
  entities: Type[];
  /** Changes since the service's baseline. Their class names end in a timestamp, which is their order within the service. */
  migrations: (new () => MigrationInterface)[];
  /** One class per operation, marked with `@Implements`. */
  handlers: Type[];
  /** One class per event that it listens to, marked with `@Consumes`. */
  consumers: Type[];
  /** One class per job, marked with `@Processes`. */
  jobs: Type[];
  /** Repositories and other helpers. What two features need may be listed by both. */
  providers: Type[];
  /** What plans limit of its records. */
  planCounts: PlanCounts;
  /** What a practice takes along when it leaves; all of a service in one place. */
  records: PracticeRecords;
}

/** A service: its features' parts together. */
export interface ServiceDefinition extends FeatureParts {
  name: ServiceName;
  /** Its tables when its history began. */
  baseline: Baseline;
  /** Environment variables of its own; the parsed object is injected as `SERVICE_CONFIG`. */
  config?: z.ZodType;
}

const NO_RECORDS: PracticeRecords = { taken: {}, left: {} };

/** Defines the parts of a feature. `serviceProblems` says at the start what is missing. */
export function defineParts(parts: Partial<FeatureParts>): FeatureParts {
  return {
    entities: [],
    migrations: [],
    handlers: [],
    consumers: [],
    jobs: [],
    providers: [],
    planCounts: {},
    records: NO_RECORDS,
    ...parts,
  };
}

/** Defines a service from the parts of its features. */
export function defineService({
  parts,
  baseline = { tables: [] },
  ...service
}: Pick<ServiceDefinition, 'name' | 'config'> & {
  baseline?: Baseline;
  parts: FeatureParts[];
}): ServiceDefinition {
  return {
    ...service,
    baseline,
    entities: parts.flatMap(({ entities }) => entities),
    migrations: parts.flatMap(({ migrations }) => migrations),
    handlers: [...parts.flatMap(({ handlers }) => handlers), ...stuckMessageHandlers(service.name)],
    consumers: parts.flatMap(({ consumers }) => consumers),
    jobs: parts.flatMap(({ jobs }) => jobs),
    providers: [...new Set(parts.flatMap(({ providers }) => providers))],
    planCounts: Object.assign({}, ...parts.map(({ planCounts }) => planCounts)) as PlanCounts,
    records: parts.find(({ records }) => records !== NO_RECORDS)?.records ?? NO_RECORDS,
  };
}
