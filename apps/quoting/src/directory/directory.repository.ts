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

/** How an entry is known to the audit, and which field must not be taken by another entry of the practice. */
export interface DirectoryRepositoryOptions<E> {
  audit: AuditEntityType;
  auditLabel: (entry: E) => string;
  duplicate: { constraint: string; field: keyof E & string; message: string };
}

/** Entries of the directory: a second one with the same key is refused, when it is made, changed or restored. */
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

  // Removing and restoring are updates too, so that a restored entry meets the same rule.
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
