// Starts PostgreSQL from an npm package as ordinary programs.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chown, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterFolder, findPrograms, owner, prepareCluster } from './postgres-home.mjs';
import { HOST, isRunning, portFor, startProcess, stopProcess, waitUntil } from './processes.mjs';

export const USER = 'quillcare';
export const DATABASE = 'quillcare';
/** The tests' three workers may each run several products with nine pools, for which 400 were not enough. */
export const MAX_CONNECTIONS = 1_000;

const run = promisify(execFile);
/** Fast shutdown first, then immediate shutdown, after which the next start recovers. */
export const STOP_SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGKILL'];

export function newIdentity() {
  return { password: randomBytes(24).toString('base64url'), clusterId: randomBytes(6).toString('hex') };
}

export const urlOf = ({ port, password }) => `postgresql://${USER}:${password}@${HOST}:${port}/${DATABASE}`;

/** A file written once the cluster is complete. If it is missing, an earlier run was killed during initialisation. */
const wholeFile = (folder) => join(folder, 'quillcare.whole');
const lockFile = (folder) => join(folder, 'postmaster.pid');
const mark = (folder) => `-D ${folder}`;

export const clusterMark = (dataDir, clusterId) => mark(clusterFolder(dataDir, clusterId));

/** The server writes its process id, port and state, one per line, to its lock file. */
function readLock(folder) {
  if (!existsSync(lockFile(folder))) return undefined;
  const lines = readFileSync(lockFile(folder), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

async function initialise(programs, folder, password) {
  const user = owner();
  rmSync(folder, { recursive: true, force: true });
  prepareCluster(folder);
  const temporary = await mkdtemp(join(tmpdir(), 'quillcare-'));
  const passwordFile = join(temporary, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await Promise.all([temporary, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  try {
    await run(
      join(programs, 'bin', 'initdb'),
      [
        ...['-D', folder, '--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
        ...['--encoding', 'UTF8', '--locale', 'C'],
      ],
      { cwd: folder, ...user },
    );
    writeFileSync(wholeFile(folder), '');
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function createDatabase(state) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: urlOf(state).replace(/[^/]+$/, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function launch(programs, folder, dataDir, port) {
  const settings = {
    listen_addresses: HOST,
    port,
    max_connections: MAX_CONNECTIONS,
    unix_socket_directories: '',
  };
  const started = startProcess({
    file: join(programs, 'bin', 'postgres'),
    args: ['-D', folder, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    logFile: join(dataDir, 'logs', 'postgres.log'),
    cwd: folder,
    owner: owner(),
  });
  await waitUntil({ name: 'PostgreSQL', started, isReady: async () => readLock(folder)?.isReady === true });
  return started.pid;
}

/** After SIGKILL the old backends take a moment to notice, and keep the data folder locked until then. */
async function launchPatiently(programs, folder, dataDir, port) {
  const stale = readLock(folder);
  if (stale && !isRunning(stale.pid, mark(folder))) rmSync(lockFile(folder), { force: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(programs, folder, dataDir, port);
    } catch (error) {
      if (attempt === 10 || !/still in use|already exists/.test(error.message)) throw error;
      await new Promise((resume) => setTimeout(resume, 500));
    }
  }
}

/** Resolves to undefined without PostgreSQL programs. `remembered` is the state that the last run returned. */
export async function startPostgres({ dataDir, remembered, log }) {
  const identity = remembered?.password ? remembered : newIdentity();
  const folder = clusterFolder(dataDir, identity.clusterId);
  const running = readLock(folder);
  const stopIt = (pid) => stopProcess({ pid, mark: mark(folder), signals: STOP_SIGNALS });
  if (running && isRunning(running.pid, mark(folder))) {
    log(`PostgreSQL still runs on port ${running.port}`);
    const state = { ...identity, port: running.port, pid: running.pid };
    return { state, wasRunning: true, url: urlOf(state), stop: () => stopIt(running.pid) };
  }
  const programs = findPrograms();
  if (!programs) return undefined;
  if (!existsSync(wholeFile(folder))) await initialise(programs, folder, identity.password);
  const port = await portFor(remembered?.port);
  const state = { ...identity, port, pid: await launchPatiently(programs, folder, dataDir, port) };
  await createDatabase(state);
  log(`PostgreSQL started on port ${port}`);
  return { state, wasRunning: false, url: urlOf(state), stop: () => stopIt(state.pid) };
}
