import { AppError, type AnyResource } from '@quillcare/contracts';
import type { Type } from '@nestjs/common';
import { onUniqueViolation } from '../persistence/sql-errors';
import type { NewRecord, TenantEntity } from '../persistence/tenant-entity';
import { TenantRepository, type ChangeOptions } from '../persistence/tenant-repository';
import type { UnitOfWork } from '../persistence/unit-of-work';
import { columnsOf } from './record-columns';

export interface RecordRepositoryOptions<E> {
  /** The record's label in the audit (never a patient's name). */
  auditLabel?: (record: E) => string | null;
  /** The unique index, the field that it is about, and the sentence that says so. */
  unique?: { index: string; field: keyof E & string; message: string };
}

/**
 * The records of a resource. They are audited but for the columns that the contract does not show; a duplicate is refused
 * on create, update and restore.
 */
export abstract class RecordRepository<E extends TenantEntity> extends TenantRepository<E> {
  private readonly unique: RecordRepositoryOptions<E>['unique'];

  constructor(
    uow: UnitOfWork,
    entity: Type<E>,
    resource: AnyResource,
    { auditLabel, unique }: RecordRepositoryOptions<E> = {},
  ) {
    const auditHidden = [...columnsOf(entity).keys()].filter((name) => !(name in resource.record.shape));
    super(uow, entity, {
      audit: resource.audit,
      auditLabel,
      auditHidden: auditHidden as (keyof E & string)[],
    });
    this.unique = unique;
  }

  override insertAll(
    records: readonly NewRecord<E>[],
    told: Pick<ChangeOptions, 'reason' | 'notes'> = {},
  ): Promise<E[]> {
    return this.unlessTaken(() => super.insertAll(records, told));
  }

  // Removing and restoring are updates too, so a restored record is checked as well.
  override update(
    id: string,
    change: (record: E) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<E> {
    return this.unlessTaken(() => super.update(id, change, options));
  }

  /** Gives a record columns that it had before, without what follows where a person changes them. */
  putBack(id: string, columns: object, told: Pick<ChangeOptions, 'reason'>): Promise<E> {
    return this.unlessTaken(() => super.update(id, (record) => void Object.assign(record, columns), told));
  }

  private unlessTaken<T>(work: () => Promise<T>): Promise<T> {
    if (!this.unique) return work();
    const { index, field, message } = this.unique;
    return onUniqueViolation(
      work,
      index,
      () => new AppError('DUPLICATE', { detail: message, errors: [{ path: field, message }] }),
    );
  }
}
