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

/** The stored settings: the table's columns other than those every table has. */
export type SettingsColumns<E extends TenantEntity> = Omit<E, keyof TenantEntity>;

export interface SettingsOptions<E extends TenantEntity> extends Pick<
  RepositoryOptions<E>,
  'auditHidden' | 'auditView'
> {
  entity: Type<E>;
  /** What applies to a practice that has never saved them. */
  defaults: (organisationId: string) => SettingsColumns<E>;
}

export interface SettingsChange<E extends TenantEntity> {
  /** The version the caller saw; 0 if nothing was stored. */
  version: number;
  /** Returns the new settings; throws if they are invalid. */
  change: (present: SettingsColumns<E>) => SettingsColumns<E>;
  /** What the first change starts from, if not the defaults. */
  first?: SettingsColumns<E>;
  notes?: string | null;
}

/**
 * The settings of a practice: at most one row of their table, whose columns are the contract's fields, with the unique constraint
 * `<table>_of_organisation`. Without a row the defaults apply, with version 0.
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

  /** Returns the settings of the practice in context, or its initial ones; inside or outside a transaction. */
  async current(): Promise<ResultOf<S['get']>> {
    const stored = await this.reader.one<object>(this.settings.get.name, this.statement);
    const shown = stored ?? { ...(toWire(await this.first()) as object), version: 0, updatedAt: null };
    return shown as ResultOf<S['get']>;
  }

  /**
   * Returns the stored settings or the defaults of the transaction's practice, even if the context has no practice. Call it
   * inside a transaction.
   */
  async inForce(): Promise<SettingsColumns<E>> {
    return (await this.stored()) ?? this.of.defaults(this.organisationId);
  }

  /** Returns the row of the transaction's practice, or null. */
  stored(): Promise<E | null> {
    return this.manager.findOneBy(this.of.entity, {
      organisationId: this.organisationId,
    } as FindOptionsWhere<E>);
  }

  /**
   * Returns the initial settings, for subclasses where they depend on the practice. May be a remote call, so never call it in a
   * transaction.
   */
  async first(): Promise<SettingsColumns<E>> {
    return this.of.defaults(currentContext().organisationId ?? '');
  }

  /**
   * Stores a change. Throws VERSION_CONFLICT for a stale version, including when two users save the settings for the first time
   * at once.
   */
  async change({ version, change, first, notes }: SettingsChange<E>): Promise<E> {
    const stored = await this.stored();
    // Invalid settings are reported before a conflict, because a newer version would not fix them.
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

// Stored fields must be columns; fields that are only shown may be.
function columnNames({ stored, get }: AnySettings, entity: Type<TenantEntity>): string {
  const columns = columnsOf(entity);
  const shown = Object.keys((get.result as z.ZodObject).shape).filter((name) => columns.has(name));
  return columnsFor(entity, [...new Set([...shown, ...Object.keys(stored.shape)])])
    .map(({ name }) => name)
    .join(', ');
}
