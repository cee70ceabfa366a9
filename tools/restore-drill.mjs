// npm run restore-drill: rehearses the worst case. A product with data has an encrypted archive of PostgreSQL's log; somebody
// empties a table, and then the server's folder is lost. Everything is restored to the moment before the mistake, compared table
// by table, and used. Needs age (Debian: apt-get install age). Takes about two minutes. In production use "quillcare-backup
// drill".
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from './chaos/database.mjs';
import { demonstrationAt } from './image/demonstration.mjs';
import { findOnPath } from './infra/binaries.mjs';
import { startInfra, stopInfra } from './infra/index.mjs';
import { MAX_CONNECTIONS } from './infra/postgres.mjs';
import { findPrograms, owner } from './infra/postgres-home.mjs';
import { steadyPort } from './infra/ports.mjs';
import { HOST, startProcess, stopProcess, waitUntil } from './infra/processes.mjs';
import { scratchFolder } from './infra/scratch.mjs';
import { sumsOf } from './outages/backup.mjs';
import { productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './run/preflight.mjs';
import { LAUNCHER } from './run/product.mjs';
import { makeArchive, takeBase } from './restore-drill/archive.mjs';

const CLIENTS = 40;
const say = (line) => console.log(line);
const since = (started) => ((performance.now() - started) / 1000).toFixed(1);

async function launcher(args, env) {
  const child = spawn(process.execPath, [LAUNCHER, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, LOG_LEVEL: 'warn' },
  });
  return { child, ended: once(child, 'close').then(([code]) => code) };
}

async function withProduct(env, work) {
  const { child, ended } = await launcher(['--target=all'], env);
  try {
    const origin = `http://localhost:${env.PORT}`;
    const found = await demonstrationAt(origin, 120);
    return (await work(origin, found)) ?? found;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function addClients(origin) {
  const post = async (path, body, token) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const account = { email: 'admin@demo.quillcare.test', password: 'Quillcare-2026!' };
  const { access_token: token } = await post('/auth/sign-in', account);
  for (let at = 0; at < CLIENTS; at += 1) {
    const email = `${randomUUID()}@patient.example`;
    await post(
      '/clients',
      { firstName: 'Aroha', lastName: `Ngata ${at}`, email, phone: '0412 345 678' },
      token,
    );
  }
}

async function archived(database) {
  const [{ name }] = await database.query('select pg_walfile_name(pg_switch_wal()) as name');
  const deadline = Date.now() + 60_000;
  for (;;) {
    const [{ last }] = await database.query('select last_archived_wal as last from pg_stat_archiver');
    if (last && last.slice(-16) >= name.slice(-16)) return;
    if (Date.now() > deadline)
      throw new Error("The log was not archived within a minute; see PostgreSQL's log.");
    await pause(200);
  }
}

/** Configures the archive on the server, which needs a restart. */
async function startWithArchive(dataDir, archive) {
  const start = () => startInfra({ dataDir, env: {}, log: () => {} });
  const database = new Database((await start()).databaseUrl);
  const quoted = archive.command.replaceAll("'", "''");
  for (const setting of [`archive_mode = on`, `archive_command = '${quoted}'`, `archive_timeout = '10s'`])
    await database.query(`alter system set ${setting}`);
  await database.close();
  await stopInfra({ dataDir });
  return start();
}

async function restoreTo(time, archive, folder, url) {
  await archive.run(['restore', folder, time]);
  const port = await steadyPort();
  // Recovery needs at least as many connections as the lost server allowed.
  const settings = {
    listen_addresses: HOST,
    port,
    max_connections: MAX_CONNECTIONS,
    unix_socket_directories: '',
  };
  const logFile = join(folder, '..', 'restored.log');
  const started = startProcess({
    file: join(findPrograms(), 'bin', 'postgres'),
    args: ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    logFile,
    cwd: folder,
    owner: owner(),
  });
  const restored = new URL(url);
  restored.port = String(port);
  const database = new Database(restored.toString());
  const isOpen = async () => (await database.query('select pg_is_in_recovery() as still'))[0].still === false;
  await waitUntil({ name: 'The restored PostgreSQL', started, isReady: isOpen, seconds: 300 });
  return {
    url: restored.toString(),
    database,
    stop: () => stopProcess({ pid: started.pid, mark: folder, signals: ['SIGINT', 'SIGKILL'] }),
  };
}

async function drill(folder) {
  const dataDir = join(folder, 'data');
  const archiveFolder = join(folder, 'archive');
  mkdirSync(archiveFolder, { recursive: true });
  const archive = await makeArchive(archiveFolder);
  const infra = await startWithArchive(dataDir, archive);
  const port = String(await steadyPort());
  const env = productEnvironment({ dataDir, infra, given: { PORT: port, NODE_ENV: 'development' } });
  const database = new Database(infra.databaseUrl);

  const seeded = await (await launcher(['--seed-only'], env)).ended;
  if (seeded !== 0) throw new Error(`The demonstration practice was not created: ${seeded}.`);
  let started = performance.now();
  const way = await takeBase(archive, database, infra.databaseUrl);
  say(`base backup after ${since(started)} s, by ${way}`);

  const before = await withProduct(env, async (origin, found) => {
    await addClients(origin);
    return { ...found, clients: found.clients + CLIENTS };
  });
  const sums = await sumsOf(database);
  const [{ time }] = await database.query(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as time`,
  );
  await pause(1_500);
  await database.query('truncate crm.client cascade');
  say(`at ${time} all was well; then somebody emptied the table of clients, and the server's disk is lost`);
  await archived(database);
  await database.close();
  await stopInfra({ dataDir });

  started = performance.now();
  const restored = await restoreTo(time, archive, join(archiveFolder, 'restored'), infra.databaseUrl);
  say(`restored, and PostgreSQL serves again, after ${since(started)} s`);
  const found = await sumsOf(restored.database);
  const different = [...new Set([...sums.keys(), ...found.keys()])].filter(
    (table) => sums.get(table) !== found.get(table),
  );
  if (different.length > 0) throw new Error(`Tables that differ: ${different.join(', ')}.`);
  say(`all ${sums.size} tables are unchanged since ${time}`);
  await restored.database.close();

  const others = await startInfra({ dataDir, env: { DATABASE_URL: restored.url }, log: () => {} });
  const again = { ...env, DATABASE_URL: restored.url, NATS_URL: others.natsUrl, REDIS_URL: others.redisUrl };
  const after = await withProduct(again, async () => undefined);
  say(`people work again after ${since(started)} s: ${JSON.stringify(after)}`);
  if (JSON.stringify(after) !== JSON.stringify(before))
    throw new Error(`Before it was ${JSON.stringify(before)}.`);
  await restored.stop();
}

checkNode();
await ensureInstalled();
await ensureBuilt('--server');
if (!findOnPath('age')) {
  console.error('age, which encrypts backups, was not found (Debian: apt-get install age).');
  process.exit(1);
}
const folder = scratchFolder('quillcare-drill-');
// As root, PostgreSQL and its commands run as another user, who must be able to enter the folder.
chmodSync(folder, 0o711);
try {
  await drill(folder);
} catch (error) {
  console.error(`BAD  ${error.message}`);
  process.exitCode = 1;
} finally {
  await stopInfra({ dataDir: join(folder, 'data') });
  rmSync(folder, { recursive: true, force: true });
}
