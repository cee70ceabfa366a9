import type { Type } from '@nestjs/common';
import { JOBS, OPERATIONS, type JobDefinition, type Operation } from '@quillcare/contracts';
import { consumedBy, implementedBy, processedBy } from '../operations/handlers';
import type { FeatureParts, ServiceDefinition } from './define-service';

interface Promised {
  operations: readonly Operation[];
  jobs: readonly JobDefinition[];
}

const PRODUCT: Promised = { operations: OPERATIONS, jobs: JOBS };

/** Returns what is missing from a service or listed wrongly, each a sentence that says what to do. Empty if it can start. */
export function serviceProblems(service: ServiceDefinition, promised = PRODUCT): string[] {
  return [
    ...(['entities', 'migrations', 'handlers', 'consumers', 'jobs'] as const).flatMap((list) =>
      listedTwice(service, list),
    ),
    ...service.handlers.flatMap((type) => handlerProblems(service, type)),
    ...operationProblems(service, promised.operations),
    ...planProblems(service, promised.operations),
    ...consumerProblems(service),
    ...jobProblems(service, promised.jobs),
    ...service.migrations.flatMap(migrationProblems),
  ];
}

/** Returns where the parts of a service are listed. */
export function partsOf(service: ServiceDefinition): string {
  return `the feature's parts (apps/${service.name}/src/<feature>/<feature>.parts.ts)`;
}

function listedTwice(
  service: ServiceDefinition,
  list: Exclude<keyof FeatureParts, 'providers' | 'planCounts' | 'records'>,
): string[] {
  // By name, because a consumer's class name is its durable name, and a migration's its position in the history.
  return doubles(service[list].map(({ name }) => name)).map(
    (name) => `${service.name} lists ${name} twice in \`${list}\`: remove one`,
  );
}

function handlerProblems(service: ServiceDefinition, type: Type): string[] {
  const operation = implementedBy(type)?.operation;
  if (!operation)
    return [`${type.name} is listed in \`handlers\` of ${service.name}: mark it with @Implements(…)`];
  return operation.service === service.name
    ? []
    : [
        `${type.name} implements ${operation.name}: list it in the parts of ${operation.service}, not of ${service.name}`,
      ];
}

function operationProblems(service: ServiceDefinition, operations: readonly Operation[]): string[] {
  const done = service.handlers.flatMap((type) => implementedBy(type)?.operation.name ?? []);
  // Streams are served by the gateway itself, from live events.
  const own = operations.filter((one) => one.service === service.name && one.http?.encoding !== 'sse');
  return [
    ...own
      .filter(({ name }) => !done.includes(name))
      .map(
        ({ name }) =>
          `${name} has no handler: write a class marked with @Implements and list it in \`handlers\` of ${partsOf(service)}`,
      ),
    ...doubles(done).map((name) => `${name} has two handlers: ${handlersOf(service, name)}; remove one`),
  ];
}

function handlersOf(service: ServiceDefinition, operation: string): string {
  return service.handlers
    .filter((type) => implementedBy(type)?.operation.name === operation)
    .map(({ name }) => name)
    .join(' and ');
}

function planProblems({ name, planCounts }: ServiceDefinition, operations: readonly Operation[]): string[] {
  const limits = operations.flatMap(({ service, needs }) =>
    service === name && needs && 'limit' in needs ? [needs.limit] : [],
  );
  return [...new Set(limits)]
    .filter((limit) => !planCounts[limit])
    .map((limit) => `${name} adds ${limit}: say in \`planCounts\` of a feature's parts how they are counted`);
}

function consumerProblems(service: ServiceDefinition): string[] {
  return service.consumers
    .filter((type) => !consumedBy(type))
    .map(({ name }) => `${name} is listed in \`consumers\` of ${service.name}: mark it with @Consumes(…)`);
}

function jobProblems(service: ServiceDefinition, jobs: readonly JobDefinition[]): string[] {
  const done = service.jobs.map((type) => processedBy(type));
  return [
    ...service.jobs
      .filter((type) => !processedBy(type))
      .map(({ name }) => `${name} is listed in \`jobs\` of ${service.name}: mark it with @Processes(…)`),
    ...jobs
      .filter((job) => job.service === service.name && !done.includes(job))
      .map(
        ({ name }) =>
          `the job ${service.name}.${name} has no handler: write a class marked with @Processes and list it in \`jobs\` of ${partsOf(service)}`,
      ),
    ...doubles(done.flatMap((job) => job?.name ?? [])).map(
      (name) => `the job ${service.name}.${name} has two handlers: remove one`,
    ),
  ];
}

function migrationProblems({ name }: { name: string }): string[] {
  return /\d{13}$/.test(name)
    ? []
    : [
        `the migration ${name} has no place in the order: end its name in 13 digits (milliseconds since 1970)`,
      ];
}

function doubles(names: string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
