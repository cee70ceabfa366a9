import type { Type } from '@nestjs/common';
import type { ServiceName } from '@quillcare/contracts';
import type { PlanLimit } from '@quillcare/rules';
import type { MigrationInterface } from 'typeorm';
import type { z } from 'zod';
import { createStuckMessageHandlers } from '../messaging/stuck-messages';
import type { Baseline } from '../persistence/baseline';
import type { PracticeRecords } from '../practice-records/practice-records';

/**
 * How a service counts what plans limit: SQL for the live rows of a practice, given SQL for its id and for the time. It runs
 * whenever one is added, so it needs an index.
 */
export type PlanCounts = Partial<Record<PlanLimit, PlanCount>>;
export type PlanCount = (organisation: string, now: string) => string;

export interface FeatureParts {
  entities: Type[];
  /**
   * Migrations since the service's baseline. Their class names end in a timestamp, which determines their order within the
   * service.
   */
  migrations: (new () => MigrationInterface)[];
  /** One class per operation, marked with `@Implements`. */
  handlers: Type[];
  /** One class per consumed event, marked with `@Consumes`. */
  consumers: Type[];
  /** One class per job, marked with `@Processes`. */
  jobs: Type[];
  /** Repositories and other helpers. Two features may both list what they share. */
  providers: Type[];
  /** How its records that plans limit are counted. */
  planCounts: PlanCounts;
  /** What a practice's data export includes; all of a service in one place. */
  records: PracticeRecords;
}

/** A service, composed of the parts of its features. */
export interface ServiceDefinition extends FeatureParts {
  name: ServiceName;
  /** The tables its migration history starts with. */
  baseline: Baseline;
  /** Schema of its own environment variables; the parsed object is injected as `SERVICE_CONFIG`. */
  config?: z.ZodType;
}

const NO_RECORDS: PracticeRecords = { exported: {}, notExported: {} };

/** Defines the parts of a feature. `serviceProblems` reports at startup what is missing. */
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
    handlers: [...parts.flatMap(({ handlers }) => handlers), ...createStuckMessageHandlers(service.name)],
    consumers: parts.flatMap(({ consumers }) => consumers),
    jobs: parts.flatMap(({ jobs }) => jobs),
    providers: [...new Set(parts.flatMap(({ providers }) => providers))],
    planCounts: Object.assign({}, ...parts.map(({ planCounts }) => planCounts)) as PlanCounts,
    records: parts.find(({ records }) => records !== NO_RECORDS)?.records ?? NO_RECORDS,
  };
}
