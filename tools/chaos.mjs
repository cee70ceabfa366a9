// `npm run chaos`: shows that nothing is lost and nothing is done twice, whatever dies. Practices sign up and send quotes,
// patients answer, and meanwhile the product's processes and servers are killed, cut off and slowed down; then everything
// that a client was told is compared with what is stored, and what is stored with what must follow from it.
//   npm run chaos [-- --short] [--seed <text>] [--answers 5000] [--faults 60]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopInfra } from './infra/index.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './run/preflight.mjs';

const FORMS = {
  long: { answers: 5_000, faults: 60, limitMs: 90 * 60_000, patienceMs: 300_000 },
  short: { answers: 200, faults: 8, limitMs: 6 * 60_000, patienceMs: 90_000 },
};

function readOptions() {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Date.now()) },
      answers: { type: 'string' },
      faults: { type: 'string' },
    },
  });
  const form = FORMS[values.short ? 'short' : 'long'];
  return {
    ...form,
    seed: values.seed,
    answers: Number(values.answers ?? form.answers),
    faults: Number(values.faults ?? form.faults),
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
  await ensureBuilt('--server');
  const { runChaos } = await import('./chaos/run.mjs');
  const { isWell, reportLines } = await import('./chaos/report.mjs');
  const artefacts = join(root, 'artefacts', 'chaos');
  rmSync(artefacts, { recursive: true, force: true });
  mkdirSync(artefacts, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'quillcare-chaos-'));
  const begun = Date.now();
  const print = (line) =>
    console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${line}`);
  print(`seed ${options.seed}: ${options.answers} answers and ${options.faults} faults`);
  try {
    const running = runChaos({ options, dataDir, logs: join(artefacts, 'logs'), print });
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
