// `npm run attack`: shows that nobody gets in and nothing breaks, whatever is sent. Every operation of the contracts is
// called by nobody, by every role, for another practice's things, with forged tokens, from other sites and with hostile
// and malformed input, against the built product with the settings of production.
//   npm run attack [-- --short] [--scaled] [--seed <text>] [--bodies 200] [--only <part of an attack's name>]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopInfra } from './infra/index.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './run/preflight.mjs';

const BODIES = { long: 200, short: 20 };

function readOptions() {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      scaled: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Date.now()) },
      bodies: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    isShort: values.short,
    isScaled: values.scaled,
    seed: values.seed,
    only: values.only,
    bodies: Number(values.bodies ?? BODIES[values.short ? 'short' : 'long']),
  };
}

/** Resolves when the user asks to stop: then the servers must be ended as after any run. */
const stopAsked = new Promise((_, stop) => {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => stop(new Error(`stopped by ${signal}`)));
});

async function main() {
  const options = readOptions();
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  const { runAttack } = await import('./attack/run.mjs');
  const { isWell, reportLines } = await import('./attack/report.mjs');
  const artefacts = join(root, 'artefacts', 'attack');
  rmSync(artefacts, { recursive: true, force: true });
  mkdirSync(artefacts, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'quillcare-attack-'));
  const begun = Date.now();
  const print = (line) =>
    console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${line}`);
  print(
    `seed ${options.seed}: ${options.isShort ? 'short' : 'long'} form, ${options.bodies} malformed bodies each`,
  );
  try {
    const running = runAttack({ options, dataDir, logs: join(artefacts, 'logs'), print });
    const run = await Promise.race([running, stopAsked]);
    const lines = reportLines(run);
    writeFileSync(join(artefacts, 'report.txt'), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
    return isWell(run) ? 0 : 1;
  } finally {
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
