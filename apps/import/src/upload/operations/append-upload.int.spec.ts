import { randomUUID } from 'node:crypto';
import { appendUpload, IMPORT_FILE_LIMIT, sweepUploads } from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { startProduct, type Product, type TestOrganisation } from '@quillcare/testing';
import { startImport } from '../../../fixtures/importing.suite';
import { SweepUploadsJob } from '../jobs/sweep-uploads.job';

let product: Product;
let practice: TestOrganisation;

beforeAll(async () => {
  product = await startProduct({ only: ['identity', 'crm', 'import'] });
  practice = await product.signUp();
}, 60_000);
afterAll(() => product.stop());

function append(
  uploadId: string,
  sequence: number,
  base64: string,
  { organisationId } = practice,
): Promise<{ sequence: number }> {
  return product.callInternal(
    appendUpload,
    { body: { organisationId, uploadId, sequence, base64 } },
    { organisationId },
  );
}

async function pieces(uploadId: string): Promise<string[]> {
  const rows = await product.sql<{ text: string }>(
    `select convert_from(bytes, 'UTF8') as text from import.upload_chunk where upload_id = $1 order by sequence`,
    [uploadId],
  );
  return rows.map(({ text }) => text);
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('appendUpload', () => {
  it('keeps pieces in their order, each once', async () => {
    const id = randomUUID();
    await append(id, 0, base64('firstName,'));
    await append(id, 1, base64('Ngāpō'));
    await expect(append(id, 1, base64('Ngāpō'))).resolves.toEqual({ sequence: 1 });
    expect(await pieces(id)).toEqual(['firstName,', 'Ngāpō']);
  });

  it.each([
    ['a piece out of order', 3, base64('x'), 'sequence'],
    ['a repeated piece with other bytes', 0, base64('other'), 'sequence'],
    ['damaged base64', 1, 'a_b=', 'base64'],
    ['a piece over 512 KiB', 1, Buffer.alloc(540 * 1024).toString('base64'), 'base64'],
  ])('refuses %s', async (_, sequence, text, path) => {
    const id = randomUUID();
    await append(id, 0, base64('first'));
    await expect(append(id, sequence, text)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path }],
    });
    expect(await pieces(id)).toEqual(['first']);
  });

  it("cannot add to another practice's file", async () => {
    const id = randomUUID();
    await append(id, 0, base64('ours'));
    const other = await product.signUp();
    await expect(append(id, 1, base64('theirs'), other)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(append(id, 0, base64('theirs'), other)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await pieces(id)).toEqual(['ours']);
  });

  it('stops at the limit of a file', async () => {
    const id = randomUUID();
    await append(id, 0, base64('first'));
    await product.sql('update import.upload set size = $2 where id = $1', [id, IMPORT_FILE_LIMIT]);
    await expect(append(id, 1, base64('more'))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(await pieces(id)).toEqual(['first']);
  });
});

describe('sweepUploads', () => {
  it('removes what nobody imported within a day, and nothing else', async () => {
    const [old, fresh] = [randomUUID(), randomUUID()];
    await append(old, 0, base64('old'));
    await append(fresh, 0, base64('fresh'));
    const run = await startImport(product, practice.admin, Buffer.from('firstName,email\nA,a@b.au'));
    await product.sql(`update import.upload set created_at = now() - interval '25 hours' where id = $1`, [
      old,
    ]);
    await runInContext(contextFor({ kind: 'service', service: sweepUploads.service }), () =>
      product.app.get(SweepUploadsJob, { strict: false }).handle(),
    );
    expect(await pieces(old)).toEqual([]);
    expect(await pieces(fresh)).toEqual(['fresh']);
    expect(run.status).toBe('QUEUED');
  });
});
