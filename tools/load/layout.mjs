// The product in either layout: all in one process, or one process per target.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { residentBytes, startProcess } from '../bench/product.mjs';
import { startFleet } from '../chaos/fleet.mjs';
import { SERVICES } from '../chaos/plan.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { root } from '../run/preflight.mjs';
import { ALL_IN_ONE, LAUNCHER } from '../run/product.mjs';

const MIB = 1024 * 1024;

function memoryOf(processes) {
  return () => processes().map(({ name, pid }) => ({ name, mib: residentBytes(pid) / MIB }));
}

async function startAllInOne({ environment }) {
  const port = await steadyPort();
  const origin = `http://127.0.0.1:${port}`;
  // The load comes from one machine but simulates many clients, distinguished by X-Forwarded-For.
  const own = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
  };
  const { child, startSeconds } = await startProcess(
    join(root, LAUNCHER),
    [],
    { ...environment, ...own },
    'is ready',
    ALL_IN_ONE,
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    origin,
    startSeconds,
    memory: memoryOf(() => [{ name: 'all in one', pid: child.pid }]),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const DIRECT = { environmentOf: () => ({}) };

async function startScaled({ environment, logs }) {
  const names = ['gateway', ...SERVICES];
  const started = performance.now();
  const fleet = await startFleet({ environment, wires: DIRECT, logs, names });
  const processes = () => names.map((name) => ({ name, pid: fleet.process(name).child.pid }));
  return {
    origin: fleet.origin,
    startSeconds: (performance.now() - started) / 1000,
    memory: memoryOf(processes),
    stop: () => fleet.stop(),
  };
}

/** Starts the product. `memory` returns the resident memory of each process, in MiB. */
export function startLayout({ isScaled, environment, logs }) {
  mkdirSync(logs, { recursive: true });
  return isScaled ? startScaled({ environment, logs }) : startAllInOne({ environment });
}
