// `npm run outages`: what happens while something is away, as figures beside their limits: Redis, NATS and PostgreSQL under
// load, a worker that is killed in the middle of a large import, and a backup that is restored into an empty cluster.
//   npm run outages [-- redis nats postgres import]     all of it, or what is named
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopInfra } from './infra/index.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './run/preflight.mjs';

/** Resolves when the user asks to stop: then the servers must be ended as after any run. */
const stopAsked = new Promise((_, stop) => {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => stop(new Error(`stopped by ${signal}`)));
});

/** The scenarios that were asked for, in their own order; all of them unless some are named. */
function wanted(known) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const wrong = positionals.find((name) => !known.includes(name));
  if (wrong) throw new Error(`There is no "${wrong}": name some of ${known.join(', ')}, or nothing for all.`);
  return positionals.length === 0 ? known : known.filter((name) => positionals.includes(name));
}

async function main() {
  checkNode();
  await ensureInstalled();
  await ensureBuilt('--server');
  const { runOutages, SCENARIOS } = await import('./outages/run.mjs');
  const names = wanted(Object.keys(SCENARIOS));
  const { summaryOf } = await import('./outages/result.mjs');
  const artefacts = join(root, 'artefacts', 'outages');
  rmSync(artefacts, { recursive: true, force: true });
  mkdirSync(artefacts, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'quillcare-outages-'));
  const lines = [];
  const print = (line) => {
    lines.push(line);
    console.log(line);
  };
  try {
    const running = runOutages({ names, dataDir, logs: join(artefacts, 'logs'), print });
    const results = await Promise.race([running, stopAsked]);
    print(summaryOf(results));
    return results.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    writeFileSync(join(artefacts, 'report.txt'), `${lines.join('\n')}\n`);
    await stopInfra({ dataDir });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error.stack ?? error.message);
  process.exit(1);
}
