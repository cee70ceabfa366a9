import {
  cancelImport,
  cancelImportUndo,
  createCallback,
  createClient,
  createNote,
  createSite,
  listAuditEntries,
  listClients,
  listDoctors,
  listImports,
  listUndoneRecords,
  mergeClients,
  recordClientConsents,
  setSiteDoctors,
  undoImport,
  updateClient,
  type DuplicateStrategy,
} from '@quillcare/contracts';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { clientsCsv } from '../../../fixtures/clients.generator';
import { drawnFile } from '../../../fixtures/drawn-files.suite';
import { colleague, finished, importFile, startImport } from '../../../fixtures/importing.suite';
import { ImportProgress } from '../../run/persistence/import-progress';
import { ImportUndoRepository } from '../persistence/import-undo.repository';
import { outcomesOf, recordsOf, undo, undone } from '../../../fixtures/undoing.suite';

const DAY_MS = 86_400_000;
const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import', 'audit'] }),
);
const practice = perTest(() => product.signUp());

afterEach(() => jest.restoreAllMocks());

/** Does something once in the middle of work: when its first batch was recorded. */
function onceRecorded(
  type: typeof ImportProgress | typeof ImportUndoRepository,
  act: () => Promise<unknown>,
): void {
  type Progress = { record(...given: unknown[]): Promise<unknown> };
  const progress = product.app.get<Progress>(type, { strict: false });
  const record = progress.record.bind(progress);
  let isFirst = true;
  jest.spyOn(progress, 'record').mockImplementation(async (...given) => {
    await record(...given);
    if (isFirst) await act();
    isFirst = false;
  });
}

const HEADER = 'firstName,lastName,email,phone,suburb,isVip,notes';
const AROHA = 'Aroha,Ngata,aroha@example.com.au,0412 000 111,Balmain,yes,Prefers mornings';
const JUN = 'Jun,Li,jun@example.com.au,0412 000 112,,,';
const MIA = 'Mia,Hall,mia@example.com.au,0412 000 113,,,';

const load = (lines: string[], strategy?: DuplicateStrategy) =>
  importFile(product, practice.admin, Buffer.from([HEADER, ...lines].join('\n')), strategy);
const records = () => recordsOf(product, practice.admin, 'clients');
const undoIt = (id: string, by = practice.admin) => product.call(undoImport, { params: { id } }, by);
const clientNamed = async (search: string) => {
  const { items } = await product.call(listClients, { query: { search } }, practice.admin);
  return items[0]!;
};

describe('undoing an import of clients', () => {
  it('removes added clients, restores changed ones, and reports both', async () => {
    await load([AROHA]);
    const before = await records();
    const run = await load(
      [AROHA.replace('Balmain,yes,Prefers mornings', ',no,Moved to Perth'), JUN],
      'overwrite',
    );
    expect(run).toMatchObject({ overwritten: 1, successful: 2, undo: null });
    expect(Date.parse(run.undoUntil ?? '') - Date.parse(run.finishedAt ?? '')).toBe(30 * DAY_MS);
    expect(await records()).not.toEqual(before);

    const after = await undo(product, practice.admin, run.id);
    expect(after.undo).toMatchObject({
      status: 'COMPLETED',
      total: 2,
      removed: 1,
      restored: 1,
      left: 0,
      problem: null,
    });
    expect(await records()).toEqual(before);
    const outcomes = await outcomesOf(product, practice.admin, run.id);
    expect(outcomes.map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      ['Aroha Ngata', 'RESTORED', null],
      ['Jun Li', 'REMOVED', null],
    ]);
    const { items } = await product.call(listImports, { query: {} }, practice.admin);
    expect(items[0]).toMatchObject({ id: run.id, undo: { status: 'COMPLETED', removed: 1 } });
  });

  it('is audited, with each record', async () => {
    const run = await load([JUN]);
    await undo(product, practice.admin, run.id);
    await product.eventually(async () => {
      const { items } = await product.call(listAuditEntries, { query: { limit: 20 } }, practice.admin);
      expect(items.find(({ action }) => action === 'RESTORE')).toMatchObject({
        entityType: 'IMPORT',
        entityId: run.id,
        entityLabel: 'clients.csv',
        notes: 'Import undone: 1 removed, 0 restored, 0 left as they are',
      });
      expect(items.find(({ action }) => action === 'SOFT_DELETE')).toMatchObject({
        entityType: 'CLIENT',
        reason: 'Undo of an import',
      });
    });
  });

  it('keeps clients edited since or in use, with the reason', async () => {
    await load([AROHA]);
    const run = await load([AROHA.replace('Balmain', 'Perth'), JUN, MIA], 'overwrite');
    const [aroha, jun, mia] = [
      await clientNamed('aroha'),
      await clientNamed('jun'),
      await clientNamed('mia'),
    ];
    await product.call(
      updateClient,
      { params: { id: aroha.id }, body: { version: aroha.version, suburb: 'Darwin' } },
      practice.admin,
    );
    await product.call(
      createNote,
      { body: { entityType: 'CLIENT_NOTE', entityId: jun.id, text: 'Called back' } },
      practice.admin,
    );
    await product.call(createCallback, { body: { dueDate: '2030-01-15', clientId: mia.id } }, practice.admin);
    const before = await records();
    const after = await undo(product, practice.admin, run.id);
    expect(after.undo).toMatchObject({ status: 'COMPLETED', removed: 0, restored: 0, left: 3 });
    expect(await records()).toEqual(before);
    const left = await outcomesOf(product, practice.admin, run.id, 'LEFT');
    expect(left.map(({ recordId, name, reason }) => [recordId, name, reason])).toEqual([
      [aroha.id, 'Aroha Ngata', 'It has been edited since the import'],
      [jun.id, 'Jun Li', 'It is in use: 1 note'],
      [mia.id, 'Mia Hall', 'It is in use: 1 open callback'],
    ]);
    expect(await outcomesOf(product, practice.admin, run.id, 'REMOVED')).toEqual([]);
  });

  it('keeps a client into which another one was merged since', async () => {
    const run = await load([JUN]);
    const jun = await clientNamed('jun');
    const body = { firstName: 'Jun', lastName: 'Lee', email: 'lee@example.com.au', phone: '0412 000 114' };
    const other = await product.call(createClient, { body }, practice.admin);
    const merged = { version: jun.version, otherId: other.id, otherVersion: other.version, fields: [] };
    await product.call(mergeClients, { params: { id: jun.id }, body: merged }, practice.admin);
    await undo(product, practice.admin, run.id);
    expect(await clientNamed('jun')).toMatchObject({ id: jun.id });
    const outcomes = await outcomesOf(product, practice.admin, run.id);
    expect(outcomes.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['LEFT', 'It is in use: 1 client merged into it'],
    ]);
  });

  it('keeps a client who has said since how they may be contacted', async () => {
    const run = await load([JUN]);
    const { id } = await clientNamed('Jun Li');
    const body = { source: 'PHONE' as const, decisions: [{ channel: 'EMAIL' as const, isGiven: false }] };
    await product.call(
      recordClientConsents,
      { params: { id }, body: { ...body, note: null } },
      practice.admin,
    );
    await undo(product, practice.admin, run.id);
    const [outcome] = await outcomesOf(product, practice.admin, run.id);
    expect(outcome).toMatchObject({ outcome: 'LEFT', reason: 'It is in use: 1 decision about contact' });
  });

  it('restores the first values of a client that appears in two batches', async () => {
    await load([AROHA]);
    const before = await records();
    const filling = [...clientsCsv(520)].join('').trim().split('\n').slice(1);
    const lines = filling.map((line) => `${line.split(',').slice(0, 4).join(',')},,,`);
    const run = await load(
      [AROHA.replace('Balmain', 'Perth'), ...lines, AROHA.replace('Balmain', 'Hobart')],
      'overwrite',
    );
    expect(run).toMatchObject({ overwritten: 2, failed: 0 });
    await undo(product, practice.admin, run.id);
    expect(await records()).toEqual(before);
  });
});

it('keeps a doctor who works at a site, and removes the other one', async () => {
  const file = drawnFile('doctors', [
    [1, 1],
    [2, 1],
  ]);
  const run = await importFile(product, practice.admin, file, 'skip', 'doctors');
  const { items } = await product.call(listDoctors, { query: {} }, practice.admin);
  const doctor = items.find(({ email }) => email === 'ana1@harbour.example')!;
  const place = { name: 'Manly', address: '1 Church St, Sydney', phone: '02 9555 0101' };
  const site = await product.call(createSite, { body: place }, practice.admin);
  const doctors = [{ doctorId: doctor.id, weekdays: [] }];
  await product.call(
    setSiteDoctors,
    { params: { id: site.id }, body: { version: site.version, doctors } },
    practice.admin,
  );
  const after = await undo(product, practice.admin, run.id);
  expect(after.undo).toMatchObject({ removed: 1, left: 1 });
  expect(await outcomesOf(product, practice.admin, run.id, 'LEFT')).toEqual([
    { recordId: doctor.id, name: 'Dr Ana Li', outcome: 'LEFT', reason: 'It is in use: 1 site (Manly)' },
  ]);
});

describe('permission to undo an import', () => {
  it('is refused to other practices', async () => {
    const run = await load([JUN]);
    const other = await product.signUp();
    await expect(undoIt(run.id, other.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const operation of [cancelImportUndo, listUndoneRecords])
      await expect(
        product.call(operation, { params: { id: run.id }, query: {} } as never, other.admin),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is the same as for starting such an import', async () => {
    const seller = await colleague(product, practice, 'SALES_MANAGER');
    const sites = await importFile(
      product,
      practice.admin,
      Buffer.from('name,address,phone\nManly,1 Church St,02 9555 0101'),
      'skip',
      'sites',
    );
    await expect(undoIt(sites.id, seller)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const clients = await load([JUN]);
    await undoIt(clients.id, seller);
    expect((await undone(product, practice.admin, clients.id)).undo).toMatchObject({ removed: 1 });
  });

  it('is refused while it runs, or if it stored nothing', async () => {
    const file = Buffer.from([...clientsCsv(600)].join(''));
    const { id } = await startImport(product, practice.admin, file);
    await expect(undoIt(id)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    await finished(product, practice.admin, id);
    const again = await importFile(product, practice.admin, file);
    expect(again).toMatchObject({ skipped: 600, undoUntil: null });
    await expect(undoIt(again.id)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('is given for what a cancelled import had stored', async () => {
    onceRecorded(ImportProgress, () => product.call(cancelImport, { params: { id } }, practice.admin));
    const { id } = await startImport(product, practice.admin, Buffer.from([...clientsCsv(2_500)].join('')));
    const run = await finished(product, practice.admin, id);
    expect(run.status).toBe('CANCELLED');
    const after = await undo(product, practice.admin, id);
    expect(after.undo).toMatchObject({ status: 'COMPLETED', removed: run.successful, left: 0 });
    const { total } = await product.call(listClients, { query: {} }, practice.admin);
    expect(total).toBe(0);
  });

  it('is given once, even for concurrent requests', async () => {
    const run = await load([JUN, MIA]);
    const asked = await Promise.allSettled([undoIt(run.id), undoIt(run.id)]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await undone(product, practice.admin, run.id)).undo).toMatchObject({ removed: 2 });
    await expect(undoIt(run.id)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('is given again after an undo was cancelled part-way', async () => {
    const file = Buffer.from([...clientsCsv(1_200)].join(''));
    const run = await importFile(product, practice.admin, file);
    onceRecorded(ImportUndoRepository, () =>
      product.call(cancelImportUndo, { params: { id: run.id } }, practice.admin),
    );
    await undoIt(run.id);
    const stopped = await undone(product, practice.admin, run.id);
    expect(stopped.undo).toMatchObject({ status: 'CANCELLED', total: 1_200 });
    const { total } = await product.call(listClients, { query: {} }, practice.admin);
    expect(total).toBe(1_200 - (stopped.undo?.removed ?? 0));
    expect(total).toBeLessThan(1_200);
    expect(total).toBeGreaterThan(0);
    const after = await undo(product, practice.admin, run.id);
    expect(after.undo).toMatchObject({ status: 'COMPLETED', removed: 1_200, restored: 0, left: 0 });
    await expect(
      product.call(cancelImportUndo, { params: { id: run.id } }, practice.admin),
    ).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('expires after 30 days', async () => {
    const run = await load([JUN]);
    product.clock.shift(31 * DAY_MS);
    await expect(undoIt(run.id)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    product.clock.shift(-31 * DAY_MS);
  });
});
