// `npm run outages`: outages of Redis, NATS and PostgreSQL under load, a node and a relay's leader that vanish, a service
// unavailable for ten minutes, a worker killed during a large import, and a backup restored into an empty cluster. Reports each
// figure with its limit.
//   npm run outages [-- --short] [-- node redis nats postgres relay service import]     all of it, or the named parts
import { parseArgs } from 'node:util';
import { prove } from './run/proof.mjs';

/** The named scenarios in their fixed order (all if none is named), and whether to run their short form. */
function wanted(known) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { short: { type: 'boolean', default: false } },
  });
  const wrong = positionals.find((name) => !known.includes(name));
  if (wrong)
    throw new Error(`Unknown part "${wrong}": choose from ${known.join(', ')}, or give none for all.`);
  const names = positionals.length === 0 ? known : known.filter((name) => positionals.includes(name));
  return { names, isShort: values.short };
}

const work = async ({ dataDir, logs, print, report }) => {
  const { ALONE, runOutages, SCENARIOS } = await import('./outages/run.mjs');
  const { summaryOf } = await import('./outages/result.mjs');
  const lines = [];
  const told = (line) => {
    lines.push(line);
    print(line);
  };
  const results = await runOutages({
    ...wanted(Object.keys({ ...ALONE, ...SCENARIOS })),
    dataDir,
    logs,
    print: told,
  });
  report([...lines, summaryOf(results)]);
  return results.every(({ isMet }) => isMet) ? 0 : 1;
};

await prove('outages', work, { build: ['--server', '--tests'] });
