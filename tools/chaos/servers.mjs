// PostgreSQL, NATS and Redis of the run's own, which it may kill like a power cut and start again on the same data.
import { readdirSync, readFileSync } from 'node:fs';
import { startInfra, stopInfra } from '../infra/index.mjs';
import { prepareFolder, readState, writeState } from '../infra/state.mjs';
import { steadyPort } from './ports.mjs';
import { SERVERS } from './plan.mjs';

/** Processes whose parent is `pid`: the server processes of PostgreSQL, one for each connection. */
function childrenOf(pid) {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // It ended while we looked.
  }
}

function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

export async function startServers(dataDir) {
  prepareFolder(dataDir);
  const ports = Object.fromEntries(
    await Promise.all(SERVERS.map(async (name) => [name, { port: await steadyPort() }])),
  );
  writeState(dataDir, ports);
  const start = () => startInfra({ dataDir, env: {} });
  const urls = await start();
  // One start at a time: each looks which servers are missing, and two would start the same one twice.
  let starting = Promise.resolve();
  return {
    urls: { postgres: urls.databaseUrl, nats: urls.natsUrl, redis: urls.redisUrl },
    infra: urls,
    /** Ends a server without any warning, with all that belongs to it. */
    kill(name) {
      const { pid } = readState(dataDir)[name];
      const children = name === 'postgres' ? childrenOf(pid) : [];
      for (const victim of [pid, ...children]) killNow(victim);
    },
    /** Starts whatever is missing, on the ports that it had. */
    restore() {
      starting = starting.then(start);
      return starting;
    },
    stop: () => stopInfra({ dataDir }),
  };
}
