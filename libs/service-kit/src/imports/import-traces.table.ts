import type { QueryRunner } from 'typeorm';
import { tenantTable } from '../persistence/tenant-table';

/**
 * What imports did to the records of a service, a row for each record: by it an import can be undone. The row is written with the
 * record and deleted when the import can no longer be undone.
 */
export async function importTraceTable(
  runner: QueryRunner,
  schema: string,
  { references = '' } = {},
): Promise<void> {
  await runner.query(`create table ${schema}.import_trace (
    organisation_id uuid not null,
    import_id uuid not null,
    record_id uuid not null${references && ` references ${references} (id) on delete cascade`},
    act text not null check (act in ('CREATED', 'CHANGED')),
    before jsonb,
    added jsonb,
    version_after int not null,
    is_touched boolean not null default false,
    outcome text check (outcome in ('REMOVED', 'RESTORED', 'LEFT')),
    reason text,
    kept_at timestamptz not null,
    primary key (import_id, record_id))`);
  await tenantTable(runner, `${schema}.import_trace`);
  await runner.query(`create index import_trace_by_age on ${schema}.import_trace (kept_at)`);
  // A record that is gone for good takes its traces along.
  if (references)
    await runner.query(`create index import_trace_of_record on ${schema}.import_trace (record_id)`);
}
