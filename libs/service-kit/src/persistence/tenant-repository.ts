import { AppError, type AuditAction, type AuditEntityType } from '@quillcare/contracts';
import { IsNull, type EntityManager, type FindOptionsWhere, type ObjectType } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { currentContext } from '../context';
import { newId } from '../ids';
import { changesOf } from './changes';
import type { NewRecord, TenantEntity } from './tenant-entity';
import type { UnitOfWork } from './unit-of-work';

export interface RepositoryOptions<E> {
  /** Under which name the audit keeps this thing; without it nothing is audited. */
  audit?: AuditEntityType;
  /** How people know the thing (never a patient's name). */
  auditLabel?: (entity: E) => string | null;
  /** Fields that the audit never shows: secrets, search keys, signatures. */
  auditHidden?: readonly (keyof E & string)[];
}

export interface ChangeOptions {
  /** The version that the caller saw; a newer one answers VERSION_CONFLICT. */
  version?: number;
  action?: AuditAction;
  reason?: string | null;
  notes?: string | null;
  withDeleted?: boolean;
}

const BOOKKEEPING = ['id', 'organisationId', 'version', 'createdAt', 'updatedAt', 'createdBy', 'deletedAt'];

/** Where a feature keeps its things: one organisation's rows, with audit and optimistic lock, inside the unit of work. */
export abstract class TenantRepository<E extends TenantEntity> {
  constructor(
    protected readonly uow: UnitOfWork,
    private readonly entity: ObjectType<E>,
    private readonly options: RepositoryOptions<E> = {},
  ) {}

  protected get manager(): EntityManager {
    return this.uow.manager;
  }

  /** The organisation that every predicate names; row-level security would refuse the rest anyway, the planner wants it. */
  protected get organisationId(): string {
    return this.uow.organisationId;
  }

  /** Stores a new thing; id, organisation, version and times are filled in. */
  async insert(fields: NewRecord<E>): Promise<E> {
    const now = this.uow.now();
    const row = Object.assign(Object.create((this.entity as { prototype: object }).prototype), {
      id: newId(),
      ...fields,
      organisationId: this.organisationId,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: currentContext().actor.userId,
      deletedAt: null,
    }) as E;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(this.entity)
      .values(row as QueryDeepPartialEntity<E>)
      .updateEntity(false)
      .execute();
    this.record('CREATE', null, row, {});
    return row;
  }

  /** The thing, or null when it is absent, foreign or removed. */
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

  /** The thing; NOT_FOUND when it is absent, foreign or removed. */
  async get(id: string, options: { withDeleted?: boolean; lock?: boolean } = {}): Promise<E> {
    const found = await this.find(id, options);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Locks the thing, lets `change` mutate it, stores and audits what differs. Nothing different: nothing written. */
  async update(
    id: string,
    change: (entity: E) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<E> {
    const row = await this.get(id, { lock: true, withDeleted: options.withDeleted });
    if (options.version !== undefined && options.version !== row.version) {
      throw new AppError('VERSION_CONFLICT', { facts: { version: row.version } });
    }
    const before = { ...row };
    await change(row);
    const changed = this.columns().filter((name) => differs(before[name], row[name]));
    if (changed.length === 0) return row;
    row.version = before.version + 1;
    row.updatedAt = this.uow.now();
    const set = Object.fromEntries(
      [...changed, 'version', 'updatedAt'].map((name) => [name, row[name as keyof E]]),
    );
    await this.manager.update(
      this.entity,
      { id, organisationId: this.organisationId } as FindOptionsWhere<E>,
      set as unknown as QueryDeepPartialEntity<E>,
    );
    this.record(options.action ?? 'UPDATE', before, row, options);
    return row;
  }

  /** Removes the thing so that it can be restored; a stale version answers VERSION_CONFLICT. */
  remove(id: string, options: Pick<ChangeOptions, 'version'> = {}): Promise<E> {
    const now = this.uow.now();
    return this.update(
      id,
      (row) => {
        row.deletedAt = now;
      },
      { ...options, action: 'SOFT_DELETE' },
    );
  }

  /** Brings a removed thing back; NOT_FOUND when it was never there, VERSION_CONFLICT for a stale version. */
  restore(id: string, options: Pick<ChangeOptions, 'version'> = {}): Promise<E> {
    return this.update(
      id,
      (row) => {
        row.deletedAt = null;
      },
      { ...options, action: 'RESTORE', withDeleted: true },
    );
  }

  private columns(): (keyof E & string)[] {
    const { columns } = this.manager.connection.getMetadata(this.entity);
    return columns
      .map((column) => column.propertyName)
      .filter((name) => !['id', 'organisationId', 'version', 'updatedAt'].includes(name)) as (keyof E &
      string)[];
  }

  private record(action: AuditAction, before: object | null, after: E, options: ChangeOptions): void {
    const { audit, auditLabel, auditHidden = [] } = this.options;
    if (!audit) return;
    const hidden = new Set<string>([...BOOKKEEPING, ...auditHidden]);
    const fields = this.columns().filter((name) => !hidden.has(name));
    this.uow.audit({
      entityType: audit,
      entityId: after.id,
      action,
      entityLabel: auditLabel?.(after) ?? null,
      changes: changesOf(before, after, fields),
      reason: options.reason ?? null,
      notes: options.notes ?? null,
    });
  }
}

function differs(a: unknown, b: unknown): boolean {
  if (a === b) return false;
  if (a instanceof Date && b instanceof Date) return a.getTime() !== b.getTime();
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null)
    return JSON.stringify(a) !== JSON.stringify(b);
  return (a ?? null) !== (b ?? null);
}
