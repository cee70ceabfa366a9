// Import of many clients through the gateway, compared with COPY of the same rows into a plain table.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pgCopy from 'pg-copy-streams';
import Papa from 'papaparse';
import { serialOf } from '../messy/people.mjs';
import { DAY, workbookOf } from '../messy/workbook.mjs';
import { clientCsv, onDatabase } from './data.mjs';

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function copySeconds(databaseUrl, count) {
  const rows = clientCsv(count)
    .split('\r\n')
    .slice(1)
    .map((line) => line.replace(/,(\d+)\/(\d+)\/(\d+),/, ',$3-$2-$1,'))
    .join('\n');
  return onDatabase(databaseUrl, async (database) => {
    const started = performance.now();
    await pipeline(
      Readable.from([rows]),
      database.query(pgCopy.from('copy bench.copied from stdin with (format csv)')),
    );
    return (performance.now() - started) / 1000;
  });
}

/** The same people as a workbook. Strings are shared, as Excel writes them, and dates are numbers. */
export async function clientWorkbook(count, first) {
  const [head, ...lines] = Papa.parse(clientCsv(count, first), { skipEmptyLines: true }).data;
  const day = (text) => ({ value: serialOf(text.split('/').reverse().map(twoDigits).join('-')), style: DAY });
  const rows = lines.map((cells) =>
    cells.map((cell, at) => (head[at] === 'Date of Birth' ? day(cell) : cell)),
  );
  return workbookOf('Clients', [head, ...rows]);
}

const twoDigits = (part) => part.padStart(2, '0');

/** Seconds from the first byte sent to completion, and the growth of the product's memory meanwhile. CSV if no `file` is given. */
export async function importSeconds({ url, token, count, memory, first, file = clientCsv(count, first) }) {
  const form = new FormData();
  form.set('entityType', 'clients');
  form.set('duplicateStrategy', 'skip');
  form.set('again', 'true');
  form.set('file', new Blob([file]), typeof file === 'string' ? 'clients.csv' : 'clients.xlsx');
  const headers = { authorization: `Bearer ${token}` };
  const before = memory();
  let peak = before;
  const started = performance.now();
  const answer = await fetch(`${url}/api/imports`, { method: 'POST', headers, body: form });
  if (answer.status !== 202) throw new Error(`import refused: ${answer.status} ${await answer.text()}`);
  const { id } = await answer.json();
  for (;;) {
    await sleep(50);
    peak = Math.max(peak, memory());
    const run = await (await fetch(`${url}/api/imports/${id}`, { headers })).json();
    if (run.status === 'FAILED') throw new Error(`import failed: ${run.summary}`);
    if (run.status !== 'COMPLETED') continue;
    if (run.successful !== count)
      throw new Error(`only ${run.successful} of ${count} rows were imported: ${run.summary}`);
    return { seconds: (performance.now() - started) / 1000, growthMiB: (peak - before) / 1024 / 1024 };
  }
}
