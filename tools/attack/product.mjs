// Runs the built product with production settings on its own servers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { allLocalLogins } from '../infra/nats-users.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { SupervisedProcess } from '../chaos/process.mjs';
import { productEnvironment } from '../run/environment.mjs';
import { root } from '../run/preflight.mjs';
import { LAUNCHER } from '../run/product.mjs';
import { contracts } from './product-code.mjs';

async function migrate(env, logFile) {
  const log = openSync(logFile, 'a');
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', log, log] };
  const [code] = await once(spawn(process.execPath, [LAUNCHER, '--migrate-only'], options), 'close');
  if (code !== 0) throw new Error(`The migrations exited with code ${code}; see ${logFile}`);
}

/** One process for everything, or one per target. */
function targets(isScaled) {
  return isScaled ? ['gateway', ...contracts.SERVICES] : ['all'];
}

/** The gateway's address, which other settings need before the product starts. */
export async function doorAddress() {
  const port = await steadyPort();
  return { port, origin: `http://127.0.0.1:${port}` };
}

export async function startProduct({ dataDir, infra, logs, isScaled, door, settings }) {
  mkdirSync(logs, { recursive: true });
  const given = { NODE_ENV: 'production', PORT: String(door.port), PUBLIC_URL: door.origin };
  const environment = {
    ...productEnvironment({ dataDir, infra, given }),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // As behind a proxy: each request has its own client address, so rate limits do not interfere.
    TRUST_PROXY: 'true',
    DAILY_MAIL_LIMITS: '0:1000000',
    ...allLocalLogins(),
    ...settings,
  };
  await migrate(environment, join(logs, 'migrate.log'));
  const processes = [];
  for (const name of targets(isScaled)) {
    const isDoor = name === 'gateway' || name === 'all';
    const port = isDoor ? door.port : await steadyPort();
    const logFile = join(logs, `${name}.log`);
    processes.push(
      new SupervisedProcess({ name, args: [`--target=${name}`], port, env: environment, logFile }),
    );
  }
  // The product must end with this process, however it ends.
  process.once('exit', () => processes.forEach(({ child }) => child?.kill('SIGKILL')));
  const stop = () => Promise.all(processes.map((one) => one.stop()));
  try {
    await Promise.all(processes.map((one) => one.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    appSecret: environment.APP_SECRET,
    crashes: () => processes.flatMap(({ crashes }) => crashes),
    stop,
  };
}
