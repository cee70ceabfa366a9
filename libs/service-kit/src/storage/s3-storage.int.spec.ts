import { readdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ObjectStore, startProduct, type Product } from '@quillcare/testing';
import { collected, inPractice, sha256, storageOf, storageSuite } from './storage.suite';
import { StoredFileDamagedError } from './storage';

const PDF = { mediaType: 'application/pdf' };
let store: ObjectStore;
let product: Product;

beforeAll(async () => {
  store = await ObjectStore.start('quillcare');
  product = await startProduct({ only: ['quoting'], config: { objectStore: store.settings } });
});
afterAll(async () => {
  await product.stop();
  await store.stop();
});

storageSuite(() => product);

it('stores nothing in PostgreSQL', async () => {
  await inPractice(randomUUID(), () => storageOf(product).put('a.bin', randomBytes(10), PDF));
  expect(await product.sql('select id from quoting.stored_file')).toEqual([]);
});

it('puts service and practice in the key before anything the caller chooses', async () => {
  const organisationId = randomUUID();
  await inPractice(organisationId, () => storageOf(product).put('scans/a.bin', randomBytes(10), PDF));
  const files = await readdir(store.folder, { recursive: true });
  const own = files.filter((file) => file.includes(organisationId) && file.endsWith('_object'));
  expect(own).toEqual([
    expect.stringContaining(`${product.config.namespace}/quoting/${organisationId}/scans/a.bin`),
  ]);
});

it('detects a single changed byte in the store', async () => {
  const organisationId = randomUUID();
  await inPractice(organisationId, () => storageOf(product).put('a.bin', randomBytes(1_000), PDF));
  const files = await readdir(store.folder, { recursive: true });
  const file = join(
    store.folder,
    files.find((name) => name.includes(organisationId) && name.endsWith('_object')) ?? '',
  );
  const bytes = await readFile(file);
  bytes[500] = (bytes[500] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await inPractice(organisationId, () =>
    expect(collected(storageOf(product).read('a.bin'))).rejects.toThrow(StoredFileDamagedError),
  );
});

it('leaves no part of an interrupted upload', async () => {
  const organisationId = randomUUID();
  const storage = storageOf(product);
  async function* broken(): AsyncGenerator<Buffer> {
    for (let part = 0; part < 20; part += 1) yield randomBytes(1_000_000);
    throw new Error('the connection was lost');
  }
  await inPractice(organisationId, async () => {
    const put = storage.put('a.bin', broken(), { ...PDF, sha256: sha256(Buffer.alloc(0)) });
    await expect(put).rejects.toThrow('the connection was lost');
    expect(await storage.exists('a.bin')).toBeNull();
  });
});
