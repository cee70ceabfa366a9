// `npm run load`: measures the product's performance relative to bare drivers in the same run, and whether it holds with a
// million clients. Only errors make it fail, never a time.
//   npm run load [-- --short] [-- --scaled] [-- --only reads,sizes,search] [-- --sizes 10k,100k,1m] [-- --minutes 10] [-- --write]
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { Figures, summaryOf, tableOf } from './load/figures.mjs';
import { readOptions } from './load/options.mjs';
import { root } from './run/preflight.mjs';
import { prove } from './run/proof.mjs';

/** Writes the table between this layout's markers in docs/benchmarks.md. */
function publish(lines, { isScaled, rounds, seconds }) {
  const file = join(root, 'docs', 'benchmarks.md');
  const page = readFileSync(file, 'utf8');
  const name = isScaled ? 'load, one process per target' : 'load, one process';
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const machine = `Node ${process.version}, ${cpus().length} cores, ${rounds} interleaved rounds of ${seconds} s, medians.`;
  const before = page.slice(0, page.indexOf(begin) + begin.length);
  writeFileSync(file, `${before}\n\n${machine}\n\n${lines.join('\n')}\n\n${page.slice(page.indexOf(end))}`);
}

await prove('load', async ({ dataDir, logs, print, report }) => {
  const options = readOptions(process.argv.slice(2));
  const { runLoad } = await import('./load/run.mjs');
  const figures = new Figures(print);
  await runLoad({ options, dataDir, logs, figures, print });
  const lines = tableOf(figures);
  report([...lines, '', ...summaryOf(figures)], 'report.md');
  if (options.isToBeWritten) publish(lines, options);
  return figures.faults.length === 0 ? 0 : 1;
});
