// `npm run outages`: what happens while something is away, as figures beside their limits: Redis, NATS and PostgreSQL under
// load, a worker that is killed in the middle of a large import, and a backup that is restored into an empty cluster.
//   npm run outages [-- redis nats postgres import]     all of it, or what is named
import { parseArgs } from 'node:util';
import { prove } from './run/proof.mjs';

/** The scenarios that were asked for, in their own order; all of them unless some are named. */
function wanted(known) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const wrong = positionals.find((name) => !known.includes(name));
  if (wrong) throw new Error(`There is no "${wrong}": name some of ${known.join(', ')}, or nothing for all.`);
  return positionals.length === 0 ? known : known.filter((name) => positionals.includes(name));
}

const work = async ({ dataDir, logs, print, report }) => {
  const { runOutages, SCENARIOS } = await import('./outages/run.mjs');
  const { summaryOf } = await import('./outages/result.mjs');
  const lines = [];
  const told = (line) => {
    lines.push(line);
    print(line);
  };
  const results = await runOutages({ names: wanted(Object.keys(SCENARIOS)), dataDir, logs, print: told });
  report([...lines, summaryOf(results)]);
  return results.every(({ isMet }) => isMet) ? 0 : 1;
};

await prove('outages', work, { build: ['--server', '--tests'] });
