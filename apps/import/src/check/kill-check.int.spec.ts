import { perFile, testProduct, ProductProcess } from '@quillcare/testing';
import { clientsCsv } from '../../fixtures/clients.generator';
import { finished, startImport } from '../../fixtures/importing.suite';

const ROWS = 6_000;

// This process only answers requests: checks run in workers that the test can kill.
const product = testProduct({ only: ['identity', 'crm', 'import'], role: 'api' });
const practice = perFile(() => product.signUp());

it('a check whose worker is killed goes on: every row once, and no record', async () => {
  const file = Buffer.from([...clientsCsv(ROWS)].join(''));
  const { id } = await startImport(product, practice.admin, file, 'skip', 'clients', { dryRun: true });
  const rowsRecorded = async () => {
    const [run] = await product.sql<{ total: number }>('select total from import.import_run where id = $1', [
      id,
    ]);
    return run?.total ?? 0;
  };
  const first = await ProductProcess.start(product.config, ['import']);
  try {
    await product.eventually(async () => expect(await rowsRecorded()).toBeGreaterThan(ROWS / 10));
  } finally {
    await first.kill();
  }
  expect(await rowsRecorded()).toBeLessThan(ROWS);
  const second = await ProductProcess.start(product.config, ['import']);
  try {
    const run = await finished(product, practice.admin, id);
    expect(run).toMatchObject({ status: 'COMPLETED', total: ROWS, successful: ROWS, skipped: 0, failed: 0 });
  } finally {
    await second.stop();
  }
  const [stored] = await product.sql(
    `select (select count(*)::int from import.import_check_row where import_id = $1) as rows,
        (select count(*)::int from crm.client where organisation_id = $2) as clients`,
    [id, practice.organisationId],
  );
  expect(stored).toEqual({ rows: ROWS, clients: 0 });
});
