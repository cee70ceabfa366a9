import type { Type } from '@nestjs/common';
import type { ServiceName } from '@quillcare/contracts';
import type { MigrationInterface } from 'typeorm';
import type { z } from 'zod';

/** A service's table of contents. */
export interface ServiceDefinition {
  name: ServiceName;
  /** TypeORM entities of its schema. */
  entities?: Type[];
  /** In order; their class names end in a timestamp. */
  migrations: (new () => MigrationInterface)[];
  /** One class per operation, marked with `@Implements`. */
  handlers: Type[];
  /** One class per event that it listens to, marked with `@Consumes`. */
  consumers?: Type[];
  /** One class per job, marked with `@Processes`. */
  jobs?: Type[];
  /** Repositories and other helpers. */
  providers?: Type[];
  /** Environment variables of its own; the parsed object is injected as `SERVICE_CONFIG`. */
  config?: z.ZodType;
}

/** Defines a service. */
export function defineService(definition: ServiceDefinition): ServiceDefinition {
  return definition;
}
