// npm run upgrade: runs the build of the last release and this one side by side under load, on one database. The product is moved
// to the new build process by process, and back again. No request may fail, and nothing may be lost between services.
//   npm run upgrade [-- --from <tag or commit>]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Database } from './chaos/database.mjs';
import { startInfra, stopInfra } from './infra/index.mjs';
import { steadyPort } from './infra/ports.mjs';
import { scratchFolder } from './infra/scratch.mjs';
import { productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './run/preflight.mjs';
import { LAUNCHER, LEAN } from './run/product.mjs';
import { openDoor } from './upgrade/door.mjs';
import { Work } from './upgrade/load.mjs';
import { buildPrevious, lastLanded, removePrevious } from './upgrade/previous.mjs';

/** Targets that are moved together; all groups make up the product. Grouped, so that two cores are enough for two versions. */
const GROUPS = [
  'identity,crm',
  'quoting,audit',
  'callbacks,notifications,import,billing,assistant',
  'gateway',
];
const SIDE_BY_SIDE_MS = 4_000;
const { values } = parseArgs({ options: { from: { type: 'string' } } });

function start(folder, args, env, logFile) {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [...LEAN, join(folder, LAUNCHER), ...args], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env, LOG_LEVEL: 'warn' },
  });
  return { child, ended: once(child, 'close').then(([code]) => code) };
}

async function runOnce(folder, args, env, logFile) {
  const code = await start(folder, args, env, logFile).ended;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: see ${logFile}`);
}

async function startGroup(build, group, env, logs) {
  const port = await steadyPort();
  const logFile = join(logs, `${build.name.replaceAll(' ', '-')}-${group.split(',')[0]}.log`);
  const { child, ended } = start(
    build.folder,
    [`--target=${group}`],
    { ...env, PORT: String(port) },
    logFile,
  );
  const deadline = Date.now() + 180_000;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${group} of ${build.name} does not start; see ${logFile}`);
    await pause(200);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`${group} of ${build.name} ended with ${code}.`);
  };
  return { port, stop };
}

/** For each group, starts the other build beside it, runs both for a while, then stops the former. */
async function move(running, build, { env, logs, door, work }) {
  for (const group of GROUPS) {
    const [started, failedBefore] = [performance.now(), work.failures.length];
    const next = await startGroup(build, group, env, logs);
    if (group === 'gateway') door.leadTo(next.port);
    await pause(SIDE_BY_SIDE_MS);
    await running.get(group).stop();
    running.set(group, next);
    await pause(1_000);
    console.log(
      `     ${group} runs ${build.name} after ${((performance.now() - started) / 1000).toFixed(0)} s, ${work.failures.length - failedBefore} requests failed`,
    );
  }
}

/**
 * Clients whose creation is not in the audit trail exactly once, and dead letters, which show what was lost or done twice between
 * services.
 */
async function lost(database, clients) {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const rows = await database.query(
      `select k.id, (select count(*)::int from audit.entry where entity_id = k.id and action = 'CREATE') as entries
       from unnest($1::uuid[]) as k(id)`,
      [clients],
    );
    const wrong = rows.filter(({ entries }) => entries !== 1);
    if (wrong.length === 0 || Date.now() > deadline) return wrong;
    await pause(1_000);
  }
}

async function deadLetters(database) {
  const schemas = await database.query(
    `select table_schema as name from information_schema.tables where table_name = 'dead_letter'`,
  );
  let found = 0;
  for (const { name } of schemas)
    found += (await database.query(`select count(*)::int as count from ${name}.dead_letter`))[0].count;
  return found;
}

async function rehearse(folder) {
  const ref = values.from ?? lastLanded();
  const { folder: previousFolder, line } = buildPrevious(ref);
  console.log(`the last release is ${line}`);
  const previous = { name: 'the previous build', folder: previousFolder };
  const current = { name: 'this build', folder: root };
  const logs = join(root, 'artefacts', 'upgrade');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });

  const infra = await startInfra({ dataDir: folder, env: {}, log: () => {} });
  const env = {
    ...productEnvironment({ dataDir: folder, infra, given: { PORT: '0' } }),
    TRUST_PROXY: 'true',
  };
  await runOnce(previous.folder, ['--migrate-only'], env, join(logs, 'migrate-previous.log'));
  const door = await openDoor();
  const running = new Map(
    await Promise.all(GROUPS.map(async (group) => [group, await startGroup(previous, group, env, logs)])),
  );
  door.leadTo(running.get('gateway').port);
  const work = new Work(door.origin);
  const database = new Database(infra.databaseUrl);
  try {
    await work.begin();
    await pause(5_000);
    console.log('upgrading: the migrations of this build, then one group of processes after another');
    await runOnce(current.folder, ['--migrate-only'], env, join(logs, 'migrate.log'));
    await move(running, current, { env, logs, door, work });
    await pause(3_000);
    console.log('going back, on the new schema');
    await move(running, previous, { env, logs, door, work });
    await work.end();
    const missing = await lost(database, work.clients);
    const dead = await deadLetters(database);
    console.log(
      `${work.requests} requests, ${work.failures.length} failed, slowest ${(work.slowest / 1000).toFixed(1)} s; ` +
        `${work.clients.length} clients, ${missing.length} lost or doubled in the audit trail; ${dead} dead letters`,
    );
    for (const failure of work.failures.slice(0, 20)) console.log(`BAD  ${failure}`);
    return work.failures.length + missing.length + dead === 0;
  } finally {
    work.isOver = true;
    for (const { stop } of running.values()) await stop().catch((error) => console.error(error.message));
    await database.close();
    door.close();
  }
}

checkNode();
await ensureInstalled();
await ensureBuilt();
const folder = scratchFolder('quillcare-upgrade-');
try {
  process.exitCode = (await rehearse(folder)) ? 0 : 1;
} catch (error) {
  console.error(`BAD  ${error.message}`);
  process.exitCode = 1;
} finally {
  await stopInfra({ dataDir: folder });
  removePrevious();
  rmSync(folder, { recursive: true, force: true });
}
