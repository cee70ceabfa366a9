import type { ServiceName } from '@quillcare/contracts';
import type { QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table';

/**
 * Creates the tables that record which changes a service's roll-ups have not processed yet, and the time zone each practice was
 * rolled up in.
 */
export async function changeMarkTables(runner: QueryRunner, service: ServiceName): Promise<void> {
  await runner.query(`create table ${service}.report_mark (
    organisation_id uuid not null,
    id bigint generated always as identity,
    subject text not null,
    marked_at timestamptz not null default now(),
    primary key (organisation_id, id))`);
  await tenantTable(runner, `${service}.report_mark`);
  await runner.query(`create table ${service}.report_practice (
    organisation_id uuid primary key,
    time_zone text not null)`);
  await tenantTable(runner, `${service}.report_practice`);
  // A trigger, so that figures are right whatever writes the rows (an import, a manual repair) and never depend on code that
  // remembers to mark. A mark is a new row rather than a counter, because writers of the same practice would block each other on
  // a counter.
  await runner.query(`create function ${service}.mark_change() returns trigger language plpgsql as $$
    begin
      execute format('insert into ${service}.report_mark (organisation_id, subject)
        select distinct organisation_id, %I::text from changed', tg_argv[0]);
      return null;
    end $$`);
}

/** Marks changes of a table. `column` identifies the subject that figures are computed from. */
export async function markChanges(runner: QueryRunner, table: string, column: string): Promise<void> {
  const service = table.split('.')[0] ?? '';
  for (const act of ['insert', 'update'])
    await runner.query(`create trigger marks_${act} after ${act} on ${table} referencing new table as changed
      for each statement execute function ${service}.mark_change('${column}')`);
}
