// Servers that a run may kill without warning and restart with the same data and address.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { startInfra, stopInfra } from './index.mjs';
import { steadyPort } from './ports.mjs';
import { prepareFolder, readState, writeState } from './state.mjs';

/**
 * Child processes of `pid`: PostgreSQL's server processes, one per connection. Where the system cannot list them, they exit by
 * themselves once they notice.
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
    // The name, in brackets, may contain spaces.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // It has just ended.
  }
}

function signalNow(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function rememberSteadyPorts(dataDir, names) {
  const ports = await Promise.all(names.map(async (name) => [name, { port: await steadyPort() }]));
  writeState(dataDir, Object.fromEntries(ports));
}

/** Starts the servers of `names`, except for those whose address is in `given` (as in an environment). */
export async function startKillable({ dataDir, names, given = {} }) {
  prepareFolder(dataDir);
  await rememberSteadyPorts(dataDir, names);
  const start = () => startInfra({ dataDir, env: given });
  const infra = await start();
  const signal = (name, what) => {
    const { pid } = readState(dataDir)[name];
    const children = name === 'postgres' ? childrenOf(pid) : [];
    for (const one of [pid, ...children]) signalNow(one, what);
  };
  // Starts must not overlap: two at once would both start a missing server.
  let starting = Promise.resolve();
  return {
    infra,
    urls: { postgres: infra.databaseUrl, nats: infra.natsUrl, redis: infra.redisUrl },
    kill(name) {
      signal(name, 'SIGKILL');
    },
    /** Suspends a server: it keeps its connections but does not respond, as on an overloaded machine. */
    halt(name) {
      signal(name, 'SIGSTOP');
    },
    resume(name) {
      signal(name, 'SIGCONT');
    },
    /** Starts missing servers on their former ports. */
    restore() {
      starting = starting.then(start);
      return starting;
    },
    stop: () => stopInfra({ dataDir }),
  };
}
