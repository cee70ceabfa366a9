// An import of many clients, and how much it slows down another practice.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pgCopy from 'pg-copy-streams';
import { onDatabase } from '../bench/data.mjs';
import { copySeconds, importSeconds } from '../bench/imports.mjs';
import { seeded } from '../chaos/random.mjs';
import { clientRow } from '../seed/client.mjs';
import { columnsOf, lineOf } from '../seed/copy.mjs';
import { practiceOf } from '../seed/practice.mjs';
import { percentile } from './figures.mjs';
import { timesOf, timesUntil } from './probe.mjs';

/** As many clients as the import has, in COPY's format; generated before the clock starts. */
function copyText(count) {
  const founded = practiceOf({ seed: 'copy', index: 0, clients: count, now: new Date() });
  const practice = { ...founded, users: [{ id: null }] };
  const random = seeded('copy', 'clients');
  const rows = Array.from({ length: count }, (_, at) => clientRow(practice, at, random));
  return { columns: columnsOf(rows[0]), text: rows.map((row) => lineOf(Object.keys(rows[0]), row)).join('') };
}

/** Seconds of COPY into a table with the product's columns and indexes. */
async function indexedCopySeconds(databaseUrl, count) {
  const { columns, text } = copyText(count);
  return onDatabase(databaseUrl, async (database) => {
    await database.query('create table bench.client (like crm.client including all)');
    const started = performance.now();
    const into = database.query(pgCopy.from(`copy bench.client (${columns}) from stdin`));
    await pipeline(Readable.from([text]), into);
    const seconds = (performance.now() - started) / 1000;
    await database.query('drop table bench.client');
    return seconds;
  });
}

/** Imports, and reads another practice's list without a pause until the import is complete. */
async function importWhileReading({ origin, authorization, memory, count, list }) {
  const bytes = () => memory().reduce((sum, { mib }) => sum + mib, 0) * 1024 * 1024;
  const token = authorization.authorization.replace('Bearer ', '');
  let isOver = false;
  const importing = importSeconds({ url: origin, token, count, memory: bytes }).finally(
    () => (isOver = true),
  );
  const [imported, times] = await Promise.all([importing, timesUntil(() => isOver, 1, list)]);
  return { ...imported, meanwhile: percentile(times, 0.95) };
}

export async function measureImport({ origin, databaseUrl, authorization, other, layout, options, figures }) {
  const count = options.rows;
  const list = () => ({ url: `${origin}/api/clients?limit=25`, headers: other });
  const before = percentile(await timesOf(options.samples, list()), 0.95);
  const [plain, indexed] = [
    await copySeconds(databaseUrl, count),
    await indexedCopySeconds(databaseUrl, count),
  ];
  const scene = { origin, authorization, memory: layout.memory, count, list };
  const { seconds, growthMiB, meanwhile } = await importWhileReading(scene);
  const rate = (taken) => `${Math.round(count / taken).toLocaleString('en')} rows/s`;
  const [part, rows] = ['import', `${count.toLocaleString('en')} clients`];
  figures.add({
    ...{
      part,
      what: `${rows}, in shares of COPY into the same indexes`,
      value: indexed / seconds,
      atLeast: 0.35,
    },
    measured: `${rate(seconds)}; COPY ${rate(indexed)}`,
  });
  figures.add({
    ...{ part, what: `${rows}, in shares of COPY into a table without any`, value: plain / seconds },
    measured: `COPY ${rate(plain)}`,
  });
  figures.add({ part, what: 'memory growth', value: growthMiB, unit: 'MiB', digits: 0, atMost: 100 });
  figures.add({
    ...{
      part,
      what: "another practice's list meanwhile, p95 in times of before",
      value: meanwhile / before,
      atMost: 2,
    },
    measured: `${before.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile`,
  });
}
