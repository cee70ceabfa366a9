import { undoImport } from '@quillcare/contracts';
import { perFile, testProduct, ProductProcess } from '@quillcare/testing';
import { clientsCsv } from '../../../fixtures/clients.generator';
import { importFile } from '../../../fixtures/importing.suite';
import { undone } from '../../../fixtures/undoing.suite';

const ROWS = 6_000;

let worker: ProductProcess;
// Before the product, whose database it works on.
afterAll(() => worker.stop());
// This process only answers requests: the work is done by workers that the test can kill.
const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import'], role: 'api' });
const practice = perFile(() => product.signUp());

const newWorker = async () => {
  worker = await ProductProcess.start(product.config, ['import']);
};
beforeAll(newWorker);

it('an undo whose worker is killed goes on: every record once', async () => {
  const by = practice.admin;
  const file = Buffer.from([...clientsCsv(ROWS)].join(''));
  const { id } = await importFile(product, by, file);
  await product.call(undoImport, { params: { id } }, by);
  const removed = async () => {
    const [undo] = await product.sql<{ removed: number }>(
      'select removed from import.import_undo where import_id = $1',
      [id],
    );
    return undo?.removed ?? 0;
  };
  await product.eventually(async () => expect(await removed()).toBeGreaterThan(ROWS / 10));
  await worker.kill();
  expect(await removed()).toBeLessThan(ROWS);
  // Its lease would run out in ten seconds: `kill-import.int.spec.ts` waits for one.
  await product.sql('update import.import_undo set lease_until = now() where lease_until is not null');
  await newWorker();
  const run = await undone(product, by, id);
  expect(run.undo).toMatchObject({ status: 'COMPLETED', total: ROWS, removed: ROWS, left: 0 });
  // Removed twice, a client would have another version, and another entry in the audit.
  const [stored] = await product.sql(
    `select count(*)::int as clients, count(deleted_at)::int as removed, min(version) as least, max(version) as most
       from crm.client where organisation_id = $1`,
    [practice.organisationId],
  );
  expect(stored).toEqual({ clients: ROWS, removed: ROWS, least: 2, most: 2 });
});
