// Measures an import of many clients on an idle system, and how much an import slows down another practice working at the same
// time.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pgCopy from 'pg-copy-streams';
import { onDatabase } from '../bench/data.mjs';
import { clientWorkbook, copySeconds, importSeconds } from '../bench/imports.mjs';
import { seeded } from '../chaos/random.mjs';
import { clientRow } from '../seed/client.mjs';
import { columnsOf, lineOf } from '../seed/copy.mjs';
import { practiceOf } from '../seed/practice.mjs';
import { percentile } from './figures.mjs';
import { timesOf, timesUntil } from './probe.mjs';

/** As many clients as the import has, in COPY's format, generated before the clock starts. */
function copyText(count) {
  const founded = practiceOf({ seed: 'copy', index: 0, clients: count, now: new Date() });
  const practice = { ...founded, users: [{ id: null }] };
  const random = seeded('copy', 'clients');
  const rows = Array.from({ length: count }, (_, at) => clientRow(practice, at, random));
  return { columns: columnsOf(rows[0]), text: rows.map((row) => lineOf(Object.keys(rows[0]), row)).join('') };
}

/** Seconds of COPY into a table with the product's columns and indexes. */
export async function indexedCopySeconds(databaseUrl, count) {
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

/** Imports for one practice while another reads its list continuously. Returns the p95 of its reads, and the rows per second. */
async function importBesideReader({ origin, token, count, first, list }) {
  let isOver = false;
  const importing = importSeconds({ url: origin, token, count, memory: () => 0, first });
  const ended = importing.finally(() => (isOver = true));
  const [{ seconds }, times] = await Promise.all([ended, timesUntil(() => isOver, 1, list)]);
  return { rate: count / seconds, meanwhile: percentile(times, 0.95) };
}

const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')} rows/s`;

const bytesOf = (layout) => () => layout.memory().reduce((sum, { mib }) => sum + mib, 0) * 1024 * 1024;

/** A workbook is read completely before its first row, and unpacked twice. Compared with CSV of as many people. */
export async function measureWorkbook({ origin, authorization, layout, options, figures }) {
  const token = authorization.authorization.replace('Bearer ', '');
  const count = options.rows / 5;
  const [csv, workbook] = [2_000_001, 3_000_001];
  const facts = { url: origin, token, count, memory: bytesOf(layout) };
  const plain = await importSeconds({ ...facts, first: csv });
  const file = await clientWorkbook(count, workbook);
  const { seconds, growthMiB } = await importSeconds({ ...facts, first: workbook, file });
  figures.add({
    part: 'workbook',
    what: `${count.toLocaleString('en')} clients from an Excel workbook, relative to CSV`,
    value: plain.seconds / seconds,
    measured: `${perSecond(count / seconds)}; memory growth ${Math.round(growthMiB)} MiB`,
  });
}

/** One import on an idle system, compared with COPY. */
async function measureAlone({ origin, databaseUrl, token, layout, count, figures }) {
  const [plain, indexed] = [
    await copySeconds(databaseUrl, count),
    await indexedCopySeconds(databaseUrl, count),
  ];
  const { seconds, growthMiB } = await importSeconds({ url: origin, token, count, memory: bytesOf(layout) });
  const [part, rows] = ['import', `${count.toLocaleString('en')} clients, nobody else at work`];
  figures.add({
    part,
    what: `${rows}, as a share of COPY into the same indexes`,
    value: indexed / seconds,
    atLeast: 0.35,
    measured: `${perSecond(count / seconds)}; COPY ${perSecond(count / indexed)}`,
  });
  figures.add({
    part,
    what: `${rows}, as a share of COPY into a table without indexes`,
    value: plain / seconds,
    measured: `COPY ${perSecond(count / plain)}`,
  });
  figures.add({ part, what: 'memory growth', value: growthMiB, unit: 'MiB', digits: 0, atMost: 100 });
}

/** An import uses the machine fully when alone and throttles itself beside others, so the two are measured one after the other. */
export async function measureImport({ origin, databaseUrl, authorization, other, layout, options, figures }) {
  const token = authorization.authorization.replace('Bearer ', '');
  await measureAlone({ origin, databaseUrl, token, layout, count: options.rows, figures });
  const list = () => ({ url: `${origin}/api/clients?limit=25`, headers: other });
  await timesOf(options.samples, list());
  const before = percentile(await timesOf(options.samples, list()), 0.95);
  const { rate, meanwhile } = await importBesideReader({
    origin,
    token,
    count: options.rows / 5,
    first: options.rows + 1,
    list,
  });
  figures.add({
    part: 'import',
    what: "another practice's list beside an import, p95 relative to before",
    value: meanwhile / before,
    atMost: 2,
    measured: `${before.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile; ${perSecond(rate)}`,
  });
}
