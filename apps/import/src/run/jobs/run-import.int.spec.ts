import { createHash } from 'node:crypto';
import { getImport, listClients, type Client, type ImportRun } from '@quillcare/contracts';
import { Queues } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { colleague, finished, fixture, importFile, startImport } from '../../../fixtures/importing.suite';
import { ImportProgress } from '../persistence/import-progress';
import { clientsCsv } from '../../../fixtures/clients.generator';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'import'] }));
const practice = perTest(() => product.signUp());
afterEach(() => jest.restoreAllMocks());

const csv = (...lines: string[]): Buffer =>
  Buffer.from(['firstName,lastName,email,phone,suburb', ...lines].join('\n'));
const generated = (count: number): Buffer => Buffer.from([...clientsCsv(count)].join(''));

async function clients(): Promise<Pick<Client, 'firstName' | 'lastName' | 'email' | 'phone' | 'suburb'>[]> {
  return (await product.call(listClients, { query: { sort: 'name', limit: 100 } }, practice.admin))
    .items as Client[];
}

async function storedClients(): Promise<number> {
  const [row] = await product.sql<{ count: number }>(
    'select count(*)::int as count from crm.client where organisation_id = $1',
    [practice.organisationId],
  );
  return row?.count ?? 0;
}

/** Waits for the end of an import while skipping the seconds between job attempts. */
async function hurried(id: string): Promise<ImportRun> {
  const queue = await product.app.get(Queues, { strict: false }).queue('import');
  return product.eventually(async () => {
    await queue.promoteJobs();
    const run = await product.call(getImport, { params: { id } }, practice.admin);
    if (run.finishedAt === null) throw new Error(`The import is ${run.status} at row ${run.total}.`);
    return run;
  });
}

describe('an import', () => {
  it.each(['clients-excel-utf8-bom.csv', 'clients-utf16le.csv'])(
    'accepts %s as saved by spreadsheet programs',
    async (name) => {
      const file = fixture(name);
      const run = await importFile(product, practice.admin, file);
      expect(run).toMatchObject({
        status: 'COMPLETED',
        summary: '6 of 6 records processed',
        errors: [],
        warnings: [],
        bytesProcessed: file.length,
      });
      expect(await clients()).toMatchObject([
        { firstName: 'Zoë', lastName: "D'Angelo", email: 'zoe.dangelo@example.com.au' },
        { firstName: 'Margaret "Peg"', lastName: 'Fitzgerald-Smythe' },
        { firstName: 'Te Ariki', lastName: 'Ngāpō', phone: '+61412555302' },
        { firstName: 'Thị Lan', lastName: 'Nguyễn', phone: '+61413555201', suburb: 'Footscray' },
        { firstName: 'Siobhan', lastName: "O'Brien", phone: '+61412345678' },
        { firstName: 'Wiremu', lastName: 'Tāwhiao' },
      ]);
      const [kept] = await product.sql<{ hash: string; pieces: number }>(
        `select file_hash as hash, (select count(*)::int from import.upload_chunk where organisation_id = $2) as pieces from import.import_run where id = $1`,
        [run.id, practice.organisationId],
      );
      expect(kept).toEqual({ hash: createHash('sha256').update(file).digest('hex'), pieces: 0 });
    },
  );

  it('leaves out invalid rows and reports the faults of each', async () => {
    const run = await importFile(product, practice.admin, fixture('clients-with-mistakes.csv'));
    expect(run).toMatchObject({
      status: 'COMPLETED',
      total: 5,
      successful: 1,
      failed: 3,
      skipped: 1,
      summary: '1 of 5 records processed, 3 failed validation, 1 duplicate skipped',
    });
    expect(run.errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '3 firstName: Required field is empty',
      '6 email: Invalid email address format',
      '6 phone: Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number',
      '6 dateOfBirth: Invalid date format. Expected: YYYY-MM-DD, DD/MM/YYYY, or similar',
      '6 State: Invalid state format',
      '6 Postcode: Invalid postcode format',
      '7 dateOfBirth: Date of birth is in the future',
    ]);
    expect(run.duplicates).toEqual([
      { row: 8, column: 'email', message: 'Duplicate skipped', value: 'aroha.ngata@example.com.au' },
    ]);
  });

  it('is audited under its uploader, and notifies browsers when it ends', async () => {
    const run = await importFile(
      product,
      await colleague(product, practice, 'SALES_MANAGER'),
      csv('Aroha,Ngata,a@example.com.au,0412000111,Newtown'),
    );
    const told = await product.sql<{ destination: string; payload: { data: Record<string, unknown> } }>(
      `select destination, payload from import.outbox where payload->>'subject' = $1 order by seq`,
      [run.id],
    );
    const audit = told.find(({ destination }) => destination.includes('AuditRecorded'));
    expect(audit?.payload.data).toMatchObject({
      entityType: 'IMPORT',
      action: 'CREATE',
      actorName: 'Colleague SALES_MANAGER',
      entityLabel: 'clients.csv',
      notes: run.summary,
    });
    const events = told.map(({ destination }) => destination.split('.')[2]);
    expect(events).toEqual(expect.arrayContaining(['ImportProgressed', 'ImportFinished']));
    const [creator] = await product.sql<{ created: boolean }>(
      'select created_by is not null as created from crm.client where organisation_id = $1',
      [practice.organisationId],
    );
    expect(creator).toEqual({ created: true });
  });

  // Two pieces of a file, and several batches.
  it('imports 2,500 rows, and skips them all the second time', async () => {
    const file = generated(2_500);
    const first = await importFile(product, practice.admin, file);
    expect(first).toMatchObject({
      status: 'COMPLETED',
      total: 2_500,
      successful: 2_500,
      failed: 0,
      summary: '2500 of 2500 records processed',
    });
    expect(await storedClients()).toBe(2_500);
    const second = await importFile(product, practice.admin, file);
    expect(second).toMatchObject({
      status: 'COMPLETED',
      successful: 0,
      skipped: 2_500,
      summary: '0 of 2500 records processed, 2500 duplicates skipped',
    });
    expect(second.duplicates).toHaveLength(500);
    expect(await storedClients()).toBe(2_500);
  });

  it('merges, overwrites or flags duplicates according to its strategy', async () => {
    await importFile(product, practice.admin, csv('Aroha,Ngata,a@example.com.au,0412000111,Newtown'));
    const merged = await importFile(
      product,
      practice.admin,
      csv('Aroha,Ngata,A@example.com.au,0412000999,'),
      'merge',
    );
    expect(merged).toMatchObject({
      status: 'COMPLETED',
      merged: 1,
      summary: '1 of 1 record processed, 1 merged',
    });
    expect(await clients()).toMatchObject([{ phone: '+61412000999', suburb: 'Newtown' }]);
    await expect(
      importFile(product, practice.admin, csv('Aroha,Ngata,a@example.com.au,0412000111,'), 'overwrite'),
    ).resolves.toMatchObject({ overwritten: 1 });
    expect(await clients()).toMatchObject([{ phone: '+61412000111', suburb: null }]);
    await expect(
      importFile(product, practice.admin, csv('Aroha,Ngata,a@example.com.au,0412000111,'), 'exception'),
    ).resolves.toMatchObject({ flagged: 1, successful: 1 });
    expect(await storedClients()).toBe(2);
  });

  it('rejects only the row with an unclosed quotation mark', async () => {
    const run = await importFile(
      product,
      practice.admin,
      csv(
        'Aroha,Ngata,a@example.com.au,0412000111,Newtown',
        'Jun,"Li,j@example.com.au,0412000112,',
        'Ravi,S,r@e.au,0412000113,',
      ),
    );
    expect(run).toMatchObject({
      status: 'COMPLETED',
      total: 3,
      successful: 2,
      failed: 1,
      errors: [{ row: 3, column: 'file', message: 'Quoted text is not closed' }],
    });
  });

  it('resumes at the same batch after its worker failed with the clients stored', async () => {
    const progress = product.app.get(ImportProgress, { strict: false });
    const record = progress.record.bind(progress);
    let failures = 0;
    jest.spyOn(progress, 'record').mockImplementation((run, batch) => {
      if (batch.batch !== 2 || (failures += 1) > 2) return record(run, batch);
      return Promise.reject(new Error('the worker failed'));
    });
    const { id } = await startImport(product, practice.admin, generated(1_100));
    const run = await hurried(id);
    expect(failures).toBe(3);
    expect(run).toMatchObject({ status: 'COMPLETED', total: 1_100, successful: 1_100, skipped: 0 });
    expect(await storedClients()).toBe(1_100);
  });

  it('fails and is audited if it cannot be completed', async () => {
    const progress = product.app.get(ImportProgress, { strict: false });
    jest.spyOn(progress, 'record').mockRejectedValue(new Error('a fault of ours'));
    const { id } = await startImport(product, practice.admin, generated(10));
    const run = await hurried(id);
    expect(run).toMatchObject({
      status: 'FAILED',
      summary: 'Upload failed due to processing error',
      errors: [{ row: 1, column: 'file', message: 'Failed to process file' }],
    });
    const audits = await product.sql(
      `select 1 from import.outbox where payload->>'subject' = $1 and destination like '%AuditRecorded%'`,
      [id],
    );
    expect(audits).toHaveLength(1);
  });

  it('waits for an earlier import of the same practice', async () => {
    const file = generated(1_000);
    const runs = await Promise.all([
      startImport(product, practice.admin, file),
      startImport(product, practice.admin, file),
    ]);
    const ended: ImportRun[] = await Promise.all(runs.map(({ id }) => finished(product, practice.admin, id)));
    expect(ended.map(({ successful, skipped }) => [successful, skipped]).sort()).toEqual([
      [0, 1_000],
      [1_000, 0],
    ]);
    expect(await storedClients()).toBe(1_000);
  });
});
