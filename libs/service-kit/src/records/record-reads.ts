import { Inject, type Type } from '@nestjs/common';
import {
  AppError,
  type AnyResource,
  type Dependants,
  type ListPage,
  type Operation,
} from '@quillcare/contracts';
import { searchText } from '@quillcare/rules';
import { Implements } from '../operations/handlers';
import { PeopleNames } from '../operations/people-names';
import { defineList, type ListDefinition, type ListQuery } from '../persistence/list';
import type { TenantEntity } from '../persistence/tenant-entity';
import { TenantReader } from '../persistence/tenant-reader';
import { authorNames, withAuthors } from './record-authors';
import { columnsFor, columnsOf, selectList, tableOf } from './record-columns';
import type { DependantsOptions, RecordListOptions } from './record-options';

type Row = Record<string, unknown> & Pick<TenantEntity, 'createdBy' | 'updatedBy'>;
interface ById {
  params: { id: string };
}

/** Returns the lists of a resource: live records, and removed ones. */
export function recordLists<E extends TenantEntity>(
  resource: AnyResource,
  entity: Type<E>,
  { defaultSort, sorts, whole, slips, common, removed }: RecordListOptions<E>,
): { present: ListDefinition<unknown>; removed: ListDefinition<unknown> } {
  const names = (properties: readonly string[]) => columnsFor(entity, properties).map(({ name }) => name);
  const name = `${resource.service}.list_${resource.name}`;
  const present = defineList({
    name,
    from: tableOf(entity),
    columns: selectList(entity, resource.summary),
    where: 'deleted_at is null',
    query: resource.operations.list?.query,
    search: columnsOf(entity).has('searchKey')
      ? { column: 'search_key', key: searchText, whole, slips }
      : undefined,
    sorts: Object.fromEntries(
      resource.list.sorts.map((sort) => [sort, names(columnsOfSort(resource, sort, sorts?.[sort]))]),
    ),
    defaultSort: defaultSort ?? resource.list.sorts[0] ?? '',
    common,
    filters: Object.fromEntries(
      resource.list.filters.map((filter) => [filter, names([filter])[0] ?? filter]),
    ),
  });
  const where = removed ? `deleted_at is not null and ${removed}` : 'deleted_at is not null';
  return { present, removed: { ...present, name: `${name}_removed`, where } };
}

/** The columns of a sort: those stated, the contract's order for `name`, or the column with the sort's name. */
function columnsOfSort({ order }: AnyResource, sort: string, stated?: readonly string[]): readonly string[] {
  return stated ?? (sort === 'name' && order ? ['sortName'] : [sort]);
}

export function listHandler<E extends TenantEntity>(
  operation: Operation,
  resource: AnyResource,
  entity: Type<E>,
  list: RecordListOptions<E>,
  platformOwned?: string,
): Type {
  const lists = recordLists(resource, entity, list);

  @Implements(operation, { platformOwned })
  class ListRecords {
    constructor(private readonly reader: TenantReader) {}

    handle({ query }: { query: ListQuery & { removed?: boolean } }): Promise<ListPage<unknown>> {
      return this.reader.page(query.removed ? lists.removed : lists.present, query);
    }
  }
  return ListRecords;
}

export function getHandler(
  operation: Operation,
  resource: AnyResource,
  entity: Type<TenantEntity>,
  platformOwned?: string,
): Type {
  // Includes removed records, because others link to them.
  const byId = `select ${selectList(entity, resource.record)}, created_by, updated_by from ${tableOf(entity)}
    where organisation_id = $1 and id = $2`;

  @Implements(operation, { platformOwned })
  class GetRecord {
    constructor(
      private readonly reader: TenantReader,
      private readonly people: PeopleNames,
    ) {}

    async handle({ params }: ById) {
      const record = await this.reader.one<Row>(operation.name, byId, [params.id]);
      if (!record) throw new AppError('NOT_FOUND');
      return withAuthors(record, await authorNames(this.people, record));
    }
  }
  return GetRecord;
}

export function dependantsHandler<X extends object>(
  operation: Operation,
  { reader: Reader, of }: DependantsOptions<X>,
): Type {
  @Implements(operation)
  class GetRecordDependants {
    constructor(@Inject(Reader) private readonly reader: X) {}

    handle({ params }: ById): Promise<Dependants> {
      return of(this.reader, params.id);
    }
  }
  return GetRecordDependants;
}
