import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getQuote } from '@quillcare/contracts';
import { freePort, PdfFile, startProduct } from '@quillcare/testing';
import S3rver from 's3rver';
import { openPractice } from '../../quote/operations/quote-scene.suite';
import { fileOf, pdfFor, signedQuote, untilFile } from '../operations/evidence-scene.suite';

it('accepts while the object store is away, and makes the document when it is back', async () => {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'quillcare-s3-'))];
  const product = await startProduct({
    only: ['identity', 'crm', 'quoting'],
    config: {
      objectStore: {
        ...{
          bucket: 'quillcare',
          endpoint: `http://127.0.0.1:${port}`,
          region: 'us-east-1',
          pathStyle: true,
        },
        credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      },
    },
  });
  const scene = await openPractice(product);
  const { quote } = await signedQuote(scene);
  const { status } = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
  expect(status).toBe('ACCEPTED');
  // Long enough for several tries, which the store's absence does not use up.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(await fileOf(scene, quote.id, 'SIGNED')).toMatchObject({ state: 'MAKING' });
  const server = new S3rver({
    ...{ port, address: '127.0.0.1', silent: true, directory: folder },
    configureBuckets: [{ name: 'quillcare' }],
  });
  await server.run();
  try {
    await untilFile(scene, quote.id, 'SIGNED');
    const file = new PdfFile(await pdfFor(scene, quote.id));
    expect(file.signatures()).toContain('Signature is Valid');
    file.remove();
  } finally {
    await product.stop();
    await server.close();
    await rm(folder, { recursive: true });
  }
});
