import type { AnyResource } from '@quillcare/contracts';
import type { TenantEntity } from '../persistence/tenant-entity';
import { defineParts, type FeatureParts } from '../service/define-service';
import { recordEntity, type RecordRow } from './record-entity';
import { recordHandlers } from './record-handlers';
import type { FullOptions, RecordOptions } from './record-options';
import { recordRepository } from './record-repository';

/**
 * Returns the server parts of a resource. Entity, repository and handlers are derived from its contract; `options` can replace or
 * extend them, and a handler that implements one of the resource's operations replaces the derived one.
 */
export function recordParts<
  R extends AnyResource,
  E extends TenantEntity = RecordRow<R>,
  X extends object = object,
>(resource: R, options: RecordOptions<R, E, X> & Partial<Omit<FeatureParts, 'records'>>): FeatureParts {
  const { migrations = [], consumers = [], jobs = [], planCounts = {} } = options;
  const { entities = [], handlers = [], providers = [] } = options;
  const full = {
    ...options,
    entity: options.entity ?? recordEntity(resource),
    repository: options.repository ?? recordRepository(resource),
    list: options.list ?? {},
    // The caller's types follow from the resource; the handlers work for any resource.
  } as unknown as FullOptions;
  return defineParts({
    migrations,
    consumers,
    jobs,
    planCounts,
    entities: [full.entity, ...entities],
    handlers: recordHandlers(resource, full, handlers),
    providers: [full.repository, ...providers],
  });
}
