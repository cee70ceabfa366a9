import { randomUUID } from 'node:crypto';
import {
  appendUpload,
  discardUpload,
  IMPORT_FILE_LIMIT,
  PENDING_UPLOADS_LIMIT,
  sweepUploads,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { finished, startImport } from '../../../fixtures/importing.suite';
import { SweepUploadsJob } from '../jobs/sweep-uploads.job';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'import'] }));
const practice = perTest(() => product.signUp());

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
  it('stores pieces in order, each once', async () => {
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
  ])('rejects %s', async (_, sequence, text, path) => {
    const id = randomUUID();
    await append(id, 0, base64('first'));
    await expect(append(id, sequence, text)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path }],
    });
    expect(await pieces(id)).toEqual(['first']);
  });

  it('rejects a piece for another practice’s file', async () => {
    const id = randomUUID();
    await append(id, 0, base64('ours'));
    const other = await product.signUp();
    await expect(append(id, 1, base64('theirs'), other)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(append(id, 0, base64('theirs'), other)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await pieces(id)).toEqual(['ours']);
  });

  it('rejects a piece beyond the size limit of a file', async () => {
    const id = randomUUID();
    await append(id, 0, base64('first'));
    await product.sql('update import.upload set size = $2 where id = $1', [id, IMPORT_FILE_LIMIT]);
    await expect(append(id, 1, base64('more'))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(await pieces(id)).toEqual(['first']);
  });
});

describe('appendUpload at the quota of a practice', () => {
  it('rejects a new file, but not one that is already being uploaded', async () => {
    const ids = Array.from({ length: PENDING_UPLOADS_LIMIT + 3 }, () => randomUUID());
    const begun = await Promise.allSettled(ids.map((id) => append(id, 0, base64('x'))));
    const refused = begun.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'TOO_MANY_UPLOADS' });
    const open = ids.find((_, at) => begun[at]?.status === 'fulfilled') as string;
    await expect(append(open, 0, base64('x'))).resolves.toEqual({ sequence: 0 });
    await expect(append(open, 1, base64('y'))).resolves.toEqual({ sequence: 1 });
  });
});

describe('discardUpload', () => {
  const discard = (uploadId: string, { organisationId } = practice) =>
    product.callInternal(discardUpload, { body: { organisationId, uploadId } }, { organisationId });

  it('deletes only a file of the user’s practice', async () => {
    const id = randomUUID();
    await append(id, 0, base64('x'));
    await discard(id, await product.signUp());
    expect(await pieces(id)).toEqual(['x']);
    await discard(id);
    await discard(id);
    expect(await pieces(id)).toEqual([]);
  });

  it('keeps a file that an import has claimed', async () => {
    const file = Buffer.from('firstName,lastName,email,phone\nA,B,a@b.com.au,0412345678');
    const { id } = await startImport(product, practice.admin, file);
    const [taken] = await product.sql<{ id: string }>(
      'select upload_id as id from import.import_run where id = $1',
      [id],
    );
    await discard(taken?.id ?? '');
    expect(await finished(product, practice.admin, id)).toMatchObject({ status: 'COMPLETED', successful: 1 });
  });
});

describe('sweepUploads', () => {
  it('deletes only uploads abandoned ten minutes ago', async () => {
    const [old, fresh] = [randomUUID(), randomUUID()];
    await append(old, 0, base64('old'));
    await append(fresh, 0, base64('fresh'));
    const run = await startImport(product, practice.admin, Buffer.from('firstName,email\nA,a@b.au'));
    await product.sql(`update import.upload set updated_at = now() - interval '11 minutes' where id = $1`, [
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
