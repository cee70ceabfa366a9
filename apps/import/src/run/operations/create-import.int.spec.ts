import { randomUUID } from 'node:crypto';
import { createImport, getImport, listImports } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { finished, fixture, hashOf, startImport, upload } from '../../../fixtures/importing.suite';

const product = testProduct({ only: ['identity', 'crm', 'import'] });
const practice = perFile(() => product.signUp());

const GOOD = fixture('clients-excel-utf8-bom.csv');
const body = (uploadId: string) => ({
  entityType: 'clients' as const,
  uploadId,
  fileName: 'clients.csv',
  fileHash: hashOf(GOOD),
});

describe('createImport', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a header only', Buffer.from('firstName,lastName,email,phone\r\n')],
    ['a binary file', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a file without header', Buffer.from('Aroha,Ngata,aroha@example.com.au,0412345678\n')],
  ])('rejects %s, and keeps and audits it as a failed import without the file', async (_, file) => {
    const uploadId = await upload(product, practice.organisationId, file);
    await expect(product.call(createImport, { body: body(uploadId) }, practice.admin)).rejects.toMatchObject({
      code: 'IMPORT_FILE_INVALID',
      errors: [{ path: 'file', message: 'File is empty or invalid' }],
    });
    const { items } = await product.call(listImports, {}, practice.admin);
    const [run] = items;
    expect(run).toMatchObject({
      status: 'FAILED',
      fileName: 'clients.csv',
      total: 0,
      summary: 'Upload failed: File is empty or invalid',
      uploadedBy: practice.admin.name,
      startedAt: expect.any(String),
      finishedAt: expect.any(String),
    });
    const { errors } = await product.call(getImport, { params: { id: run?.id ?? '' } }, practice.admin);
    expect(errors).toEqual([{ row: 1, column: 'file', message: 'File is empty or invalid', value: null }]);
    const [entry] = await product.sql<{ notes: string; changes: { field: string; newValue: string }[] }>(
      `select payload->'data'->>'notes' as notes, payload->'data'->'changes' as changes from import.outbox
       where payload->>'subject' = $1 and destination like '%AuditRecorded%'`,
      [run?.id],
    );
    expect(entry?.notes).toBe('Upload failed: File is empty or invalid');
    const facts = new Map(entry?.changes.map(({ field, newValue }) => [field, newValue]));
    expect(facts.get('uploadId')).toBe(uploadId);
    expect(facts.get('uploadedBy')).toBe(practice.admin.name);
    expect([...facts.keys()]).toEqual(
      expect.arrayContaining(['total', 'successful', 'failed', 'skipped', 'startedAt', 'finishedAt']),
    );
    expect(await product.sql('select 1 from import.upload where id = $1', [uploadId])).toEqual([]);
  });

  it.each([
    [
      '500 columns',
      `firstName,lastName,email,phone${',x'.repeat(496)}\nA,B,a@b.au,0412345678\n`,
      'This file has 500 columns. The limit is 200.',
    ],
    [
      'a title above the header',
      'Our clients\nfirstName,lastName,email,phone\nA,B,a@b.au,0412345678\n',
      'The column names are in row 2. Please remove the rows above them.',
    ],
  ])('reports what is wrong with %s', async (_, file, message) => {
    const uploadId = await upload(product, practice.organisationId, Buffer.from(file));
    await expect(product.call(createImport, { body: body(uploadId) }, practice.admin)).rejects.toMatchObject({
      code: 'IMPORT_FILE_INVALID',
      errors: [{ path: 'file', message }],
    });
  });

  it('rejects a file that was never uploaded or is already imported', async () => {
    await expect(
      product.call(createImport, { body: body(randomUUID()) }, practice.admin),
    ).rejects.toMatchObject({ code: 'IMPORT_FILE_INVALID' });
    const uploadId = await upload(product, practice.organisationId, GOOD);
    await product.call(createImport, { body: body(uploadId) }, practice.admin);
    await expect(product.call(createImport, { body: body(uploadId) }, practice.admin)).rejects.toMatchObject({
      code: 'IMPORT_FILE_INVALID',
    });
  });

  it('rejects another practice’s file', async () => {
    const uploadId = await upload(product, practice.organisationId, GOOD);
    const other = await product.signUp();
    await expect(product.call(createImport, { body: body(uploadId) }, other.admin)).rejects.toMatchObject({
      code: 'IMPORT_FILE_INVALID',
    });
  });

  it('is allowed to administrators and sales managers only', async () => {
    await expect(startImport(product, practice.as('SALES_MANAGER'), GOOD)).resolves.toMatchObject({
      status: 'QUEUED',
      uploadedBy: 'Colleague SALES_MANAGER',
    });
    for (const role of ['USER', 'LEAD_COORDINATOR'] as const) {
      await expect(startImport(product, practice.as(role), GOOD)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });
});

describe('getImport and listImports', () => {
  it('show only the imports of the user’s practice', async () => {
    const mine = await product.signUp();
    const { id } = await startImport(product, mine.admin, GOOD);
    await finished(product, mine.admin, id);
    const { items } = await product.call(listImports, { query: { status: 'COMPLETED' } }, mine.admin);
    expect(items).toMatchObject([{ id, fileName: 'clients.csv', total: 6, successful: 6 }]);
    expect(items[0]).not.toHaveProperty('errors');
    expect(await product.call(listImports, { query: { status: 'FAILED' } }, mine.admin)).toMatchObject({
      items: [],
      total: 0,
    });
    await expect(product.call(getImport, { params: { id } }, practice.admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
