import { MAX_CASE_DOCUMENT_BYTES } from '@quillcare/contracts';
import type { KeptFiles, Storage } from '@quillcare/service-kit';
import { DocumentFiles, PIECE_BYTES } from './document-files';

function bytes(size: number): Buffer[] {
  const whole = Array.from({ length: Math.floor(size / PIECE_BYTES) }, () => Buffer.alloc(PIECE_BYTES));
  return [...whole, Buffer.alloc(size % PIECE_BYTES)];
}

it('stores a document of 20 MB but rejects one byte more and discards what is already stored', async () => {
  const put = jest.fn();
  const kept = { announce: jest.fn(), removeNow: jest.fn() };
  const files = new DocumentFiles({ put } as unknown as Storage, kept as unknown as KeptFiles);
  await expect(files.write(bytes(MAX_CASE_DOCUMENT_BYTES))).resolves.toMatchObject({
    sizeBytes: MAX_CASE_DOCUMENT_BYTES,
  });
  expect(kept.removeNow).not.toHaveBeenCalled();
  await expect(files.write(bytes(MAX_CASE_DOCUMENT_BYTES + 1))).rejects.toMatchObject({
    code: 'CASE_DOCUMENT_INVALID',
    errors: [{ path: 'file', message: expect.stringContaining('larger than 20 MB') }],
  });
  expect(kept.removeNow).toHaveBeenCalledWith(kept.announce.mock.lastCall?.[0]);
});
