import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCallbacks1763601002000 implements MigrationInterface {
  name = 'CreateCallbacks1763601002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table callbacks.callback (${tenantColumns},
      quote_id uuid not null,
      quote_number text not null,
      revision int not null,
      client_id uuid not null,
      client_name text not null,
      client_phone text,
      status text not null check (status in ('pending', 'attempted', 'completed', 'cancelled')),
      priority text not null check (priority in ('LOW', 'NORMAL', 'HIGH')),
      due_date date not null,
      notes text,
      attempt_count int not null check (attempt_count >= 0),
      attempted_at timestamptz,
      completed_at timestamptz,
      closed_reason text,
      reschedule_reason text,
      search_key text not null,
      constraint callback_of_quote unique (organisation_id, quote_id, revision))`);
    await tenantTable(runner, 'callbacks.callback');
    await createListIndexes(runner);
    await createQuoteProgress(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table callbacks.quote_progress');
    await runner.query('drop table callbacks.callback');
  }
}

async function createListIndexes(runner: QueryRunner): Promise<void> {
  const on = 'on callbacks.callback';
  await runner.query(
    `create index callback_by_due_date ${on} (organisation_id, due_date, id) where deleted_at is null`,
  );
  await runner.query(
    `create index callback_by_creation ${on} (organisation_id, created_at, id) where deleted_at is null`,
  );
  await runner.query(
    `create index callback_by_status ${on} (organisation_id, status, due_date, id) where deleted_at is null`,
  );
  await runner.query(`create index callback_search ${on} using gin (search_key public.gin_trgm_ops)`);
}

async function createQuoteProgress(runner: QueryRunner): Promise<void> {
  await runner.query(`create table callbacks.quote_progress (${tenantColumns},
    quote_id uuid not null,
    revision int not null,
    outcome text check (outcome in ('accepted', 'rejected', 'withdrawn', 'expired')),
    queried_on date,
    constraint quote_progress_of_quote unique (organisation_id, quote_id, revision))`);
  await tenantTable(runner, 'callbacks.quote_progress');
}
