import type { Type } from '@nestjs/common';
import { AppError, type AnySettings, type ResultOf } from '@quillcare/contracts';
import type { FindOptionsWhere } from 'typeorm';
import type { z } from 'zod';
import { currentContext } from '../context';
import { onUniqueViolation } from '../persistence/sql-errors';
import type { NewRecord, TenantEntity } from '../persistence/tenant-entity';
import type { TenantReader } from '../persistence/tenant-reader';
import { TenantRepository, type RepositoryOptions } from '../persistence/tenant-repository';
import type { UnitOfWork } from '../persistence/unit-of-work';
import { columnsFor, columnsOf, tableOf } from '../records/record-columns';
import { toWire } from '../wire';

/** What is stored of settings: the columns of their table that are not every table's. */
export type SettingsColumns<E extends TenantEntity> = Omit<E, keyof TenantEntity>;

export interface SettingsOptions<E extends TenantEntity> extends Pick<
  RepositoryOptions<E>,
  'auditHidden' | 'auditView'
> {
  entity: Type<E>;
  /** What applies to a practice that never saved them. */
  defaults: (organisationId: string) => SettingsColumns<E>;
}

/** How a change is carried out. */
export interface SettingsChange<E extends TenantEntity> {
  /** The version that the caller saw; 0 if nothing was stored. */
  version: number;
  /** The settings as they are to be; throws what is wrong with them. */
  change: (present: SettingsColumns<E>) => SettingsColumns<E>;
  /** What the first change starts from, if not the defaults. */
  first?: SettingsColumns<E>;
  /** For the audit. */
  notes?: string | null;
}

/**
 * What a practice decided of something: at most one row of their table, whose columns are the contract's fields, with the unique
 * constraint `<table>_of_organisation`. Without a row the defaults apply, with version 0.
 */
export abstract class SettingsRepository<
  S extends AnySettings,
  E extends TenantEntity,
> extends TenantRepository<E> {
  private readonly statement: string;

  constructor(
    uow: UnitOfWork,
    protected readonly reader: TenantReader,
    private readonly settings: S,
    private readonly of: SettingsOptions<E>,
  ) {
    super(uow, of.entity, { audit: settings.audit, auditHidden: of.auditHidden, auditView: of.auditView });
    this.statement = `select ${columnNames(settings, of.entity)} from ${tableOf(of.entity)} where organisation_id = $1`;
  }

  /** The settings of the context's practice, or what it starts with; within a transaction or without one. */
  async current(): Promise<ResultOf<S['get']>> {
    const stored = await this.reader.one<object>(this.settings.get.name, this.statement);
    const shown = stored ?? { ...(toWire(await this.first()) as object), version: 0, updatedAt: null };
    return shown as ResultOf<S['get']>;
  }

  /** Within a transaction, which may be one without a practice in its context: what the practice stored, or the defaults. */
  async inForce(): Promise<SettingsColumns<E>> {
    return (await this.stored()) ?? this.of.defaults(this.organisationId);
  }

  /** Within a transaction: the practice's row, or null. */
  stored(): Promise<E | null> {
    return this.manager.findOneBy(this.of.entity, {
      organisationId: this.organisationId,
    } as FindOptionsWhere<E>);
  }

  /** What a practice starts with, where that depends on the practice. It can be a remote call: never in a transaction. */
  async first(): Promise<SettingsColumns<E>> {
    return this.of.defaults(currentContext().organisationId ?? '');
  }

  /** Stores a change. Throws VERSION_CONFLICT for a stale version, also where two people save them for the first time at once. */
  async change({ version, change, first, notes }: SettingsChange<E>): Promise<E> {
    const stored = await this.stored();
    // What is wrong in itself is told first: no newer version mends it.
    const changed = change({ ...(stored ?? first ?? this.of.defaults(this.organisationId)) });
    if (stored)
      return this.update(stored.id, (row) => void Object.assign(row, change({ ...row })), { version, notes });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    const { tableName } = this.manager.connection.getMetadata(this.of.entity);
    return onUniqueViolation(
      () => this.insert(changed as NewRecord<E>, { notes }),
      `${tableName}_of_organisation`,
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}

// The fields must be columns; what is shown beside them may be.
function columnNames({ stored, get }: AnySettings, entity: Type<TenantEntity>): string {
  const columns = columnsOf(entity);
  const shown = Object.keys((get.result as z.ZodObject).shape).filter((name) => columns.has(name));
  return columnsFor(entity, [...new Set([...shown, ...Object.keys(stored.shape)])])
    .map(({ name }) => name)
    .join(', ');
}
