import type { AnyResource } from '@quillcare/contracts';
import type { TenantEntity } from '../persistence/tenant-entity';
import { defineParts, type FeatureParts } from '../service/define-service';
import { recordEntity, type RecordRow } from './record-entity';
import { recordHandlers } from './record-handlers';
import type { RecordOptions } from './record-options';
import { recordRepository } from './record-repository';

/**
 * What a record consists of on the server. Entity, repository and handlers follow from its contract; `options` replaces one of
 * them or adds to them, and a handler that implements an operation of the resource replaces the derived one.
 */
export function recordParts<
  R extends AnyResource,
  E extends TenantEntity = RecordRow<R>,
  X extends object = object,
>(resource: R, options: RecordOptions<R, E, X> & Partial<Omit<FeatureParts, 'records'>>): FeatureParts {
  const { entities = [], handlers = [], providers = [] } = options;
  const { migrations = [], consumers = [], jobs = [], planCounts = {} } = options;
  return defineParts({
    migrations,
    consumers,
    jobs,
    planCounts,
    entities: [options.entity ?? recordEntity(resource), ...entities],
    handlers: recordHandlers(resource, options, handlers),
    providers: [options.repository ?? recordRepository(resource), ...providers],
  });
}
