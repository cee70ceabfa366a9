import { AppError, type AuditAction, type AuditEntityType } from '@quillcare/contracts';
import { IsNull, type EntityManager, type FindOptionsWhere, type ObjectType } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { currentContext } from '../context';
import { newId } from '../ids';
import { changesOf, cloneValue, isDifferent } from './changes';
import type { NewRecord, TenantEntity } from './tenant-entity';
import type { UnitOfWork } from './unit-of-work';

export interface RepositoryOptions<E> {
  /** The entity type of its audit records; nothing is audited without it. */
  audit?: AuditEntityType;
  /** The record's label for users (never a patient's name). */
  auditLabel?: (entity: E) => string | null;
  /** Fields the audit never shows: secrets, search keys, signatures. */
  auditHidden?: readonly (keyof E & string)[];
  /**
   * The record as the audit shows it, if the stored form would not make sense to users. `other` is the record on the other side
   * of the change, or null if there is none.
   */
  auditView?: (entity: E, other: E | null) => object;
}

export interface ChangeOptions {
  /** The version the caller saw; a newer one throws VERSION_CONFLICT. */
  version?: number;
  action?: AuditAction;
  reason?: string | null;
  notes?: string | null;
  withDeleted?: boolean;
}

/** Written with every change, so they do not count as changes themselves. */
const STAMPS = ['version', 'updatedAt', 'updatedBy'];
const BOOKKEEPING_FIELDS = ['id', 'organisationId', ...STAMPS, 'createdAt', 'createdBy', 'deletedAt'];

/** Says who changed a record since the caller saw it. The default message says that someone else did. */
function describeLastChange({ updatedBy }: TenantEntity): string | undefined {
  if (updatedBy === null) return 'This was changed in the meantime.';
  return updatedBy === currentContext().actor.userId
    ? 'You changed this yourself in the meantime, perhaps in another tab.'
    : undefined;
}

/** The rows of one organisation in one table, with audit records and optimistic locking, inside the unit of work. */
export abstract class TenantRepository<E extends TenantEntity> {
  constructor(
    protected readonly uow: UnitOfWork,
    private readonly entity: ObjectType<E>,
    private readonly options: RepositoryOptions<E> = {},
  ) {}

  protected get manager(): EntityManager {
    return this.uow.manager;
  }

  /**
   * The organisation, for every predicate. Row-level security alone would be enough, but the planner needs the explicit
   * condition.
   */
  protected get organisationId(): string {
    return this.uow.organisationId;
  }

  /** Inserts a record; id, organisation, version and times are filled in. `auditFields` is passed to the audit. */
  async insert(fields: NewRecord<E>, auditFields: Pick<ChangeOptions, 'reason' | 'notes'> = {}): Promise<E> {
    const [row] = await this.insertAll([fields], auditFields);
    return row as E;
  }

  /**
   * Inserts records in one statement, each with its own audit record. At most a few hundred, because each column is a parameter.
   */
  async insertAll(
    records: readonly NewRecord<E>[],
    auditFields: Pick<ChangeOptions, 'reason' | 'notes'> = {},
  ): Promise<E[]> {
    const rows = records.map((fields) => this.rowOf(fields));
    if (rows.length === 0) return rows;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(this.entity)
      .values(rows as QueryDeepPartialEntity<E>[])
      .updateEntity(false)
      .execute();
    for (const row of rows) this.auditChange('CREATE', null, row, auditFields);
    return rows;
  }

  /**
   * Returns the record, or null if it does not exist, was removed (unless `withDeleted`) or belongs to another organisation.
   * `lock` locks it for update.
   */
  find(id: string, options: { withDeleted?: boolean; lock?: boolean } = {}): Promise<E | null> {
    const where = {
      id,
      organisationId: this.organisationId,
      ...(options.withDeleted ? {} : { deletedAt: IsNull() }),
    };
    return this.manager.findOne(this.entity, {
      where: where as FindOptionsWhere<E>,
      ...(options.lock ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
  }

  /** Like `find`, but throws NOT_FOUND instead of returning null. */
  async get(id: string, options: { withDeleted?: boolean; lock?: boolean } = {}): Promise<E> {
    const found = await this.find(id, options);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /**
   * Locks the record, lets `change` mutate it, then stores and audits the fields that differ. If none do, nothing is written and
   * the version stays the same. Throws NOT_FOUND, or VERSION_CONFLICT for a stale `version`.
   */
  async update(
    id: string,
    change: (entity: E) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<E> {
    const row = await this.get(id, { lock: true, withDeleted: options.withDeleted });
    if (options.version !== undefined && options.version !== row.version) {
      throw new AppError('VERSION_CONFLICT', {
        detail: describeLastChange(row),
        facts: { version: row.version },
      });
    }
    // A deep copy, because `change` may also mutate values inside a jsonb column.
    const before = cloneValue({ ...row });
    await change(row);
    const changed = this.columns().filter((name) => isDifferent(before[name], row[name]));
    if (changed.length === 0) return row;
    row.version = before.version + 1;
    row.updatedAt = this.uow.now();
    row.updatedBy = currentContext().actor.userId;
    const set = Object.fromEntries([...changed, ...STAMPS].map((name) => [name, row[name as keyof E]]));
    await this.manager.update(
      this.entity,
      { id, organisationId: this.organisationId } as FindOptionsWhere<E>,
      set as unknown as QueryDeepPartialEntity<E>,
    );
    this.auditChange(options.action ?? 'UPDATE', before, row, options);
    return row;
  }

  /** Soft-deletes the record; throws VERSION_CONFLICT for a stale version. */
  remove(id: string, options: Pick<ChangeOptions, 'version' | 'reason'> = {}): Promise<E> {
    const now = this.uow.now();
    return this.update(
      id,
      (row) => {
        row.deletedAt = now;
      },
      { ...options, action: 'SOFT_DELETE' },
    );
  }

  /** Restores a soft-deleted record; throws NOT_FOUND if it never existed, VERSION_CONFLICT for a stale version. */
  restore(id: string, options: Pick<ChangeOptions, 'version'> = {}): Promise<E> {
    return this.update(
      id,
      (row) => {
        row.deletedAt = null;
      },
      { ...options, action: 'RESTORE', withDeleted: true },
    );
  }

  private rowOf(fields: NewRecord<E>): E {
    const now = this.uow.now();
    const { userId } = currentContext().actor;
    return Object.assign(Object.create((this.entity as { prototype: object }).prototype), {
      id: newId(),
      ...fields,
      organisationId: this.organisationId,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: userId,
      updatedBy: userId,
      deletedAt: null,
    }) as E;
  }

  private columns(): (keyof E & string)[] {
    const { columns } = this.manager.connection.getMetadata(this.entity);
    return columns
      .map((column) => column.propertyName)
      .filter((name) => !['id', 'organisationId', ...STAMPS].includes(name)) as (keyof E & string)[];
  }

  private auditChange(action: AuditAction, before: E | null, after: E, options: ChangeOptions): void {
    const { audit, auditLabel, auditHidden = [], auditView = (entity: E) => entity } = this.options;
    if (!audit) return;
    const hidden = new Set<string>([...BOOKKEEPING_FIELDS, ...auditHidden]);
    const fields = this.columns().filter((name) => !hidden.has(name));
    this.uow.audit({
      entityType: audit,
      entityId: after.id,
      action,
      entityLabel: auditLabel?.(after) ?? null,
      changes: changesOf(before && auditView(before, after), auditView(after, before), fields),
      reason: options.reason ?? null,
      notes: options.notes ?? null,
    });
  }
}
