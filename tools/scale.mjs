// `npm run scale`: measures the figures behind docs/scale.md. Fills the product's own tables for practices of uneven size, and
// reports the disk space of a client and a quote, and how many events per second one relay and one worker handle.
//   npm run scale [-- --clients 100000]
//   npm run scale -- --practices 1000 [--minutes 30] [--rate 6] [--least 1] [--room 28]: that many practices at work, with processes scaled
//   by the manifests' rule; `rate` staff actions a second, `least` processes of each (2 in the manifests), `room` for that many in total.
import { parseArgs } from 'node:util';
import { startInfra } from './infra/index.mjs';
import { prepareDatabase } from './load/database.mjs';
import { productEnvironment } from './run/environment.mjs';
import { prove } from './run/proof.mjs';
import { measureEvents } from './scale/events.mjs';
import { runPractices } from './scale/practices.mjs';
import { measureStorage } from './scale/storage.mjs';

const EVENTS = 4_000;
const PORT = 3190;
const DEFAULTS = { clients: 100_000, practices: 0, minutes: 30, rate: 6, least: 1, room: 28 };

function readOptions() {
  const options = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ options });
  const given = Object.entries(values).map(([name, text]) => [name, Number(text)]);
  for (const [name, value] of given)
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1.`);
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}

async function measureTables({ dataDir, print, report }, { clients }) {
  const infra = await startInfra({ dataDir });
  const environment = productEnvironment({ dataDir, infra });
  const { environment: own } = await prepareDatabase({ environment, name: 'scale', clients, print });
  const stored = await measureStorage(own.DATABASE_URL);
  const events = await measureEvents({ environment: own, count: EVENTS, port: PORT, print });
  report(['## Storage', '', ...stored, '', '## Events', '', ...events], 'report.md');
  return 0;
}

const options = readOptions();
const work = options.practices > 0 ? runPractices : measureTables;
await prove('scale', (run) => work(run, options), { build: ['--server'] });
