// Servers of a run's own, which it may kill like a power cut and start again on the same data at the same address.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { startInfra, stopInfra } from './index.mjs';
import { steadyPort } from './ports.mjs';
import { prepareFolder, readState, writeState } from './state.mjs';

/**
 * Processes whose parent is `pid`: the server processes of PostgreSQL, one for each connection. Where the system does not
 * tell, they end by themselves as soon as they notice.
 */
function childrenOf(pid) {
  if (!existsSync('/proc')) return [];
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

async function rememberSteadyPorts(dataDir, names) {
  const ports = await Promise.all(names.map(async (name) => [name, { port: await steadyPort() }]));
  writeState(dataDir, Object.fromEntries(ports));
}

/** Starts the servers of `names`; those whose address is in `given` (as in an environment) are somebody else's. */
export async function startKillable({ dataDir, names, given = {} }) {
  prepareFolder(dataDir);
  await rememberSteadyPorts(dataDir, names);
  const start = () => startInfra({ dataDir, env: given });
  const infra = await start();
  // One start at a time: each looks which servers are missing, and two would start the same one twice.
  let starting = Promise.resolve();
  return {
    infra,
    urls: { postgres: infra.databaseUrl, nats: infra.natsUrl, redis: infra.redisUrl },
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
