import { AppError, type AuditEntityType } from '@quillcare/contracts';
import {
  TenantRepository,
  onUniqueViolation,
  type ChangeOptions,
  type NewRecord,
  type UnitOfWork,
} from '@quillcare/service-kit';
import type { ObjectType } from 'typeorm';
import type { DirectoryEntryEntity } from './directory-entry.entity';

/** The entry's name in the audit, and the field that must be unique within the practice. */
export interface DirectoryRepositoryOptions<E> {
  audit: AuditEntityType;
  auditLabel: (entry: E) => string;
  duplicate: { constraint: string; field: keyof E & string; message: string };
}

/** Entries of the directory. A duplicate is refused on create, update and restore. */
export abstract class DirectoryRepository<E extends DirectoryEntryEntity> extends TenantRepository<E> {
  private readonly duplicate: DirectoryRepositoryOptions<E>['duplicate'];

  constructor(uow: UnitOfWork, entity: ObjectType<E>, options: DirectoryRepositoryOptions<E>) {
    super(uow, entity, {
      audit: options.audit,
      auditLabel: options.auditLabel,
      auditHidden: ['uniqueKey', 'sortName', 'searchKey'],
    });
    this.duplicate = options.duplicate;
  }

  override insert(fields: NewRecord<E>): Promise<E> {
    return this.unlessTaken(() => super.insert(fields));
  }

  // Removing and restoring are updates too, so a restored entry is checked as well.
  override update(
    id: string,
    change: (entry: E) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<E> {
    return this.unlessTaken(() => super.update(id, change, options));
  }

  private unlessTaken(work: () => Promise<E>): Promise<E> {
    const { constraint, field, message } = this.duplicate;
    return onUniqueViolation(
      work,
      constraint,
      () => new AppError('DUPLICATE', { detail: message, errors: [{ path: field, message }] }),
    );
  }
}
