import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export const TEMPLATE_DATABASE = 'quillcare_template';

/** Returns the URL of another database on the same server with the same login. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

/** Runs statements on the server and returns the rows of the last one. */
export async function onServer(url: string, ...statements: string[]): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    let rows: Record<string, string>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, string>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a copy of the migrated template database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = testUrls().databaseUrl;
  const name = `${databasesOfRun()}${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE_DATABASE}`);
  return {
    url: withDatabase(server, name),
    drop: async () => {
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Returns the prefix of this run's database names, by which the teardown finds the remaining ones. */
export function databasesOfRun(): string {
  return `test_${fromEnvironment('QUILLCARE_TEST_RUN')}_`;
}

/**
 * Drops the databases of products that ended with their worker. They would remain otherwise, because the server may not be
 * started by us.
 */
export async function dropDatabasesOfRun(): Promise<void> {
  const server = testUrls().databaseUrl;
  const left = await onServer(
    server,
    `select datname from pg_database where starts_with(datname, '${databasesOfRun()}')`,
  );
  await onServer(server, ...left.map(({ datname }) => `drop database if exists ${datname} with (force)`));
}

export interface TestUrls {
  databaseUrl: string;
  natsUrl: string;
  redisUrl: string;
  appSecret: string;
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run integration tests through "npm test", which starts the servers.`,
    );
  return value;
}

/** Returns the servers started by the global setup. `appSecret` is the secret of the template's database roles. */
export function testUrls(): TestUrls {
  return {
    databaseUrl: fromEnvironment('QUILLCARE_TEST_DATABASE_URL'),
    natsUrl: fromEnvironment('QUILLCARE_TEST_NATS_URL'),
    redisUrl: fromEnvironment('QUILLCARE_TEST_REDIS_URL'),
    appSecret: fromEnvironment('QUILLCARE_TEST_APP_SECRET'),
  };
}
