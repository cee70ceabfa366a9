import { randomUUID } from 'node:crypto';
import {
  cancelImport,
  getImport,
  type DuplicateStrategy,
  type Grants,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { colleague, finished, grant, importFile, startImport } from '../../../fixtures/importing.suite';
import { ImportClaims } from '../persistence/import-claims';
import { ImportProgress } from '../persistence/import-progress';
import { clientsCsv } from '../../../fixtures/clients.generator';

const FORBIDDEN = "You don't have permission to perform this action";
const ROW = Buffer.from('firstName,lastName,email,phone\nAroha,Ngata,a@example.com.au,0412000111');

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'import'] }));
const practice = perTest(() => product.signUp());
const seller = perTest(() => colleague(product, practice, 'SALES_MANAGER'));
afterEach(() => jest.restoreAllMocks());

const cancel = (id: string, by = practice.admin) => product.call(cancelImport, { params: { id } }, by);

async function storedClients(): Promise<number> {
  const [row] = await product.sql<{ count: number }>(
    'select count(*)::int as count from crm.client where organisation_id = $1',
    [practice.organisationId],
  );
  return row?.count ?? 0;
}

/** Runs `act` just before the worker claims the import. */
function beforeTheWorker(act: () => Promise<unknown>): void {
  const claims = product.app.get(ImportClaims, { strict: false });
  const claim = claims.claim.bind(claims);
  jest.spyOn(claims, 'claim').mockImplementation(async (...run) => {
    await act();
    return claim(...run);
  });
}

/** Runs `act` once, after the second batch of an import was recorded. */
function afterTwoBatches(act: () => Promise<unknown>): void {
  const progress = product.app.get(ImportProgress, { strict: false });
  const record = progress.record.bind(progress);
  jest.spyOn(progress, 'record').mockImplementation(async (run, batch) => {
    await record(run, batch);
    if (batch.batch === 2) await act();
  });
}

describe('permissions of an import', () => {
  it.each<[Grants, DuplicateStrategy, boolean]>([
    [{ CLIENTS: [] }, 'skip', false],
    [{ CLIENTS: ['READ', 'UPDATE'] }, 'skip', false],
    [{ CLIENTS: ['READ', 'CREATE'] }, 'skip', true],
    [{ CLIENTS: ['READ', 'CREATE'] }, 'exception', true],
    [{ CLIENTS: ['READ', 'CREATE'] }, 'overwrite', false],
    [{ CLIENTS: ['READ', 'CREATE'] }, 'merge', false],
    [{ CLIENTS: ['CREATE', 'UPDATE'] }, 'merge', true],
  ])(
    'decide for the grants %j and strategy %s whether it is allowed: %s',
    async (grants, strategy, isAllowed) => {
      await grant(product, seller, grants);
      const start = startImport(product, { ...seller, grants }, ROW, strategy);
      if (!isAllowed) await expect(start).rejects.toMatchObject({ code: 'FORBIDDEN' });
      else {
        const run = await finished(product, practice.admin, (await start).id);
        expect(run).toMatchObject({ status: 'COMPLETED', successful: 1 });
      }
      expect(await storedClients()).toBe(isAllowed ? 1 : 0);
    },
  );

  it.each<[string, (person: UserPrincipal) => Promise<unknown>]>([
    ['the permission was withdrawn', (person) => grant(product, person, { CLIENTS: ['READ'] })],
    [
      'the account was deactivated',
      ({ userId }) => product.sql('update identity."user" set is_active = false where id = $1', [userId]),
    ],
    [
      'the role was changed',
      ({ userId }) => product.sql(`update identity."user" set role = 'USER' where id = $1`, [userId]),
    ],
  ])('are checked again when the job runs: %s', async (_, withdraw) => {
    beforeTheWorker(() => withdraw(seller));
    const { id } = await startImport(product, seller, ROW, 'overwrite');
    expect(await finished(product, practice.admin, id)).toMatchObject({
      status: 'FAILED',
      total: 0,
      summary: `Upload failed: ${FORBIDDEN}`,
      errors: [{ row: 1, column: 'file', message: FORBIDDEN }],
    });
    expect(await storedClients()).toBe(0);
  });
});

describe('cancelImport', () => {
  it('stops a running import between batches and reports what was stored', async () => {
    let cancelled: Promise<unknown> = Promise.resolve();
    // The worker may be faster than the answer that names the import.
    let answered: (id: string) => void = () => undefined;
    const started = new Promise<string>((resolve) => (answered = resolve));
    let pace: unknown = null;
    afterTwoBatches(async () => {
      const importId = await started;
      await product.sql(
        `update import.import_run set started_at = updated_at - interval '10 seconds' where id = $1`,
        [importId],
      );
      ({ pace } = await product.call(getImport, { params: { id: importId } }, practice.admin));
      await (cancelled = cancel(importId));
    });
    const file = Buffer.from([...clientsCsv(2_500)].join(''));
    const { id } = await startImport(product, practice.admin, file);
    answered(id);
    const run = await finished(product, practice.admin, id);
    await expect(cancelled).resolves.toMatchObject({
      status: 'RUNNING',
      cancelRequestedAt: expect.any(String),
    });
    expect(pace).toEqual({ rowsPerSecond: 100, secondsLeft: expect.any(Number) });
    expect(run).toMatchObject({ status: 'CANCELLED', pace: null });
    expect(run.total).toBeGreaterThanOrEqual(1_000);
    expect(run.total).toBeLessThan(2_500);
    expect(run.summary).toBe(
      `Import cancelled. The rest of the file was not imported. Before it stopped: ${run.successful} of ${run.total} records processed`,
    );
    expect(await storedClients()).toBe(run.successful);
    await expect(importFile(product, practice.admin, ROW)).resolves.toMatchObject({ status: 'COMPLETED' });
  });

  it('ends a queued import immediately', async () => {
    const claims = product.app.get(ImportClaims, { strict: false });
    jest.spyOn(claims, 'claim').mockResolvedValue(null);
    const { id } = await startImport(product, practice.admin, ROW);
    expect(await cancel(id)).toMatchObject({ status: 'CANCELLED', summary: 'Import cancelled', total: 0 });
    expect(await product.sql('select 1 from import.upload where import_id = $1', [id])).toEqual([]);
  });

  it('is only for people who may run such an import, because its result shows values from the file', async () => {
    const claims = product.app.get(ImportClaims, { strict: false });
    jest.spyOn(claims, 'claim').mockResolvedValue(null);
    const { id } = await startImport(product, practice.admin, ROW, 'merge');
    const grants: Grants = { CLIENTS: ['READ', 'CREATE'] };
    await grant(product, seller, grants);
    await expect(cancel(id, { ...seller, grants })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const run = await product.call(getImport, { params: { id } }, practice.admin);
    expect(run).toMatchObject({ status: 'QUEUED', cancelRequestedAt: null });
    expect(await cancel(id)).toMatchObject({ status: 'CANCELLED' });
  });

  it('rejects imports that are finished, unknown or of another practice', async () => {
    const { id } = await importFile(product, practice.admin, ROW);
    await expect(cancel(id)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    await expect(cancel(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await product.signUp();
    await expect(cancel(id, other.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
