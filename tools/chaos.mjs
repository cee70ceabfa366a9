// `npm run chaos`: proves that nothing is lost and nothing is done twice, whatever fails. Practices sign up and send quotes,
// patients answer, and meanwhile the product's processes and servers are killed, cut off and slowed down. Then everything that
// was acknowledged to a client is compared with what is stored, and the stored records with their required consequences.
//   npm run chaos [-- --short] [--seed <text>] [--answers 5000] [--faults 60]
import { parseArgs } from 'node:util';
import { prove } from './run/proof.mjs';

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

const work = async ({ dataDir, logs, print, report }) => {
  const options = readOptions();
  const { runChaos } = await import('./chaos/run.mjs');
  const { isWell, reportLines } = await import('./chaos/report.mjs');
  print(`seed ${options.seed}: ${options.answers} answers and ${options.faults} faults`);
  const run = await runChaos({ options, dataDir, logs, print });
  report(reportLines(run));
  return isWell(run) ? 0 : 1;
};

await prove('chaos', work, { build: ['--server', '--tests'] });
