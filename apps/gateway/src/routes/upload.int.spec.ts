import { request } from 'node:http';
import { perFile, sharedGateway, testProduct } from '@quillcare/testing';
import { send } from '../testing/http-client';

const product = testProduct(sharedGateway);
const practice = perFile(() => product.signUp());

const HEADER = 'First Name,Last Name,Email,Phone\n';
const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => `Ann${n},O'Brien,ann${n}@example.com,0412 345 678\n`).join('');

function form(fields: Record<string, string>, file?: string | Buffer, name = 'clients.csv'): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  if (file !== undefined) data.set('file', new Blob([file], { type: 'text/csv' }), name);
  return data;
}
function named(name: string, data: FormData): FormData {
  data.append(name, new Blob([HEADER]), 'second.csv');
  return data;
}
const upload = (body: unknown, headers?: Record<string, string>) =>
  send(product.url, 'POST', '/api/imports', { token: practice.accessToken, body, headers });

/** Announces a form, sends nothing of it and resolves with the status of the answer. */
const statusBeforeBody = (token = '') =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=abc',
      'content-length': 1_000,
      authorization: `Bearer ${token}`,
    };
    const sent = request(`${product.url}/api/imports`, { method: 'POST', headers }, ({ statusCode }) => {
      sent.destroy();
      resolve(statusCode);
    });
    sent.once('error', reject).flushHeaders();
  });

describe('upload', () => {
  it('of many chunks arrives completely and is imported', async () => {
    const notes = `,${'x'.repeat(1_900)}\n`;
    const file = `${HEADER}${rows(300)}`.replaceAll('\n', notes).replace(notes, ',Notes\n');
    expect(Buffer.byteLength(file)).toBeGreaterThan(500_000);
    const answer = await upload(form({ entityType: 'clients' }, file, 'Ngāpō clients.csv'));
    expect(answer.status).toBe(202);
    const { id, fileName, bytesTotal } = answer.json as { id: string; fileName: string; bytesTotal: number };
    expect({ fileName, bytesTotal }).toEqual({
      fileName: 'Ngāpō clients.csv',
      bytesTotal: Buffer.byteLength(file),
    });
    await product.eventually(async () => {
      const { json } = await send(product.url, 'GET', `/api/imports/${id}`, { token: practice.accessToken });
      expect(json).toMatchObject({ status: 'COMPLETED', successful: 300, failed: 0 });
    });
  });

  it('may have fields after the file', async () => {
    const data = new FormData();
    data.set('file', new Blob([`${HEADER}Late,Hill,late@example.com,0412 345 678\n`]), 'late.csv');
    data.set('entityType', 'clients');
    expect((await upload(data)).status).toBe(202);
  });

  it.each([
    ['without a file', form({ entityType: 'clients' }), ['file']],
    ['without anything', form({ more: '' }), ['entityType', 'file', 'more']],
    [
      'with a wrong field',
      form({ entityType: 'boats', duplicateStrategy: 'hope' }, HEADER),
      ['duplicateStrategy', 'entityType'],
    ],
    ['with an unknown field', form({ entityType: 'clients', surplus: '1' }, HEADER), ['surplus']],
    [
      'with a field that is ours',
      form({ entityType: 'clients', uploadId: '01890000-0000-7000-8000-000000000001' }, HEADER),
      ['uploadId'],
    ],
    [
      'with a file under another name',
      named('picture', form({ entityType: 'clients' }, HEADER)),
      ['picture'],
    ],
    ['with two files', named('file', form({ entityType: 'clients' }, HEADER)), ['file']],
    ['with NUL in a field', form({ entityType: 'cli\u0000ents' }, HEADER), ['entityType']],
  ])('%s is rejected and names the fields', async (_what, body, paths) => {
    const { problem } = await upload(body);
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect([...new Set(problem.errors?.map(({ path }) => path))].sort()).toEqual(paths);
  });

  it('that is empty is rejected by the import', async () => {
    const { problem } = await upload(form({ entityType: 'clients' }, ''));
    expect(problem).toMatchObject({ status: 422, code: 'IMPORT_FILE_INVALID' });
  });

  it.each([
    ['JSON', '{"entityType":"clients"}', 'application/json', 415],
    ['a form without a boundary', 'x', 'multipart/form-data', 400],
    ['a form that is none', 'x', 'multipart/form-data; boundary=abc', 400],
  ])('as %s is rejected', async (_what, body, contentType, status) => {
    expect((await upload(body, { 'content-type': contentType })).problem).toMatchObject({ status });
  });

  it('without a session or the permission to import is refused before its body is read', async () => {
    const { accessToken, admin } = await product.signUp();
    await product.sql(`update identity."user" set role = 'USER' where id = $1`, [admin.userId]);
    expect([await statusBeforeBody(), await statusBeforeBody(accessToken)]).toEqual([401, 403]);
  });
});
