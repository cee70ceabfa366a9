// Backup and restore into an empty cluster as described in docs/operations.md. Every table must have the same checksum, and the
// product must work there with the same roles, privileges and sessions.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Database } from '../chaos/database.mjs';
import { SupervisedProcess } from '../chaos/process.mjs';
import { untilQuiet } from '../chaos/quiet.mjs';
import { openQueues } from '../chaos/queues.mjs';
import { startInfra, stopInfra } from '../infra/index.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { root } from '../run/preflight.mjs';
import { LAUNCHER } from '../run/product.mjs';
import { exactly, told } from './result.mjs';

const PATIENCE_MS = 120_000;
/** Lists count exactly up to this number. */
const COUNTED = 10_000;
const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'public') and tablename <> 'migration' order by 1`;

/** For each table, the row count and an order-independent checksum. */
export async function sumsOf(database) {
  const sums = new Map();
  for (const { name } of await database.query(TABLES)) {
    const [{ sum }] = await database.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    );
    sums.set(name, sum);
  }
  return sums;
}

/** Runs the launcher with an option, as an operator does, and resolves with the seconds it took. */
async function launch(option, environment) {
  const started = performance.now();
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [LAUNCHER, option], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${option} ended with code ${code}`);
  return (performance.now() - started) / 1000;
}

/** Waits until everything is processed and stops the product, so that the data no longer changes. */
async function untilAtRest({ servers, database, fleet }) {
  const queues = await openQueues(servers.urls);
  try {
    if ((await untilQuiet({ database, queues, patienceMs: PATIENCE_MS })) === null)
      throw new Error('The queues did not drain in time.');
  } finally {
    await queues.close();
  }
  await fleet.stop();
}

/** The number of clients that a practice sees on the restored cluster with its earlier session. */
async function clientsSeen({ practice, environment, logs }) {
  const port = await steadyPort();
  const env = { ...environment, HOST: '127.0.0.1', LOG_LEVEL: 'warn', NAMESPACE: 'restored' };
  const args = ['--target=all'];
  const product = new SupervisedProcess({
    name: 'restored',
    args,
    port,
    env,
    logFile: join(logs, 'restored.log'),
  });
  await product.start();
  try {
    const answer = await fetch(`${product.origin}/api/clients?limit=1`, { headers: practice.headers() });
    if (!answer.ok) throw new Error(`The restored product refuses: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).total;
  } finally {
    await product.stop();
  }
}

/** `practice` existed before the backup and has at least `COUNTED` clients. */
export async function backupAndRestore(scene, practice) {
  const { servers, database, environment, dataDir, logs } = scene;
  await untilAtRest(scene);
  const before = await sumsOf(database);
  const folder = join(dataDir, 'backup');
  const backupSeconds = await launch(`--backup=${folder}`, environment);
  const second = join(dataDir, 'second');
  const { natsUrl, redisUrl } = servers.infra;
  const empty = await startInfra({ dataDir: second, env: { NATS_URL: natsUrl, REDIS_URL: redisUrl } });
  const there = new Database(empty.databaseUrl);
  try {
    const restored = { ...environment, DATABASE_URL: empty.databaseUrl };
    const restoreSeconds = await launch(`--restore=${folder}`, restored);
    const after = await sumsOf(there);
    const different = [...before].filter(([name, sum]) => after.get(name) !== sum);
    const [{ count }] = await there.query('select count(*)::int as count from crm.client');
    const seen = Math.min(await clientsSeen({ practice, environment: restored, logs }), COUNTED);
    const [known] = await database.query('select count(*)::int as count from crm.client');
    return [
      told('Backup: seconds', backupSeconds, 's'),
      told('Restore into an empty cluster: seconds, with the migrations', restoreSeconds, 's'),
      exactly('Restore: clients', count, known.count),
      exactly(`Restore: tables of ${before.size} whose checksums differ`, different.length, 0),
      exactly('Restore: clients that an earlier session sees (lists count to 10,000)', seen, COUNTED),
    ];
  } finally {
    await there.close();
    await stopInfra({ dataDir: second });
  }
}
