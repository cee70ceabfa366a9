// `npm run load`: what the product takes, as shares of bare drivers on the same machine in the same run, and whether it
// stays so with a million clients. Only errors make it fail, never a time.
//   npm run load [-- --short] [-- --scaled] [-- --only reads,sizes] [-- --sizes 10k,100k,1m] [-- --minutes 10] [-- --write]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopInfra } from './infra/index.mjs';
import { Figures, summaryOf, tableOf } from './load/figures.mjs';
import { readOptions } from './load/options.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './run/preflight.mjs';

/** Resolves when the user asks to stop: then the servers must be ended as after any run. */
const stopAsked = new Promise((_, stop) => {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => stop(new Error(`stopped by ${signal}`)));
});

/** Puts the table between the markers of docs/benchmarks.md that belong to this layout. */
function publish(lines, { isScaled, rounds, seconds }) {
  const file = join(root, 'docs', 'benchmarks.md');
  const page = readFileSync(file, 'utf8');
  const name = isScaled ? 'load, one process per target' : 'load, one process';
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const machine = `Node ${process.version}, ${cpus().length} cores, ${rounds} interleaved rounds of ${seconds} s, medians.`;
  const before = page.slice(0, page.indexOf(begin) + begin.length);
  writeFileSync(file, `${before}\n\n${machine}\n\n${lines.join('\n')}\n\n${page.slice(page.indexOf(end))}`);
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  const { runLoad } = await import('./load/run.mjs');
  const artefacts = join(root, 'artefacts', 'load');
  mkdirSync(artefacts, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'quillcare-load-'));
  const begun = Date.now();
  const print = (line) =>
    console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${line}`);
  const figures = new Figures(print);
  try {
    const running = runLoad({ options, dataDir, logs: join(artefacts, 'logs'), figures, print });
    await Promise.race([running, stopAsked]);
    const lines = tableOf(figures);
    writeFileSync(join(artefacts, 'report.md'), `${lines.join('\n')}\n`);
    console.log([...lines, '', ...summaryOf(figures)].join('\n'));
    if (options.isToBeWritten) publish(lines, options);
    return figures.faults.length === 0 ? 0 : 1;
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
