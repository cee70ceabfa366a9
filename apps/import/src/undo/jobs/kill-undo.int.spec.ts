import { undoImport } from '@quillcare/contracts';
import { perFile, testProduct, ProductProcess } from '@quillcare/testing';
import { clientsCsv } from '../../../fixtures/clients.generator';
import { importFile } from '../../../fixtures/importing.suite';
import { undone } from '../../../fixtures/undoing.suite';

const ROWS = 6_000;

// This process only answers requests: the work is done by workers that the test can kill.
const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import'], role: 'api' });
const practice = perFile(() => product.signUp());

/** Starts a worker of imports for some work. */
async function withWorker(work: () => Promise<unknown>, end: 'stop' | 'kill'): Promise<void> {
  const worker = await ProductProcess.start(product.config, ['import']);
  try {
    await work();
  } finally {
    await worker[end]();
  }
}

it('an undo whose worker is killed goes on: every record once', async () => {
  const by = practice.admin;
  const file = Buffer.from([...clientsCsv(ROWS)].join(''));
  let id = '';
  await withWorker(async () => {
    ({ id } = await importFile(product, by, file));
  }, 'stop');
  await product.call(undoImport, { params: { id } }, by);
  const removed = async () => {
    const [undo] = await product.sql<{ removed: number }>(
      'select removed from import.import_undo where import_id = $1',
      [id],
    );
    return undo?.removed ?? 0;
  };
  await withWorker(
    () => product.eventually(async () => expect(await removed()).toBeGreaterThan(ROWS / 10)),
    'kill',
  );
  expect(await removed()).toBeLessThan(ROWS);
  await withWorker(async () => {
    const run = await undone(product, by, id);
    expect(run.undo).toMatchObject({ status: 'COMPLETED', total: ROWS, removed: ROWS, left: 0 });
  }, 'stop');
  // Removed twice, a client would have another version, and another entry in the audit.
  const [stored] = await product.sql(
    `select count(*)::int as clients, count(deleted_at)::int as removed, min(version) as least, max(version) as most
       from crm.client where organisation_id = $1`,
    [practice.organisationId],
  );
  expect(stored).toEqual({ clients: ROWS, removed: ROWS, least: 2, most: 2 });
});
