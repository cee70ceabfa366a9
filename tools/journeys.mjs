// `npm run journeys`: drives the whole product through a real browser. Servers, data and mailbox are temporary; what the users of a
// failed journey saw is kept in artefacts/. The journeys read from their environment: the servers' addresses, APP_SECRET, DATA_DIR,
// LAUNCHER (the compiled executable), CHROMIUM_PATH, ARTEFACTS_DIR.
//   npm run journeys [-- --scaled] [-- --slow] [-- name of a journey]
//   npm run journeys -- --url https://… [--url …] [--mailbox http://…] name    against a running product, with Mailpit as its mail server
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startInfra, stopInfra } from './infra/index.mjs';
import { allLocalLogins } from './infra/nats-users.mjs';
import { scratchFolder } from './infra/scratch.mjs';
import { findBrowser } from './run/browser.mjs';
import { checkLogs } from './run/log-scan.mjs';
import { productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root, run } from './run/preflight.mjs';
import { LAUNCHER } from './run/product.mjs';
import { StripeServer } from './stripe/stripe-server.mjs';

async function drive(dataDir) {
  const infra = await startInfra({ dataDir, env: {}, log: console.log });
  const artefacts = join(root, 'artefacts', 'journeys');
  mkdirSync(artefacts, { recursive: true });
  // Logs of this run only, because they are searched for personal data afterwards.
  const logs = join(artefacts, 'logs');
  rmSync(logs, { recursive: true, force: true });
  const given = { NODE_ENV: 'development', PORT: process.env.PORT };
  // A local server replaces Stripe for cards. Its reports are tested elsewhere.
  const stripe = await StripeServer.start();
  const driven = await run(
    process.execPath,
    ['--enable-source-maps', 'dist/apps/journeys/src/main.js', ...process.argv.slice(2)],
    {
      ...productEnvironment({ dataDir, infra, given }),
      // As behind a proxy, so that the journeys can use several client addresses.
      TRUST_PROXY: 'true',
      LAUNCHER: join(root, LAUNCHER),
      CHROMIUM_PATH: findBrowser(),
      ARTEFACTS_DIR: artefacts,
      ...stripe.environment,
      ...allLocalLogins(),
    },
  );
  const code = (await checkLogs(logs, infra.databaseUrl)) || driven;
  await stripe.stop();
  return code;
}

/** Runs against an existing product: nothing but the browser is started here. */
function driveElsewhere() {
  const artefacts = join(root, 'artefacts', 'journeys');
  mkdirSync(artefacts, { recursive: true });
  return run(
    process.execPath,
    ['--enable-source-maps', 'dist/apps/journeys/src/main.js', ...process.argv.slice(2)],
    { CHROMIUM_PATH: findBrowser(), ARTEFACTS_DIR: artefacts },
  );
}

async function main() {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  if (process.argv.some((argument) => argument.startsWith('--url'))) return driveElsewhere();
  const dataDir = scratchFolder('quillcare-journeys-');
  // The terminal's Ctrl-C also ends the journeys. The servers are stopped here afterwards.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  try {
    return await drive(dataDir);
  } finally {
    await stopInfra({ dataDir });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
