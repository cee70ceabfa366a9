import { getQuote, makeQuoteFile } from '@quillcare/contracts';
import { RetryPolicy } from '@quillcare/service-kit';
import { freePort, ObjectStore, PdfFile, startProduct, TimestampAuthority } from '@quillcare/testing';
import { openPractice } from '../../../quote/quote/operations/quote-scene.suite';
import { fileOf, pdfFor, signedQuote, untilFile } from '../operations/evidence-scene.suite';

/** Delays during an outage are divided by this factor. */
const FASTER = 20;
/** Object id of the timestamp attribute, as hex in the signature. */
const TIMESTAMP_TOKEN = '060b2a864886f70d010910020e';

it('accepts while object store and timestamp authority are down and makes the PDF later', async () => {
  const port = await freePort();
  const [authority, authorityPort] = [new TimestampAuthority(), await freePort()];
  const product = await startProduct({
    only: ['identity', 'crm', 'quoting'],
    env: { TIMESTAMP_URL: `http://127.0.0.1:${authorityPort}` },
    config: { objectStore: ObjectStore.settings('quillcare', port) },
  });
  const policy = new RetryPolicy();
  const delays = jest.spyOn(product.app.get(RetryPolicy, { strict: false }), 'duringOutage');
  delays.mockImplementation((tries) => policy.duringOutage(tries) / FASTER);
  const scene = await openPractice(product);
  const { quote } = await signedQuote(scene);
  const { status } = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
  expect(status).toBe('ACCEPTED');
  const isWaiting = async () =>
    expect(await fileOf(scene, quote.id, 'SIGNED')).toMatchObject({ state: 'MAKING' });
  // Neither outage uses up attempts: there are as many retries as the job has attempts.
  await product.eventually(() =>
    Promise.resolve(expect(delays).toHaveBeenCalledWith(makeQuoteFile.attempts)),
  );
  await isWaiting();
  await authority.start(authorityPort);
  await product.eventually(() => Promise.resolve(expect(authority.tokensIssued).toBeGreaterThan(0)));
  await isWaiting();
  const store = await ObjectStore.start('quillcare', port);
  try {
    await untilFile(scene, quote.id, 'SIGNED');
    const bytes = await pdfFor(scene, quote.id);
    const file = new PdfFile(bytes);
    expect(file.signatures()).toContain('Signature is Valid');
    expect(bytes.toString('latin1')).toContain(TIMESTAMP_TOKEN);
    file.remove();
  } finally {
    await product.stop();
    await store.stop();
    await authority.stop();
  }
});
