// Runs the product's executable once against the servers of the data folder, which it starts and stops unless they are already
// running.
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
  // The terminal's Ctrl-C also ends the executable. The servers are stopped here afterwards.
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
