import { Inject, type Type } from '@nestjs/common';
import { refuseDependants, type AnyResource, type Operation } from '@quillcare/contracts';
import { Implements } from '../operations/handlers';
import type { TenantEntity } from '../persistence/tenant-entity';
import type { TenantRepository } from '../persistence/tenant-repository';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { DependantsOptions } from './record-options';

interface Removal {
  params: { id: string };
  query: { version?: number; confirm?: boolean };
}
type Repository = TenantRepository<TenantEntity>;

/** Returns the handler that removes a record. One that others depend on is only removed if the caller confirms it. */
export function removeHandler<X extends object>(
  operation: Operation,
  resource: AnyResource,
  repository: Type<Repository>,
  dependants?: DependantsOptions<X>,
  platformOwned?: string,
): Type {
  @Implements(operation, { platformOwned })
  class RemoveRecord {
    constructor(
      @Inject(repository) private readonly records: Repository,
      private readonly uow: UnitOfWork,
    ) {}

    async handle({ params, query }: Removal) {
      const { id, version } = await this.records.remove(params.id, { version: query.version });
      this.uow.emit(resource.events.deleted, id, resource.eventData(id));
      return { id, version };
    }
  }
  if (!dependants) return RemoveRecord;
  const { reader: Reader, of } = dependants;

  @Implements(operation, { platformOwned })
  class RemoveUnlessNeeded extends RemoveRecord {
    constructor(
      @Inject(repository) records: Repository,
      uow: UnitOfWork,
      @Inject(Reader) private readonly reader: X,
    ) {
      super(records, uow);
    }

    async prepare({ params, query }: Removal): Promise<void> {
      if (!query.confirm) refuseDependants(await of(this.reader, params.id));
    }
  }
  return RemoveUnlessNeeded;
}
