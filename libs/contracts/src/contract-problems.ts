import { SERVICES, TAGS, type Operation, type ServiceName } from './core/operation';
import { RESOURCES, ROLES } from './core/permissions';
import type { Contracts } from './core/contracts';
import { statusTableProblems } from './core/status-table';

/**
 * Returns the errors in the services' contracts, each a sentence that says what to fix. Most are type errors as well; this check
 * covers runs without the compiler and names the place.
 */
export function findContractProblems(contracts: Readonly<Record<string, Contracts>>): string[] {
  const every = Object.values(contracts);
  const operations = every.flatMap((one) => one.operations);
  const events = every.flatMap((one) => one.events);
  const jobs = every.flatMap((one) => one.jobs);
  const machines = every.flatMap((one) => one.machines);
  const routes = operations.flatMap(({ http }) => (http ? [`${http.method} ${http.path}`] : []));
  return [
    ...duplicates('operation', getNames(operations)),
    ...duplicates('route', routes),
    ...duplicates(
      'event',
      events.map(({ type }) => type),
    ),
    ...duplicates(
      'job',
      jobs.map(({ service, name }) => `${service}.${name}`),
    ),
    ...duplicates('state machine', getNames(machines)),
    ...machines.flatMap(statusTableProblems),
    ...[...new Set([...operations, ...events, ...jobs].map(({ service }) => service))].flatMap(
      serviceProblems,
    ),
    ...Object.entries(contracts).flatMap(([service, one]) => foreignDefinitions(service as ServiceName, one)),
    ...operations.flatMap(operationProblems),
  ];
}

function getNames(definitions: readonly { name: string }[]): string[] {
  return definitions.map(({ name }) => name);
}

function duplicates(kind: string, names: string[]): string[] {
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => `${kind} ${name} is defined twice`);
}

function serviceProblems(service: ServiceName): string[] {
  return SERVICES.includes(service)
    ? []
    : [`"${service}" is not a service: add it to SERVICES in libs/contracts/src/core/operation.ts`];
}

function foreignDefinitions(service: ServiceName, { operations, jobs }: Contracts): string[] {
  return [...operations, ...jobs]
    .filter((one) => one.service !== service)
    .map(
      (one) => `${one.name} belongs to ${one.service}, but its module is listed in ${service}.contracts.ts`,
    );
}

function operationProblems(operation: Operation): string[] {
  const { name, http, permission, provides, invalidates } = operation;
  const unknown = [...provides, ...invalidates].filter((tag) => !TAGS.includes(tag));
  return [
    ...((http === null) === (permission === 'internal')
      ? []
      : [`${name}: an operation is internal exactly when it has no route`]),
    ...unknown.map(
      (tag) => `${name}: "${tag}" is not a tag: add it to TAGS in libs/contracts/src/core/operation.ts`,
    ),
    ...permissionProblems(operation),
  ];
}

function permissionProblems({ name, permission }: Operation): string[] {
  const where = 'in libs/contracts/src/core/permissions.ts';
  if (typeof permission === 'string') return [];
  if ('roles' in permission)
    return permission.roles
      .filter((role) => !ROLES.includes(role))
      .map((role) => `${name}: "${role}" is not a role: add it to ROLES ${where}`);
  const rights = 'anyOf' in permission ? permission.anyOf : [permission];
  return rights
    .filter(({ resource }) => !RESOURCES.includes(resource))
    .map(({ resource }) => `${name}: "${resource}" is not a resource: add it to RESOURCES ${where}`);
}
