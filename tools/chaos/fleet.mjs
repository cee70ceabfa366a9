// Runs the product in its scaled layout: separate api and worker processes per service, each with its own proxies.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/preflight.mjs';
import { LAUNCHER } from '../run/product.mjs';
import { PROCESSES } from './plan.mjs';
import { localLogin } from '../infra/nats-users.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { SupervisedProcess } from './process.mjs';

/** `crm-worker` runs the target crm with the role worker. */
function argumentsOf(name) {
  const [target, role] = name.split('-');
  return role ? [`--target=${target}`, `--role=${role}`] : [`--target=${target}`];
}

/** Migrates the schemas in a separate process, not through a proxy. */
export async function migrate(env, logFile) {
  const log = openSync(logFile, 'a');
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', log, log] };
  const [code] = await once(spawn(process.execPath, [LAUNCHER, '--migrate-only'], options), 'close');
  if (code !== 0) throw new Error(`The migrations exited with code ${code}; see ${logFile}`);
}

/** `names` are targets, with the suffix `-api` or `-worker` where the roles run separately. */
export async function startFleet({ environment, wires, logs, names = PROCESSES }) {
  mkdirSync(logs, { recursive: true });
  await migrate(environment, join(logs, 'migrate.log'));
  const door = await steadyPort();
  const shared = {
    ...environment,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${door}`,
    LOG_LEVEL: 'warn',
    // The load comes from one machine but simulates many clients, distinguished by X-Forwarded-For.
    TRUST_PROXY: 'true',
    DAILY_MAIL_LIMITS: '0:1000000',
  };
  const processes = new Map();
  for (const name of names) {
    const port = name === 'gateway' ? door : await steadyPort();
    const env = { ...shared, ...wires.environmentOf(name), ...localLogin(name.split('-')[0]) };
    const logFile = join(logs, `${name}.log`);
    processes.set(name, new SupervisedProcess({ name, args: argumentsOf(name), port, env, logFile }));
  }
  const all = [...processes.values()];
  await Promise.all(all.map((one) => one.start()));
  return {
    origin: processes.get('gateway').origin,
    process: (name) => processes.get(name),
    crashes: () => all.flatMap(({ crashes }) => crashes),
    stop: () => Promise.all(all.map((one) => one.stop())),
  };
}
