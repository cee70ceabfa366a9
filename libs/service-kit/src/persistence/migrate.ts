import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { DataSource } from 'typeorm';
import type { ServiceDefinition } from '../service/define-service';
import { messagingMigration } from '../messaging/messaging.migration';
import { readingsMigration } from '../messaging/readings.migration';
import { databasePassword, databaseRole } from './database';
import { kitMigration } from './kit.migration';
import { SnakeNamingStrategy } from './naming-strategy';
import { updatedByMigration } from './updated-by.migration';

export interface MigrateOptions {
  /** URL of the owner, who may create schemas and roles. */
  databaseUrl: string;
  /** The secret that the roles' passwords are derived from. */
  databaseSecret: string;
}

/** A server that is stopped accepts connections and says nothing. */
const CONNECTED_WITHIN_MS = 8_000;

/** Migrates every service's schema in turn, under an advisory lock: concurrent runs wait for each other. */
export async function migrate(
  services: readonly ServiceDefinition[],
  options: MigrateOptions,
): Promise<void> {
  const owner = new Client({
    connectionString: options.databaseUrl,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
  });
  owner.on('error', () => undefined); // It is reported by the statement that fails.
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock(733150)');
    await owner.query('create extension if not exists pg_trgm with schema public');
    await owner.query('create extension if not exists btree_gin with schema public');
    await owner.query('create extension if not exists btree_gist with schema public');
    await allowSearchByIndex(owner);
    for (const service of services) {
      await prepareSchema(owner, service.name, options.databaseSecret);
      await runMigrations(service, options.databaseUrl);
      await grant(owner, service.name);
    }
  } finally {
    await owner.end();
  }
}

// Under row-level security the planner uses an index for a condition only if its function is marked leakproof, and LIKE is
// not, although it reveals nothing, nor is the overlap of arrays; without this a search reads the whole organisation. Only a superuser may mark it:
// elsewhere search works, more slowly.
async function allowSearchByIndex(owner: Client): Promise<void> {
  await owner.query(`do $$ begin
    alter function pg_catalog.textlike(text, text) leakproof;
    alter function pg_catalog.arrayoverlap(anyarray, anyarray) leakproof;
  exception when insufficient_privilege then raise notice 'search will not use its index: the owner is no superuser'; end $$`);
}

async function prepareSchema(owner: Client, service: string, databaseSecret: string): Promise<void> {
  const role = escapeIdentifier(databaseRole(service));
  const password = escapeLiteral(databasePassword(service, databaseSecret));
  const exists = await owner.query('select 1 from pg_roles where rolname = $1', [databaseRole(service)]);
  // An owner who is not a superuser may create such a role, but later change only its password.
  await owner.query(
    exists.rowCount
      ? `alter role ${role} password ${password}`
      : `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`,
  );
  await owner.query(`create schema if not exists ${escapeIdentifier(service)}`);
}

async function runMigrations(service: ServiceDefinition, url: string): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema: service.name,
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNamingStrategy(),
    migrations: [
      kitMigration(service.name),
      messagingMigration(service.name),
      updatedByMigration(service.name),
      readingsMigration(service.name),
      ...service.migrations,
    ],
  });
  await source.initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

// The service reads and writes its own tables, nothing else: no DDL, no other schema, no migration history.
async function grant(owner: Client, service: string): Promise<void> {
  const schema = escapeIdentifier(service);
  const role = escapeIdentifier(databaseRole(service));
  await owner.query(`revoke all on schema ${schema} from public`);
  await owner.query(`grant usage on schema ${schema} to ${role}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`);
  await owner.query(`grant usage, select on all sequences in schema ${schema} to ${role}`);
  await owner.query(`revoke all on ${schema}.migration from ${role}`);
}
