import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table';

/** The tables that every service's schema has: outbox, inbox, idempotency keys, dead letters. */
export function kitMigration(schema: string): new () => MigrationInterface {
  return class CreateKitTables1763000000000 implements MigrationInterface {
    name = 'CreateKitTables1763000000000';

    async up(runner: QueryRunner): Promise<void> {
      await createOutbox(runner, schema);
      await createInbox(runner, schema);
      await createIdempotencyKeys(runner, schema);
      await createDeadLetters(runner, schema);
    }

    async down(runner: QueryRunner): Promise<void> {
      for (const table of ['dead_letter', 'idempotency_key', 'inbox', 'outbox'])
        await runner.query(`drop table ${schema}.${table}`);
      await runner.query(`drop function ${schema}.wake_relay()`);
    }
  };
}

async function createOutbox(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`create table ${schema}.outbox (
    id uuid primary key,
    seq bigint generated always as identity,
    organisation_id uuid,
    kind text not null check (kind in ('event', 'job')),
    destination text not null,
    payload jsonb not null,
    not_before timestamptz,
    created_at timestamptz not null default now(),
    published_at timestamptz)`);
  await runner.query(
    `create index outbox_waiting on ${schema}.outbox (kind, seq) where published_at is null`,
  );
  await runner.query(
    `create index outbox_published on ${schema}.outbox (published_at) where published_at is not null`,
  );
  await runner.query(`create function ${schema}.wake_relay() returns trigger language plpgsql as
    $$ begin perform pg_notify('outbox_${schema}', ''); return null; end $$`);
  await runner.query(
    `create trigger wake_relay after insert on ${schema}.outbox for each statement execute function ${schema}.wake_relay()`,
  );
  await tenantTable(runner, `${schema}.outbox`);
}

async function createInbox(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`create table ${schema}.inbox (
    consumer text not null,
    event_id uuid not null,
    organisation_id uuid,
    handled_at timestamptz not null default now(),
    primary key (consumer, event_id))`);
  await runner.query(`create index inbox_age on ${schema}.inbox (handled_at)`);
  await tenantTable(runner, `${schema}.inbox`);
}

async function createIdempotencyKeys(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`create table ${schema}.idempotency_key (
    organisation_id uuid not null,
    actor text not null,
    key text not null,
    request_hash text not null,
    sealed_result text not null,
    created_at timestamptz not null default now(),
    primary key (organisation_id, actor, key))`);
  await runner.query(`create index idempotency_key_age on ${schema}.idempotency_key (created_at)`);
  await tenantTable(runner, `${schema}.idempotency_key`);
}

async function createDeadLetters(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`create table ${schema}.dead_letter (
    id uuid primary key,
    organisation_id uuid,
    kind text not null check (kind in ('event', 'job')),
    handler text not null,
    message_id text not null,
    payload jsonb not null,
    error text not null,
    failed_at timestamptz not null default now(),
    replayed_at timestamptz,
    unique (handler, message_id))`);
  await tenantTable(runner, `${schema}.dead_letter`);
}
