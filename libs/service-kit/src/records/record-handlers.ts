import type { Type } from '@nestjs/common';
import type { AnyResource, Operation, RecordOperation } from '@quillcare/contracts';
import { implementedBy } from '../operations/handlers';
import type { TenantEntity } from '../persistence/tenant-entity';
import { recordEntity } from './record-entity';
import type { FullOptions, RecordOptions } from './record-options';
import { recordRepository } from './record-repository';
import { dependantsHandler, getHandler, listHandler } from './record-reads';
import { removeHandler } from './record-removal';
import { createHandler, restoreHandler, updateHandler } from './record-writes';

/**
 * The handlers of a resource's operations, for `handlers` of its service. A class of `own` replaces the handler of the
 * operation that it implements.
 */
export function recordHandlers<R extends AnyResource, E extends TenantEntity, X extends object>(
  resource: R,
  options: RecordOptions<R, E, X> = {},
  own: readonly Type[] = [],
): Type[] {
  const implemented = new Set(own.map((type) => implementedBy(type)?.operation));
  const makers = makersOf(
    resource,
    fullOptions(resource, options as unknown as RecordOptions<AnyResource, TenantEntity, object>),
  );
  const operations = Object.entries(resource.operations) as [RecordOperation, Operation][];
  const derived = operations
    .filter(([, operation]) => !implemented.has(operation))
    .map(([kind, operation]) => renamed(makers[kind](operation), operation));
  return [...derived, ...own];
}

function fullOptions(
  resource: AnyResource,
  options: RecordOptions<AnyResource, TenantEntity, object>,
): FullOptions {
  return {
    ...options,
    entity: options.entity ?? recordEntity(resource),
    repository: options.repository ?? (recordRepository(resource) as Type),
    list: options.list ?? {},
  };
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

/** Stack traces and Nest's errors name the operation. */
function renamed(type: Type, operation: Operation): Type {
  Object.defineProperty(type, 'name', { value: `Handler of ${operation.name}` });
  return type;
}
