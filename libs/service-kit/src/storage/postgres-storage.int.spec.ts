import { randomBytes, randomUUID } from 'node:crypto';
import { startProduct, testProduct } from '@quillcare/testing';
import { StoredFileDamagedError } from './storage';
import { collected, inPractice, storageOf, storageSuite } from './storage.suite';

const product = testProduct(() => startProduct({ only: ['quoting'] }));

storageSuite(() => product);

const PDF = { mediaType: 'application/pdf' };
const storage = () => storageOf(product);

it('leaves no chunks of a replaced or removed file', async () => {
  const organisationId = randomUUID();
  await inPractice(organisationId, async () => {
    await storage().put('a.bin', randomBytes(600_000), PDF);
    await storage().put('a.bin', randomBytes(300_000), PDF);
  });
  const pieces = () =>
    product.sql('select sequence from quoting.stored_chunk where organisation_id = $1', [organisationId]);
  expect(await pieces()).toHaveLength(2);
  await inPractice(organisationId, () => storage().delete('a.bin'));
  expect(await pieces()).toHaveLength(0);
});

it('detects a single changed byte in the table', async () => {
  const organisationId = randomUUID();
  await inPractice(organisationId, () => storage().put('a.bin', randomBytes(300_000), PDF));
  await product.sql(
    `update quoting.stored_chunk set bytes = set_byte(bytes, 7, (get_byte(bytes, 7) + 1) % 256)
      where organisation_id = $1 and sequence = 1`,
    [organisationId],
  );
  await inPractice(organisationId, () =>
    expect(collected(storage().read('a.bin'))).rejects.toThrow(StoredFileDamagedError),
  );
});
