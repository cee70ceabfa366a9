import type { EventDefinition } from './event';
import type { JobDefinition } from './job';
import type { Operation } from './operation';
import type { StatusMachine } from './status-table';

/** The contracts that one service offers to other services and to browsers. */
export interface Contracts {
  operations: readonly Operation[];
  events: readonly EventDefinition[];
  jobs: readonly JobDefinition[];
  machines: readonly StatusMachine<string>[];
}

/**
 * Collects the contracts that the given modules export. Records within a module, such as a resource with its operations and
 * event, are searched too; duplicates count once.
 */
export function collectContracts(...modules: object[]): Contracts {
  const found = new Set<object>();
  for (const module of modules) collectDefinitions(module, found);
  const all = [...found];
  return {
    operations: all.filter(isOperation),
    events: all.filter(isEvent),
    jobs: all.filter(isJob),
    machines: all.filter(isMachine),
  };
}

function collectDefinitions(value: unknown, found: Set<object>): void {
  if (typeof value !== 'object' || value === null || found.has(value)) return;
  found.add(value);
  if (isDefinition(value) || !isPlainObject(value)) return;
  for (const part of Object.values(value)) collectDefinitions(part, found);
}

function isDefinition(value: object): boolean {
  return isOperation(value) || isEvent(value) || isJob(value) || isMachine(value);
}

// Module namespaces have no prototype. Schemas are class instances and are not searched.
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function isOperation(value: object): value is Operation {
  return 'permission' in value && 'http' in value;
}

function isEvent(value: object): value is EventDefinition {
  return 'subject' in value && 'data' in value && 'type' in value;
}

function isJob(value: object): value is JobDefinition {
  return 'attempts' in value && 'backoffMs' in value;
}

function isMachine(value: object): value is StatusMachine<string> {
  return 'initial' in value && 'table' in value && 'allows' in value;
}
