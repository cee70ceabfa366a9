import { mendAlike, startCheckedImport } from '@quillcare/contracts';
import { perFile, testProduct, ProductProcess } from '@quillcare/testing';
import { CLIENTS_HEADER, clientsCsv } from '../../../fixtures/clients.generator';
import { finished, startImport } from '../../../fixtures/importing.suite';

const ROWS = 6_000;
/** Every so many rows one has a state that must be mended, so that each worker meets some. */
const ODD_EVERY = 300;
/** Time for the killed worker's lease to expire and another worker to resume. */
const RESUMED_WITHIN_MS = 30_000;

/** Names that say nothing: only what somebody chose says what the columns are. */
const FIELDS = CLIENTS_HEADER.replace('Street Address', 'streetAddress')
  .split(',')
  .map((name) => name.charAt(0).toLowerCase() + name.slice(1));
const MAPPING = { columns: FIELDS.map((field, column) => ({ column, header: `Column ${column}`, field })) };

let worker: ProductProcess;
// Before the product, whose database it works on.
afterAll(() => worker.stop());
// This process only answers requests: checks and imports run in workers that the test can kill.
const product = testProduct({ only: ['identity', 'crm', 'import'], role: 'api' });
const practice = perFile(() => product.signUp());
beforeAll(async () => {
  worker = await ProductProcess.start(product.config, ['import']);
});

function file(): Buffer {
  const [, ...lines] = clientsCsv(ROWS);
  const header = MAPPING.columns.map(({ header: name }) => name).join(',');
  const odd = lines.map((line, at) =>
    at % ODD_EVERY === 0 ? line.replace(/,[A-Z]{2,3}(,\d+\r\n)$/, ',N.A.$1') : line,
  );
  return Buffer.from([`${header}\r\n`, ...odd].join(''));
}

async function rowsRecorded(id: string): Promise<number> {
  const [run] = await product.sql<{ total: number }>('select total from import.import_run where id = $1', [
    id,
  ]);
  return run?.total ?? 0;
}

/** Kills the worker when it has recorded a part of the rows; another one goes on. */
async function killedHalfWay(id: string) {
  await product.eventually(async () => expect(await rowsRecorded(id)).toBeGreaterThan(ROWS / 10));
  await worker.kill();
  const left = await rowsRecorded(id);
  expect(left).toBeLessThan(ROWS);
  const killedAt = Date.now();
  worker = await ProductProcess.start(product.config, ['import']);
  await product.eventually(
    async () => expect(await rowsRecorded(id)).toBeGreaterThan(left),
    killedAt + RESUMED_WITHIN_MS - Date.now(),
  );
  return finished(product, practice.admin, id);
}

it('a check, and an import by chosen columns of what was mended, go on when their worker is killed: every row once', async () => {
  const by = practice.admin;
  const whole = { status: 'COMPLETED', total: ROWS, skipped: 0 };
  const odd = ROWS / ODD_EVERY;
  const { id } = await startImport(product, by, file(), 'skip', 'clients', {
    dryRun: true,
    mapping: MAPPING,
  });
  expect(await killedHalfWay(id)).toMatchObject({ ...whole, successful: ROWS - odd, failed: odd });
  const [checked] = await product.sql(
    `select (select count(*)::int from import.import_check_row where import_id = $1) as rows,
        (select count(*)::int from crm.client where organisation_id = $2) as clients`,
    [id, practice.organisationId],
  );
  expect(checked).toEqual({ rows: ROWS, clients: 0 });

  const mend = { at: FIELDS.indexOf('state'), from: 'N.A.', text: 'TAS' };
  expect(await product.call(mendAlike, { params: { id }, body: mend }, by)).toMatchObject({ changed: odd });
  const started = await product.call(startCheckedImport, { params: { id }, body: { again: true } }, by);
  const waiting = await startImport(product, by, Buffer.from([...clientsCsv(3)].join('')));
  const run = await killedHalfWay(started.id);
  expect(run).toMatchObject({ ...whole, successful: ROWS, failed: 0 });
  const [stored] = await product.sql(
    `select count(*)::int as rows, count(distinct email)::int as emails, count(state)::int as states
       from crm.client where organisation_id = $1`,
    [practice.organisationId],
  );
  expect(stored).toEqual({ rows: ROWS, emails: ROWS, states: ROWS });
  const next = await finished(product, by, waiting.id);
  expect(next).toMatchObject({ status: 'COMPLETED', total: 3, skipped: 3 });
  expect(Date.parse(next.startedAt!)).toBeGreaterThanOrEqual(Date.parse(run.finishedAt!));
});
