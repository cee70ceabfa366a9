import { perFile, testProduct, ProductProcess } from '@quillcare/testing';
import { finished, startImport } from '../../../fixtures/importing.suite';
import { clientsCsv } from '../../../fixtures/clients.generator';

const ROWS = 15_000;
/** Time for the killed worker's lease to expire and another worker to resume. */
const RESUMED_WITHIN_MS = 30_000;

// This process only answers requests: imports run in workers that the test can kill.
const product = testProduct({ only: ['identity', 'crm', 'import'], role: 'api' });
const practice = perFile(() => product.signUp());

async function rowsRecorded(importId: string): Promise<number> {
  const [run] = await product.sql<{ total: number }>('select total from import.import_run where id = $1', [
    importId,
  ]);
  return run?.total ?? 0;
}

describe('an import whose worker is killed', () => {
  it('is resumed by another one: every row once; the next import waits for it', async () => {
    const file = Buffer.from([...clientsCsv(ROWS)].join(''));
    const { id } = await startImport(product, practice.admin, file);
    const waiting = await startImport(product, practice.admin, Buffer.from([...clientsCsv(3)].join('')));
    const first = await ProductProcess.start(product.config, ['import']);
    try {
      await product.eventually(async () => expect(await rowsRecorded(id)).toBeGreaterThan(ROWS / 5));
    } finally {
      await first.kill();
    }
    const left = await rowsRecorded(id);
    expect(left).toBeLessThan(ROWS);

    const killedAt = Date.now();
    const second = await ProductProcess.start(product.config, ['import']);
    try {
      await product.eventually(
        async () => expect(await rowsRecorded(id)).toBeGreaterThan(left),
        killedAt + RESUMED_WITHIN_MS - Date.now(),
      );
      const run = await finished(product, practice.admin, id);
      expect(run).toMatchObject({
        status: 'COMPLETED',
        total: ROWS,
        successful: ROWS,
        skipped: 0,
        failed: 0,
      });
      const [stored] = await product.sql(
        'select count(*)::int as rows, count(distinct email)::int as emails from crm.client where organisation_id = $1',
        [practice.organisationId],
      );
      expect(stored).toEqual({ rows: ROWS, emails: ROWS });
      const next = await finished(product, practice.admin, waiting.id);
      expect(next).toMatchObject({ status: 'COMPLETED', total: 3, skipped: 3 });
      expect(Date.parse(next.startedAt!)).toBeGreaterThanOrEqual(Date.parse(run.finishedAt!));
    } finally {
      await second.stop();
    }
  });
});
