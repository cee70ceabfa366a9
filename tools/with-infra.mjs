// Runs the product's executable once with given options against the servers of the data folder: those that run
// already, or its own for as long as it takes.
//   node tools/with-infra.mjs <options of the launcher>
import { mkdirSync } from 'node:fs';
import { startInfra } from './infra/index.mjs';
import { productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled, run } from './run/preflight.mjs';
import { LAUNCHER } from './run/product.mjs';

const dataDir = process.env.DATA_DIR || '.data';

async function main() {
  checkNode();
  mkdirSync(dataDir, { recursive: true });
  await ensureInstalled();
  await ensureBuilt('--server');
  // The terminal's Ctrl-C reaches the executable as well: it ends first, and then the servers are stopped here.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const infra = await startInfra({ dataDir });
  try {
    const args = [LAUNCHER, ...process.argv.slice(2)];
    return await run(process.execPath, args, productEnvironment({ dataDir, infra }));
  } finally {
    await infra.stop();
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
