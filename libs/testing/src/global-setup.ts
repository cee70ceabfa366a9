import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, scratchFolder, startInfrastructure, type Infrastructure } from './infrastructure';
import { dropDatabasesOfRun, onServer, TEMPLATE_DATABASE, withDatabase } from './test-database';

const APP_SECRET = 'a-secret-for-tests-only-that-is-long-enough-0123456789';

// The certificate for documents is generated here, because each product that found none would spend half a second on its key.
const MIGRATE = `
  const [, dist, databaseUrl, secret] = process.argv;
  const { migrateAll } = require(dist + '/apps/launcher/src/migrate-all.js');
  const { selfSignedIdentity } = require(dist + '/libs/paper/src');
  const { newId, seal } = require(dist + '/libs/service-kit/src');
  async function prepare() {
    await migrateAll({ databaseUrl, databaseSecret: secret });
    const { privateKey, certificates } = selfSignedIdentity('Quillcare at localhost', new Date());
    const client = new (require('pg').Client)({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      'insert into quoting.sealing_identity (id, sealed_key, certificate, created_at) values ($1, $2, $3, now())',
      [newId(), seal(privateKey, secret), certificates[0]],
    );
    await client.end();
  }
  prepare().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });
`;

/** Runs compiled code in a separate process, because Jest's global setup has neither path aliases nor isolation. */
function runNode(args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: repositoryRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error(`node ${args[0] ?? ''} … ended with code ${status ?? 'none'}`);
}

async function prepareTemplate(infrastructure: Infrastructure): Promise<void> {
  const template = withDatabase(infrastructure.databaseUrl, TEMPLATE_DATABASE);
  runNode(['tools/build.mjs', '--if-stale', '--server']);
  // Tests draw documents from the sources, and a skipped build does not provide the fonts for that.
  runNode(['tools/build/fonts.mjs']);
  // Scripts that run the tests repeatedly on the same servers know that no migration has changed (`tools/faults.mjs`).
  if (process.env['QUILLCARE_TEST_TEMPLATE'] === 'kept') return;
  await onServer(
    infrastructure.databaseUrl,
    `drop database if exists ${TEMPLATE_DATABASE} with (force)`,
    `create database ${TEMPLATE_DATABASE}`,
  );
  runNode(['-e', MIGRATE, join(repositoryRoot, 'dist'), template, APP_SECRET]);
}

/** Runs once per test run: starts the servers and migrates the template database that every test file copies. */
async function globalSetup(): Promise<void> {
  const given = process.env['QUILLCARE_TEST_DIR'];
  const dataDir = given ?? scratchFolder('quillcare-test-');
  const infrastructure = await startInfrastructure(dataDir);
  Object.assign(globalThis, {
    stopTestInfrastructure: async () => {
      await dropDatabasesOfRun();
      await infrastructure.stop();
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  });
  await prepareTemplate(infrastructure);
  Object.assign(process.env, {
    QUILLCARE_TEST_DATABASE_URL: infrastructure.databaseUrl,
    QUILLCARE_TEST_NATS_URL: infrastructure.natsUrl,
    QUILLCARE_TEST_REDIS_URL: infrastructure.redisUrl,
    QUILLCARE_TEST_APP_SECRET: APP_SECRET,
    QUILLCARE_TEST_RUN: randomBytes(4).toString('hex'),
  });
}

module.exports = globalSetup;
