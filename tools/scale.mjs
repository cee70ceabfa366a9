// `npm run scale`: measures the figures behind docs/scale.md. Fills the product's own tables for practices of uneven size,
// reports the disk space of a client and a quote, how many events per second one relay and one worker handle, and compares
// queries on the tables as they are with tables partitioned by organisation.
//   npm run scale [-- --clients 100000] [-- --partitions 64] [-- --rounds 200]
//   npm run scale -- --practices 1000 [--minutes 30] [--rate 6] [--least 1] [--room 28]: that many practices at work, with processes scaled
//   by the manifests' rule; `rate` staff actions a second, `least` processes of each (2 in the manifests), `room` for that many in total.
import { startInfra } from './infra/index.mjs';
import { prepareDatabase } from './load/database.mjs';
import { productEnvironment } from './run/environment.mjs';
import { prove } from './run/proof.mjs';
import { measureEvents } from './scale/events.mjs';
import { comparePartitions } from './scale/partitions.mjs';
import { runPractices } from './scale/practices.mjs';
import { measureStorage } from './scale/storage.mjs';

const EVENTS = 4_000;
const PORT = 3190;

function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return otherwise;
  const value = Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1.`);
  return value;
}

await prove(
  'scale',
  async (run) => {
    if (process.argv.includes('--practices'))
      return runPractices(run, {
        practices: option('practices', 1_000),
        minutes: option('minutes', 30),
        rate: option('rate', 6),
        least: option('least', 1),
        room: option('room', 28),
      });
    const { dataDir, print, report } = run;
    const [clients, partitions, rounds] = [
      option('clients', 100_000),
      option('partitions', 64),
      option('rounds', 200),
    ];
    const infra = await startInfra({ dataDir });
    const environment = productEnvironment({ dataDir, infra });
    const { environment: own } = await prepareDatabase({ environment, name: 'scale', clients, print });
    const databaseUrl = own.DATABASE_URL;
    const stored = await measureStorage(databaseUrl);
    const events = await measureEvents({ environment: own, count: EVENTS, port: PORT, print });
    const compared = await comparePartitions({ databaseUrl, partitions, rounds, print });
    const parts = { Storage: stored, Events: events, [`${partitions} partitions`]: compared };
    const lines = Object.entries(parts).flatMap(([title, part]) => [`## ${title}`, '', ...part, '']);
    report(lines, 'report.md');
    return 0;
  },
  { build: ['--server'] },
);
