import fc from 'fast-check';
import {
  cancelImport,
  getImport,
  listAuditEntries,
  listCheckedRows,
  listImports,
  startCheckedImport,
  sweepUploads,
  undoImport,
  type CheckedOutcome,
  type DuplicateStrategy,
  type ImportRun,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { clientsCsv } from '../../../fixtures/clients.generator';
import { DRAWN_TYPES, drawnFile, drawnRows, drawnStrategy } from '../../../fixtures/drawn-files.suite';
import { colleague, finished, importFile, startImport } from '../../../fixtures/importing.suite';
import { recordsOf, undo } from '../../../fixtures/undoing.suite';
import { SweepUploadsJob } from '../../upload/jobs/sweep-uploads.job';

const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import', 'audit'] }),
);
const practice = perTest(() => product.signUp());

const COUNTS = [
  ...['total', 'successful', 'failed', 'skipped', 'merged', 'overwritten', 'flagged', 'described'],
] as const;
const countsOf = (run: ImportRun) =>
  Object.fromEntries(COUNTS.map((name) => [name, run[name as keyof ImportRun]]));

async function check(file: Buffer, strategy?: DuplicateStrategy, type?: ImportRun['entityType']) {
  const { id } = await startImport(product, practice.admin, file, strategy, type, { dryRun: true });
  return finished(product, practice.admin, id);
}
const start = (id: string, again = false, by = practice.admin) =>
  product.call(startCheckedImport, { params: { id }, body: { again } }, by);
async function rowsOf(id: string, outcome?: CheckedOutcome) {
  const query = { outcome, limit: 100 };
  return (await product.call(listCheckedRows, { params: { id }, query }, practice.admin)).items;
}

const HEADER = 'firstName,lastName,email,phone,suburb,isVip';
const AROHA = 'Aroha,Ngata,aroha@example.com.au,0412 000 111,Balmain,yes';
const file = (...lines: string[]) => Buffer.from([HEADER, ...lines].join('\n'));

describe.each(DRAWN_TYPES)('dry run of a file of %s', (type) => {
  it('predicts the import exactly and stores nothing, and undoing the import restores the state before it', async () => {
    await importFile(
      product,
      practice.admin,
      drawnFile(type, [
        [1, 1],
        [2, 2],
      ]),
      'skip',
      type,
    );
    await fc.assert(
      fc.asyncProperty(drawnRows, drawnStrategy, async (rows, strategy) => {
        const before = await recordsOf(product, practice.admin, type);
        const checked = await check(drawnFile(type, rows), strategy, type);
        expect(await recordsOf(product, practice.admin, type)).toEqual(before);
        const told = await rowsOf(checked.id);
        expect(told).toHaveLength(rows.length);
        const { id } = await start(checked.id, true);
        const run = await finished(product, practice.admin, id);
        expect(run.failed).toBe(0);
        expect(countsOf(run)).toEqual(countsOf(checked));
        expect(told.filter(({ outcome }) => outcome === 'FLAGGED')).toHaveLength(run.flagged);
        if (run.undoUntil)
          expect((await undo(product, practice.admin, id)).undo).toMatchObject({
            status: 'COMPLETED',
            left: 0,
          });
        expect(await recordsOf(product, practice.admin, type)).toEqual(before);
      }),
      { numRuns: 4 },
    );
  });
});

describe('a checked file', () => {
  it('is reported row by row, with old and new values and the rejected rows', async () => {
    await importFile(product, practice.admin, file(AROHA));
    const checked = await check(
      file(AROHA.replace('Balmain,yes', 'Perth,'), 'Jun,Li,jun@example.com.au,0412 000 112,,', 'Mia,,no,1,,'),
      'overwrite',
    );
    expect(checked).toMatchObject({
      dryRun: true,
      status: 'COMPLETED',
      total: 3,
      overwritten: 1,
      failed: 1,
      undoUntil: null,
    });
    expect(await rowsOf(checked.id)).toMatchObject([
      {
        row: 2,
        outcome: 'OVERWRITTEN',
        name: 'Aroha Ngata',
        recordId: expect.any(String),
        changes: [
          { field: 'isVip', before: 'true', after: 'false' },
          { field: 'suburb', before: 'Balmain', after: 'Perth' },
        ],
      },
      { row: 3, outcome: 'CREATED', name: 'Jun Li', recordId: null, changes: [], messages: [] },
      {
        row: 4,
        outcome: 'REFUSED',
        recordId: null,
        messages: [{ column: 'lastName' }, { column: 'email' }, { column: 'phone' }],
      },
    ]);
    expect((await rowsOf(checked.id, 'REFUSED')).map(({ row }) => row)).toEqual([4]);
  });

  it('is compared across batches, listed in pages, and not audited as an import', async () => {
    const lines = [...clientsCsv(230)].join('').trim();
    const again = lines.split('\n').slice(1, 31).join('\n');
    const checked = await check(Buffer.from(`${lines}\n${again}\n`));
    expect(checked).toMatchObject({ total: 260, successful: 230, skipped: 30 });
    const page = (cursor?: number) =>
      product.call(
        listCheckedRows,
        { params: { id: checked.id }, query: { cursor, limit: 100 } },
        practice.admin,
      );
    const [first, second] = [await page(), await page(101)];
    expect([first.items.at(-1)?.row, first.nextCursor, second.items[0]?.row]).toEqual([101, 101, 102]);
    const { items } = await product.call(listImports, { query: {} }, practice.admin);
    expect(items).toEqual([]);
    await expect(
      product.call(undoImport, { params: { id: checked.id } }, practice.admin),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { items: entries } = await product.call(
      listAuditEntries,
      { query: { entityType: ['IMPORT'] } },
      practice.admin,
    );
    expect(entries).toEqual([]);
  });

  it('is imported once, by users who may import its type', async () => {
    const checked = await check(file(AROHA));
    const other = await product.signUp();
    await expect(start(checked.id, false, other.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const sites = await check(
      Buffer.from('name,address,phone\nManly,1 Church St,02 9555 0101'),
      'skip',
      'sites',
    );
    const seller = await colleague(product, practice, 'SALES_MANAGER');
    await expect(start(sites.id, false, seller)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      product.call(listCheckedRows, { params: { id: sites.id }, query: {} }, seller),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { id } = await start(checked.id);
    expect(await finished(product, practice.admin, id)).toMatchObject({ successful: 1, dryRun: false });
    await expect(start(checked.id, true)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('can be cancelled, and is deleted a day later with its file', async () => {
    const { id } = await startImport(
      product,
      practice.admin,
      Buffer.from([...clientsCsv(3_000)].join('')),
      'skip',
      'clients',
      { dryRun: true },
    );
    await product.call(cancelImport, { params: { id } }, practice.admin);
    expect(await finished(product, practice.admin, id)).toMatchObject({ status: 'CANCELLED' });
    await expect(start(id)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    const sweep = () =>
      runInContext(contextFor({ kind: 'service', service: sweepUploads.service }), () =>
        product.app.get(SweepUploadsJob, { strict: false }).handle(),
      );
    await sweep();
    expect(await product.call(getImport, { params: { id } }, practice.admin)).toMatchObject({ id });
    product.clock.shift(25 * 3_600_000);
    await sweep();
    const left = await product.sql('select 1 from import.import_run where id = $1', [id]);
    const uploads = await product.sql('select 1 from import.upload where organisation_id = $1', [
      practice.organisationId,
    ]);
    expect([left, uploads]).toEqual([[], []]);
  });
});

describe('a file that was imported before', () => {
  const once = (bytes: Buffer, again = false) =>
    startImport(product, practice.admin, bytes, 'skip', 'clients', { again });

  it('is rejected with details of the earlier import, until confirmed', async () => {
    const { id } = await once(file(AROHA));
    await finished(product, practice.admin, id);
    await expect(once(file(AROHA))).rejects.toMatchObject({
      code: 'IMPORT_REPEATED',
      facts: {
        earlier: {
          importId: id,
          fileName: 'clients.csv',
          status: 'COMPLETED',
          summary: '1 of 1 record processed',
        },
      },
    });
    const checked = await check(file(AROHA));
    await expect(start(checked.id)).rejects.toMatchObject({ code: 'IMPORT_REPEATED' });
    expect(await start(checked.id, true)).toMatchObject({ status: 'QUEUED' });
    expect(await once(file(AROHA), true)).toMatchObject({ status: 'QUEUED' });
  });

  it('is accepted as another record type, in another practice, or once the earlier import was undone', async () => {
    const { id } = await once(file(AROHA));
    await finished(product, practice.admin, id);
    const other = await product.signUp();
    for (const [by, type] of [
      [other.admin, 'clients'],
      [practice.admin, 'leads'],
    ] as const)
      await startImport(product, by, file(AROHA), 'skip', type, { again: false });
    await undo(product, practice.admin, id);
    expect(await once(file(AROHA))).toMatchObject({ status: 'QUEUED' });
  });
});
