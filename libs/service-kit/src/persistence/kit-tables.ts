import type { QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table';

/**
 * Creates the tables every service's schema has: outbox, inbox, idempotency keys, dead letters, and the state of relay and
 * readings.
 */
export async function createKitTables(runner: QueryRunner, schema: string): Promise<void> {
  await createOutbox(runner, schema);
  for (const [table, columns] of Object.entries(TABLES)) {
    await runner.query(`create table ${schema}.${table} (${columns})`);
    await tenantTable(runner, `${schema}.${table}`);
  }
  for (const [table, column] of Object.entries(SWEPT_BY))
    await runner.query(`create index ${table}_age on ${schema}.${table} (${column})`);
}

async function createOutbox(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`
    create table ${schema}.outbox (
      id uuid primary key,
      seq bigint generated always as identity,
      organisation_id uuid,
      kind text not null check (kind in ('event', 'job')),
      destination text not null,
      payload jsonb not null,
      not_before timestamptz,
      created_at timestamptz not null default now(),
      published_at timestamptz,
      attempts int not null default 0,
      next_attempt_at timestamptz
    );
    create index outbox_waiting on ${schema}.outbox (kind, seq) where published_at is null;
    create index outbox_published on ${schema}.outbox (published_at) where published_at is not null;
    create function ${schema}.wake_relay() returns trigger language plpgsql as
    $$ begin perform pg_notify('outbox_${schema}', ''); return null; end $$;
    create trigger wake_relay after insert on ${schema}.outbox for each statement execute function ${schema}.wake_relay();
  `);
  await tenantTable(runner, `${schema}.outbox`);
}

const TABLES = {
  inbox: `
    consumer text not null,
    event_id uuid not null,
    organisation_id uuid,
    handled_at timestamptz not null default now(),
    primary key (consumer, event_id)`,
  idempotency_key: `
    organisation_id uuid not null,
    actor text not null,
    key text not null,
    request_hash text not null,
    sealed_result text not null,
    created_at timestamptz not null default now(),
    primary key (organisation_id, actor, key)`,
  dead_letter: `
    id uuid primary key,
    organisation_id uuid,
    kind text not null check (kind in ('event', 'job')),
    handler text not null,
    message_id text not null,
    payload jsonb not null,
    error text not null,
    failed_at timestamptz not null default now(),
    replayed_at timestamptz,
    unique (handler, message_id)`,
  // Belongs to no organisation. The column is null, so that only a platform scope sees the row.
  relay_lease: `
    service text primary key,
    organisation_id uuid,
    holder uuid not null,
    expires_at timestamptz not null`,
  event_failure: `
    consumer text not null,
    event_id uuid not null,
    organisation_id uuid,
    failures int not null default 1,
    failed_at timestamptz not null default now(),
    primary key (consumer, event_id)`,
  // See `Readings`.
  reading: `
    organisation_id uuid not null,
    fact text not null,
    begun_at timestamptz not null,
    primary key (organisation_id, fact)`,
};

/** Old rows of these tables are swept, by this column. */
const SWEPT_BY = {
  inbox: 'handled_at',
  idempotency_key: 'created_at',
  event_failure: 'failed_at',
  reading: 'begun_at',
};
