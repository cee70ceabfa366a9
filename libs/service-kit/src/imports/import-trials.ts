import { Inject, Injectable } from '@nestjs/common';
import { MOST_SHOWN_VALUE, type CheckedChange } from '@quillcare/contracts';
import type { QueryRunner } from 'typeorm';
import { SERVICE } from '../injection';
import { changesOf } from '../persistence/changes';
import { tenantTable } from '../persistence/tenant-table';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';

/** A record as it would be after the rows checked so far. */
export interface TriedRecord<F> {
  id: string;
  /** The key by which later rows find it. */
  key: string;
  /** Whether it does not exist in the records' table yet. */
  isNew: boolean;
  fields: F;
}

const KEPT_HOURS = 24;

/** Creates the table with the state of import checks between batches. It holds no records of the practice. */
export async function importTrialTable(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`create table ${schema}.import_trial (
    organisation_id uuid not null,
    import_id uuid not null,
    record_id uuid not null,
    key text not null,
    is_new boolean not null,
    fields jsonb not null,
    kept_at timestamptz not null,
    primary key (import_id, record_id))`);
  await tenantTable(runner, `${schema}.import_trial`);
  await runner.query(`create index import_trial_by_key on ${schema}.import_trial (import_id, key)`);
  await runner.query(`create index import_trial_by_age on ${schema}.import_trial (kept_at)`);
}

/**
 * Records simulated by an import check, within the unit of work, so that a row is compared with all rows before it as it would be
 * when stored.
 */
@Injectable()
export class ImportTrials {
  private readonly table: string;

  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) service: ServiceDefinition,
  ) {
    this.table = `${service.name}.import_trial`;
  }

  /** Returns the records with any of these keys, oldest first. */
  find<F>(importId: string, keys: readonly string[]): Promise<TriedRecord<F>[]> {
    return this.uow.query<TriedRecord<F>>(
      `select record_id as id, key, is_new as "isNew", fields from ${this.table}
        where organisation_id = $1 and import_id = $2 and key = any($3::text[]) order by record_id`,
      [this.uow.organisationId, importId, keys],
    );
  }

  async keep(importId: string, records: readonly TriedRecord<object>[]): Promise<void> {
    if (records.length === 0) return;
    await this.uow.execute(
      `insert into ${this.table} (organisation_id, import_id, kept_at, record_id, key, is_new, fields)
       select $1::uuid, $2::uuid, $3::timestamptz, tried.id, tried.key, tried.is_new, tried.fields::jsonb
         from unnest($4::uuid[], $5::text[], $6::boolean[], $7::text[]) as tried (id, key, is_new, fields)
       on conflict (import_id, record_id) do update set fields = excluded.fields`,
      [
        ...[this.uow.organisationId, importId, this.uow.now()],
        ...[records.map(({ id }) => id), records.map(({ key }) => key)],
        ...[records.map(({ isNew }) => isNew), records.map(({ fields }) => JSON.stringify(fields))],
      ],
    );
  }

  /** Deletes checks that are more than a day old, in all practices. */
  async sweep(): Promise<void> {
    await this.uow.runPlatform('forget checks of imports', () =>
      this.uow.execute(
        `delete from ${this.table} where kept_at < $1::timestamptz - make_interval(hours => $2)`,
        [this.uow.now(), KEPT_HOURS],
      ),
    );
  }
}

/** Returns what a row would change, as a check shows it. */
export function shownChanges(before: object, after: object, fields: readonly string[]): CheckedChange[] {
  const shown = (value: string | null) => (value === null ? null : value.slice(0, MOST_SHOWN_VALUE));
  return changesOf(before, after, fields).map(({ field, oldValue, newValue }) => ({
    field,
    before: shown(oldValue),
    after: shown(newValue),
  }));
}
