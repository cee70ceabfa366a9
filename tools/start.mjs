// `npm start`: from a fresh clone to a running product. Ctrl-C stops it and its servers.
import { mkdirSync } from 'node:fs';
import { startInfra, stopInfra } from './infra/index.mjs';
import { launcherArguments, productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './run/preflight.mjs';
import { checkPort, clearTheWay, startLauncher } from './run/product.mjs';

const dataDir = process.env.DATA_DIR || '.data';
const log = (line) => console.log(`› ${line}`);

/** Resolves at the first signal. Further ones are ignored, so that the database is shut down cleanly. */
const stopAsked = new Promise((asked) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => asked(signal));
});

async function main() {
  checkNode();
  mkdirSync(dataDir, { recursive: true });
  await clearTheWay(dataDir, log);
  await checkPort(Number(process.env.PORT || 3000));
  await ensureInstalled();
  await ensureBuilt('--server', '--web');
  try {
    const infra = await startInfra({ dataDir, log });
    const env = productEnvironment({ dataDir, infra });
    const product = startLauncher({ dataDir, args: launcherArguments(process.argv.slice(2)), env });
    const first = await Promise.race([product.ended, stopAsked]);
    if (typeof first !== 'string') {
      log(`Quillcare ${first.why}. Stopping its servers.`);
      return first.code;
    }
    log('stopping');
    await product.stop();
    return 0;
  } finally {
    await stopInfra({ dataDir });
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
