import { AppError, type AnyResource } from '@quillcare/contracts';
import { Injectable, type Type } from '@nestjs/common';
import { onUniqueViolation } from '../persistence/sql-errors';
import type { NewRecord, TenantEntity } from '../persistence/tenant-entity';
import { TenantRepository, type ChangeOptions } from '../persistence/tenant-repository';
import { UnitOfWork } from '../persistence/unit-of-work';
import { columnsOf } from './record-columns';
import { recordEntity, tableName, type RecordRow } from './record-entity';

export interface RecordRepositoryOptions<E> {
  /** The record's label in the audit (never a patient's name); its `name` unless stated. */
  auditLabel?: (record: E) => string | null;
}

/**
 * The records of a resource. Columns the contract does not show are left out of the audit. Duplicates are rejected on create,
 * update and restore by the index `<table>_unique_key`.
 */
export abstract class RecordRepository<E extends TenantEntity> extends TenantRepository<E> {
  constructor(
    uow: UnitOfWork,
    entity: Type<E>,
    private readonly resource: AnyResource,
    { auditLabel = nameOf }: RecordRepositoryOptions<E> = {},
  ) {
    // Properties of an entity are its columns.
    const auditHidden = [...columnsOf(entity).keys()].filter((name) => !(name in resource.record.shape));
    super(uow, entity, {
      audit: resource.audit,
      auditLabel,
      auditHidden: auditHidden as (keyof E & string)[],
    });
  }

  override insertAll(
    records: readonly NewRecord<E>[],
    auditFields: Pick<ChangeOptions, 'reason' | 'notes'> = {},
  ): Promise<E[]> {
    return this.runUnlessTaken(() => super.insertAll(records, auditFields));
  }

  // Removing and restoring are updates too, so a restored record is also checked.
  override update(
    id: string,
    change: (record: E) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<E> {
    return this.runUnlessTaken(() => super.update(id, change, options));
  }

  /** Restores previous values of a record's columns, without the effects of a change by a user. */
  restoreColumns(id: string, columns: object, auditFields: Pick<ChangeOptions, 'reason'>): Promise<E> {
    return this.runUnlessTaken(() =>
      super.update(id, (record) => void Object.assign(record, columns), auditFields),
    );
  }

  private runUnlessTaken<T>(work: () => Promise<T>): Promise<T> {
    const { unique } = this.resource;
    if (!unique) return work();
    const { field, message } = unique;
    return onUniqueViolation(
      work,
      `${tableName(this.resource)}_unique_key`,
      () => new AppError('DUPLICATE', { detail: message, errors: [{ path: field, message }] }),
    );
  }
}

function nameOf(record: object): string | null {
  return 'name' in record && typeof record.name === 'string' ? record.name : null;
}

/** The type of the repository `recordRepository` returns, for injection. */
export type RecordsOf<R extends AnyResource> = RecordRepository<RecordRow<R>>;

const repositoryCache = new WeakMap<AnyResource, Type>();

/** Returns the repository of a resource without a custom one (always the same class). */
export function recordRepository<R extends AnyResource>(resource: R): Type<RecordsOf<R>> {
  const repository = repositoryCache.get(resource) ?? createRepository(resource);
  repositoryCache.set(resource, repository);
  // Created from this resource, so its rows have that type.
  return repository as Type<RecordsOf<R>>;
}

function createRepository(resource: AnyResource): Type {
  @Injectable()
  class Repository extends RecordRepository<RecordRow<AnyResource>> {
    constructor(uow: UnitOfWork) {
      super(uow, recordEntity(resource), resource);
    }
  }
  Object.defineProperty(Repository, 'name', { value: `${resource.name}Repository` });
  return Repository;
}
