import type { Type } from '@nestjs/common';
import type { AnyResource, Operation, RecordOperation } from '@quillcare/contracts';
import { implementedBy } from '../operations/handlers';
import type { FullOptions } from './record-options';
import { dependantsHandler, getHandler, listHandler } from './record-reads';
import { removeHandler } from './record-removal';
import { createHandler, restoreHandler, updateHandler } from './record-writes';

/**
 * Returns the handlers of a resource's operations. A class in `own` replaces the derived handler of the operation it implements.
 */
export function recordHandlers(resource: AnyResource, options: FullOptions, own: readonly Type[]): Type[] {
  const implemented = new Set(own.map((type) => implementedBy(type)?.operation));
  const makers = makersOf(resource, options);
  const operations = Object.entries(resource.operations) as [RecordOperation, Operation][];
  const derived = operations
    .filter(([, operation]) => !implemented.has(operation))
    .map(([kind, operation]) => renamed(makers[kind](operation), operation));
  return [...derived, ...own];
}

function makersOf(
  resource: AnyResource,
  options: FullOptions,
): Record<RecordOperation, (operation: Operation) => Type> {
  const { entity, repository, list, dependants, platformOwned } = options;
  return {
    list: (operation) => listHandler(operation, resource, entity, list, platformOwned),
    get: (operation) => getHandler(operation, resource, entity, platformOwned),
    create: (operation) => createHandler(operation, resource, options),
    update: (operation) => updateHandler(operation, resource, options),
    dependants: (operation) => {
      if (!dependants) throw new Error(`${operation.name} needs a reader of the dependants.`);
      return dependantsHandler(operation, dependants);
    },
    remove: (operation) => removeHandler(operation, resource, repository, dependants, platformOwned),
    restore: (operation) => restoreHandler(operation, resource, options),
  };
}

/** Makes stack traces and Nest's errors name the operation. */
function renamed(type: Type, operation: Operation): Type {
  Object.defineProperty(type, 'name', { value: `Handler of ${operation.name}` });
  return type;
}
