// `npm run attack`: proves that nobody gains access and nothing breaks, whatever is sent. Every operation of the contracts is
// called without a session, by every role, for another practice's records, with forged tokens, from other sites and with hostile
// and malformed input, against the built product with production settings.
//   npm run attack [-- --short] [--scaled] [--seed <text>] [--bodies 200] [--only <part of an attack's name>]
import { parseArgs } from 'node:util';
import { prove } from './run/proof.mjs';

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

await prove('attack', async ({ dataDir, logs, print, report }) => {
  const options = readOptions();
  const { runAttack } = await import('./attack/run.mjs');
  const { isWell, reportLines } = await import('./attack/report.mjs');
  print(
    `seed ${options.seed}: ${options.isShort ? 'short' : 'long'} form, ${options.bodies} malformed bodies each`,
  );
  const run = await runAttack({ options, dataDir, logs, print });
  report(reportLines(run));
  return isWell(run) ? 0 : 1;
});
