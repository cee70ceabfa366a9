// `npm run journeys`: drives the whole product through a real browser. Servers, data and mailbox are thrown away
// afterwards; screenshots and traces stay in artefacts/. What the journeys are given is in their environment:
// the servers' addresses, APP_SECRET, DATA_DIR, LAUNCHER (the compiled executable), CHROMIUM_PATH, ARTEFACTS_DIR.
//   npm run journeys [-- --scaled] [-- name of a journey]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, installAsRoot } from './infra/binaries.mjs';
import { startInfra, stopInfra } from './infra/index.mjs';
import { productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root, run } from './run/preflight.mjs';
import { LAUNCHER } from './run/product.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findBrowser() {
  const find = () => BROWSERS.map(findOnPath).find(Boolean);
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = find() ?? (installAsRoot(['chromium'], console.log) ? find() : undefined);
  if (!found) throw new Error('The journeys need Chromium: install it, or set CHROMIUM_PATH to its program.');
  return found;
}

async function drive(dataDir) {
  const infra = await startInfra({ dataDir, env: {}, log: console.log });
  const artefacts = join(root, 'artefacts', 'journeys');
  mkdirSync(artefacts, { recursive: true });
  const given = { NODE_ENV: 'development', PORT: process.env.PORT };
  return run(
    process.execPath,
    ['--enable-source-maps', 'dist/apps/journeys/src/main.js', ...process.argv.slice(2)],
    {
      ...productEnvironment({ dataDir, infra, given }),
      LAUNCHER: join(root, LAUNCHER),
      CHROMIUM_PATH: findBrowser(),
      ARTEFACTS_DIR: artefacts,
    },
  );
}

async function main() {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'quillcare-journeys-'));
  // The journeys end on the terminal's Ctrl-C by themselves, and then the servers are stopped here.
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
