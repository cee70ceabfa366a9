import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { DataSource } from 'typeorm';
import { withRetry } from '../service/retry';
import type { ServiceDefinition } from '../service/define-service';
import { databaseLogins, databasePasswords, platformRole, type DatabaseLogin } from './logins';
import { SnakeNamingStrategy } from './naming-strategy';
import { migrationsOf } from './schema-version';
import { dropSearchViews, createSearchViews, searchRole } from './search-views';
import { sqlState } from './sql-errors';

export interface MigrateOptions {
  /** URL of the owner, who may create schemas and roles. */
  databaseUrl: string;
  /** The secret from which the roles' passwords are derived, unless each is given (`DATABASE_PASSWORD_…`). */
  databaseSecret: string;
}

/** A client that vanished must not hold locks for hours, and times are in UTC. */
const LOGIN_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
};

type PasswordOf = (login: string) => string;

/**
 * While a migration waits for a lock, every later statement on the table queues behind it. It therefore gives up after this time
 * and is retried, so that requests get through in between.
 */
const LOCK_TIMEOUT = '3s';
const LOCK_NOT_AVAILABLE = '55P03';
/** A column cannot be dropped or change its type while a view uses it. */
const DEPENDENT_VIEW_ERRORS = new Set(['2BP01', '0A000']);
const LOCK_RETRY_TIMEOUT_MS = 300_000;

/** A stopped server accepts connections but does not respond. */
const CONNECT_TIMEOUT_MS = 8_000;

/**
 * Migrates the schema of each service in turn, under an advisory lock, so that concurrent runs wait for each other. Also creates
 * the roles, search views and grants.
 */
export async function migrate(
  services: readonly ServiceDefinition[],
  options: MigrateOptions,
): Promise<void> {
  const passwordOf = databasePasswords(
    services.map(({ name }) => name),
    options.databaseSecret,
    process.env,
  );
  const owner = new Client({
    connectionString: options.databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  owner.on('error', () => undefined); // Reported by the statement that fails.
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock(733150)');
    await owner.query('create extension if not exists pg_trgm with schema public');
    await owner.query('create extension if not exists btree_gin with schema public');
    await owner.query('create extension if not exists btree_gist with schema public');
    for (const service of services) {
      await prepareSchema(owner, service.name, passwordOf);
      await runMigrations(service, options.databaseUrl);
      await grant(owner, service.name);
    }
  } finally {
    await owner.end();
  }
}

async function prepareSchema(owner: Client, service: string, passwordOf: PasswordOf): Promise<void> {
  for (const role of [platformRole(service), searchRole(service)]) {
    if (!(await hasRole(owner, role))) await owner.query(`create role ${escapeIdentifier(role)} nologin`);
    // The policies also apply to an owner that is not a superuser, but its migrations change rows of all practices and its views
    // are owned by the other role.
    await owner.query(`grant ${escapeIdentifier(role)} to current_user`);
  }
  for (const login of databaseLogins(service)) await prepareLogin(owner, service, login, passwordOf);
  await owner.query(`create schema if not exists ${escapeIdentifier(service)}`);
}

async function prepareLogin(
  owner: Client,
  service: string,
  { name, role, entersPlatform }: DatabaseLogin,
  passwordOf: PasswordOf,
): Promise<void> {
  const quoted = escapeIdentifier(role);
  const password = escapeLiteral(passwordOf(name));
  // An owner that is not a superuser may create such a role, but can later change only its password.
  await owner.query(
    (await hasRole(owner, role))
      ? `alter role ${quoted} password ${password}`
      : `create role ${quoted} login inherit nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`,
  );
  // For connections through a pooler, which cannot change settings per client.
  for (const [setting, value] of Object.entries(LOGIN_SETTINGS))
    await owner.query(`alter role ${quoted} set ${setting} = ${escapeLiteral(value)}`);
  const platform = escapeIdentifier(platformRole(service));
  await owner.query(entersPlatform ? `grant ${platform} to ${quoted}` : `revoke ${platform} from ${quoted}`);
}

async function hasRole(owner: Client, role: string): Promise<boolean> {
  return (await owner.query('select 1 from pg_roles where rolname = $1', [role])).rowCount === 1;
}

async function runMigrations(service: ServiceDefinition, url: string): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema: service.name,
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNamingStrategy(),
    extra: { connectionString: url, options: `-c lock_timeout=${LOCK_TIMEOUT}` },
    migrations: migrationsOf(service),
  });
  await source.initialize();
  const updateViews = (make: typeof createSearchViews) =>
    source.transaction((manager) => make(service.name, (sql, params) => manager.query(sql, params)));
  const retryOnLockTimeout = (work: () => Promise<unknown>) =>
    withRetry(work, {
      isTemporary: (error) => sqlState(error) === LOCK_NOT_AVAILABLE,
      forMs: LOCK_RETRY_TIMEOUT_MS,
    });
  try {
    await retryOnLockTimeout(() =>
      source.runMigrations({ transaction: 'each' }).catch(async (error: unknown) => {
        if (!DEPENDENT_VIEW_ERRORS.has(sqlState(error) ?? '')) throw error;
        await updateViews(dropSearchViews);
        return source.runMigrations({ transaction: 'each' });
      }),
    );
    await retryOnLockTimeout(() => updateViews(createSearchViews));
  } finally {
    await source.destroy();
  }
}

// The service may read and write its own tables and nothing else: no DDL, no other schema, no change of the migration history.
async function grant(owner: Client, service: string): Promise<void> {
  const schema = escapeIdentifier(service);
  await owner.query(`revoke all on schema ${schema} from public`);
  for (const { role: name } of databaseLogins(service)) {
    const role = escapeIdentifier(name);
    await owner.query(`grant usage on schema ${schema} to ${role}`);
    await owner.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`);
    await owner.query(`grant usage, select on all sequences in schema ${schema} to ${role}`);
    await owner.query(`revoke all on ${schema}.migration from ${role}`);
    for (const view of await searchViews(owner, service))
      await owner.query(`revoke insert, update, delete on ${view} from ${role}`);
    // A starting process compares it with the migrations it knows.
    await owner.query(`grant select (name) on ${schema}.migration to ${role}`);
  }
  await reservePlatformScope(owner, service);
  await owner.query(`revoke ${escapeIdentifier(searchRole(service))} from current_user`);
}

async function searchViews(owner: Client, service: string): Promise<string[]> {
  const { rows } = await owner.query<{ view: string }>(
    `select format('%I.%I', schemaname, viewname) as view from pg_views where schemaname = $1`,
    [service],
  );
  return rows.map(({ view }) => view);
}

// Anyone can set `app.platform_scope`, so the policy that honours it applies to members of this role only. Which policies apply
// is decided when a statement is planned, so this costs nothing per row.
async function reservePlatformScope(owner: Client, service: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_policies
      where schemaname = $1 and policyname = 'platform_scope' and roles = '{public}'`,
    [service],
  );
  const role = escapeIdentifier(platformRole(service));
  for (const { name } of rows) await owner.query(`alter policy platform_scope on ${name} to ${role}`);
}
