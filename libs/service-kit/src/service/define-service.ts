import type { Type } from '@nestjs/common';
import type { ServiceName } from '@quillcare/contracts';
import type { MigrationInterface } from 'typeorm';
import type { z } from 'zod';

/** What a feature consists of on the server. */
export interface FeatureParts {
  /** TypeORM entities of its tables. */
  entities: Type[];
  /** Their class names end in a timestamp, which is their order within the service. */
  migrations: (new () => MigrationInterface)[];
  /** One class per operation, marked with `@Implements`. */
  handlers: Type[];
  /** One class per event that it listens to, marked with `@Consumes`. */
  consumers: Type[];
  /** One class per job, marked with `@Processes`. */
  jobs: Type[];
  /** Repositories and other helpers. What two features need may be listed by both. */
  providers: Type[];
}

/** A service: its features' parts together. */
export interface ServiceDefinition extends FeatureParts {
  name: ServiceName;
  /** Environment variables of its own; the parsed object is injected as `SERVICE_CONFIG`. */
  config?: z.ZodType;
}

/** Defines the parts of a feature. `serviceProblems` says at the start what is missing. */
export function defineParts(parts: Partial<FeatureParts>): FeatureParts {
  return { entities: [], migrations: [], handlers: [], consumers: [], jobs: [], providers: [], ...parts };
}

/** Defines a service from the parts of its features. */
export function defineService({
  parts,
  ...service
}: Pick<ServiceDefinition, 'name' | 'config'> & { parts: FeatureParts[] }): ServiceDefinition {
  return {
    ...service,
    entities: parts.flatMap(({ entities }) => entities),
    migrations: parts.flatMap(({ migrations }) => migrations),
    handlers: parts.flatMap(({ handlers }) => handlers),
    consumers: parts.flatMap(({ consumers }) => consumers),
    jobs: parts.flatMap(({ jobs }) => jobs),
    providers: [...new Set(parts.flatMap(({ providers }) => providers))],
  };
}
