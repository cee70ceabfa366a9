// `npm run seed`: fills the database of `npm start` with made-up practices, clients, quotes and everything that follows from
// them. The same seed on the same day gives the same rows (except for the password hash's salt).
//   npm run seed [-- --size 10k|100k|1m] [--organisations 200] [--seed 1]
import { mkdirSync } from 'node:fs';
import { startInfra } from './infra/index.mjs';
import { productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled, run } from './run/preflight.mjs';
import { LAUNCHER } from './run/product.mjs';
import { untilStopped } from './run/proof.mjs';
import { readOptions, refuseProduction } from './seed/options.mjs';

const dataDir = process.env.DATA_DIR || '.data';
const DAY_MS = 86_400_000;
const today = () => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
const grouped = (number) => Math.round(number).toLocaleString('en');

async function fill(databaseUrl, options) {
  const { PASSWORD, seedDatabase } = await import('./seed/run.mjs');
  const { adminEmail } = await import('./seed/practice-names.mjs');
  let told = 0;
  const log = (rows, seconds) => {
    if (seconds - told < 5) return;
    told = seconds;
    console.log(`› ${grouped(rows)} rows after ${seconds.toFixed(0)} s`);
  };
  const { counts, seconds } = await seedDatabase({ databaseUrl, ...options, now: today(), log });
  let rows = 0;
  for (const [table, count] of counts) {
    rows += count;
    console.log(`${table.padEnd(34)} ${grouped(count).padStart(12)}`);
  }
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `${grouped(rows)} rows in ${seconds.toFixed(1)} s: ${grouped(rows / seconds)} rows/s, at most ${memory} MiB of memory`,
  );
  console.log(
    `Sign in as ${adminEmail(options.seed, 0)} (the largest practice) with the password ${PASSWORD}`,
  );
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  refuseProduction({ mode: process.env.NODE_ENV, isAllowed: options.isProductionAllowed });
  checkNode();
  mkdirSync(dataDir, { recursive: true });
  await ensureInstalled();
  await ensureBuilt('--server');
  const infra = await startInfra({ dataDir });
  try {
    const args = [LAUNCHER, '--migrate-only'];
    const code = await run(process.execPath, args, productEnvironment({ dataDir, infra }));
    if (code !== 0) return code;
    await Promise.race([fill(infra.databaseUrl, options), untilStopped()]);
    return 0;
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
