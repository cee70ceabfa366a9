// Starts PostgreSQL, NATS and Redis. A server whose address is in the environment is used as it is. The others are started on
// free ports with their data in the data folder, or found again if an earlier run was killed and left them running.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findServer } from './binaries.mjs';
import { containerName, hasDocker, isContainerRunning, startContainer, stopContainer } from './docker.mjs';
import { nats } from './nats.mjs';
import { DATABASE, MAX_CONNECTIONS, newIdentity, startPostgres, urlOf, USER } from './postgres.mjs';
import { isRunning, portFor, startProcess, stopProcess, waitUntil } from './processes.mjs';
import { redis } from './redis.mjs';
import { prepareFolder, readState, writeState } from './state.mjs';

/** An error that the user can act on, shown without a stack trace. */
export class InfraError extends Error {}

function missing(title, variable) {
  return new InfraError(
    `${title} is needed and was not found: install it (Debian: apt-get install redis-server nats-server), ` +
      `start Docker, or set ${variable} to a server that runs.`,
  );
}

async function startServer(server, { dataDir, remembered, log }) {
  const at = { dataDir, port: remembered?.port };
  const stopIt = (pid, place) => stopProcess({ pid, mark: server.mark(place), signals: server.signals });
  if (
    remembered?.pid &&
    isRunning(remembered.pid, server.mark(at)) &&
    (await server.isReady(at).catch(() => false))
  ) {
    log(`${server.title} still runs on port ${at.port}`);
    return {
      state: remembered,
      wasRunning: true,
      url: server.url(at),
      stop: () => stopIt(remembered.pid, at),
    };
  }
  const found = findServer(server.program, log);
  if (!found) return undefined;
  const place = { dataDir, port: await portFor(remembered?.port) };
  const started = startProcess({
    file: found.file,
    args: server.command({ server: found, ...place }),
    logFile: join(dataDir, 'logs', `${server.name}.log`),
    cwd: dataDir,
    env: found.env,
  });
  await waitUntil({ name: server.title, started, isReady: () => server.isReady(place) });
  log(`${server.title} started on port ${place.port}`);
  const state = { port: place.port, pid: started.pid };
  return { state, wasRunning: false, url: server.url(place), stop: () => stopIt(started.pid, place) };
}

async function startInContainer(server, { dataDir, remembered, log }) {
  if (!hasDocker()) return undefined;
  const name = containerName(dataDir, server.name);
  const wasRunning = remembered?.container === name && isContainerRunning(name);
  const state = { ...remembered, container: name };
  if (!wasRunning) {
    state.port = await portFor(remembered?.port);
    startContainer({ name, port: state.port, ...server.container, env: server.containerEnv?.(state) });
  }
  await waitUntil({ name: server.title, isReady: () => server.isReady(state) });
  log(`${server.title} runs in a container on port ${state.port}`);
  return { state, wasRunning, url: server.url(state), stop: async () => stopContainer(name) };
}

const postgres = {
  name: 'postgres',
  title: 'PostgreSQL',
  url: urlOf,
  async isReady(state) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: urlOf(state) });
    await client.connect();
    await client.end();
    return true;
  },
  containerEnv: ({ password }) => ({
    POSTGRES_USER: USER,
    POSTGRES_DB: DATABASE,
    POSTGRES_PASSWORD: password,
  }),
  container: {
    image: 'postgres:18-alpine',
    inside: 5432,
    mount: '/var/lib/postgresql',
    args: ['-c', `max_connections=${MAX_CONNECTIONS}`],
  },
};

const SERVERS = [
  {
    key: 'databaseUrl',
    variable: 'DATABASE_URL',
    server: postgres,
    start: startPostgres,
    remember: (state) => ({ ...newIdentity(), ...state }),
  },
  { key: 'natsUrl', variable: 'NATS_URL', server: nats, start: (options) => startServer(nats, options) },
  { key: 'redisUrl', variable: 'REDIS_URL', server: redis, start: (options) => startServer(redis, options) },
];

async function startOne({ variable, server, start, remember }, { dataDir, state, log, env }) {
  if (env[variable]) return { url: env[variable], wasRunning: true, stop: async () => {} };
  const known = state[server.name];
  const remembered = remember ? remember(known) : known;
  // Saved before starting, because a cluster whose password was not saved is lost.
  if (remember) writeState(dataDir, Object.assign(state, { [server.name]: remembered }));
  const options = { dataDir, remembered, log };
  const isContainer = known?.container !== undefined;
  const started =
    (isContainer ? undefined : await start(options)) ?? (await startInContainer(server, options));
  if (!started) throw missing(server.title, variable);
  state[server.name] = started.state;
  writeState(dataDir, state);
  return started;
}

/** `stop` ends the servers that this call started. `stopInfra` ends all servers of a data folder. */
export async function startInfra({ dataDir: folder, log = () => {}, env = process.env }) {
  const dataDir = resolve(folder);
  mkdirSync(dataDir, { recursive: true });
  prepareFolder(dataDir);
  const state = readState(dataDir);
  const running = {};
  const stop = async () => {
    const ours = Object.values(running).filter(({ wasRunning }) => !wasRunning);
    await Promise.all(ours.map((server) => server.stop()));
  };
  try {
    for (const server of SERVERS) running[server.key] = await startOne(server, { dataDir, state, log, env });
  } catch (error) {
    await stop();
    throw error;
  }
  const urls = Object.fromEntries(Object.entries(running).map(([key, { url }]) => [key, url]));
  const pids = Object.fromEntries(
    Object.entries(running).map(([key, { state: known }]) => [key, known?.pid]),
  );
  return { ...urls, pids, stop };
}

export { infraStatus, stopInfra } from './stop.mjs';
