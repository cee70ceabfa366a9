import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { startProduct, type Product } from '@quillcare/testing';
import { collected, inPractice, sha256, storageOf, storageSuite } from './storage.suite';
import { StoredFileDamaged } from './storage';

const PDF = { mediaType: 'application/pdf' };
let folder: string;
let server: S3rver;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quillcare-s3-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'quillcare' }],
  });
  const { port } = (await server.run()) as AddressInfo;
  product = await startProduct({
    only: ['quoting'],
    config: {
      objectStore: {
        bucket: 'quillcare',
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        // The only key that this server knows; it checks the signature of each request with it.
        credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
        pathStyle: true,
      },
    },
  });
});
afterAll(async () => {
  await product.stop();
  await server.close();
  await rm(folder, { recursive: true });
});

storageSuite(() => product);

it('keeps nothing in PostgreSQL', async () => {
  await inPractice(randomUUID(), () => storageOf(product).put('a.bin', randomBytes(10), PDF));
  expect(await product.sql('select id from quoting.stored_file')).toEqual([]);
});

it('names service and practice in the key, ahead of everything that a caller chooses', async () => {
  const organisationId = randomUUID();
  await inPractice(organisationId, () => storageOf(product).put('scans/a.bin', randomBytes(10), PDF));
  const files = await readdir(join(folder, 'quillcare'), { recursive: true });
  const own = files.filter((file) => file.includes(organisationId) && file.endsWith('_object'));
  expect(own).toEqual([
    expect.stringContaining(`${product.config.namespace}/quoting/${organisationId}/scans/a.bin`),
  ]);
});

it('notices a single byte that was changed in the store', async () => {
  const organisationId = randomUUID();
  await inPractice(organisationId, () => storageOf(product).put('a.bin', randomBytes(1_000), PDF));
  const files = await readdir(join(folder, 'quillcare'), { recursive: true });
  const file = join(
    folder,
    'quillcare',
    files.find((name) => name.includes(organisationId) && name.endsWith('_object')) ?? '',
  );
  const bytes = await readFile(file);
  bytes[500] = (bytes[500] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await inPractice(organisationId, () =>
    expect(collected(storageOf(product).read('a.bin'))).rejects.toThrow(StoredFileDamaged),
  );
});

it('leaves no part of an upload that broke off', async () => {
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
