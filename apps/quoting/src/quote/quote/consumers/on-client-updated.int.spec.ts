import { randomUUID } from 'node:crypto';
import {
  clientInput,
  getClient,
  getQuote,
  importClients,
  listQuotes,
  updateClient,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { draftQuote, openPractice, sentQuote, startQuoting } from '../operations/quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

it("copies a client's new name and number to drafts but not to sent quotes", async () => {
  const draft = await draftQuote(scene);
  const sent = (await sentQuote(scene)).quote;
  await product.call(
    updateClient,
    { params: { id: scene.clientId }, body: { version: 1, lastName: 'Byrne', phone: '0455 111 222' } },
    scene.org.admin,
  );
  const quoteOf = (id: string) => product.call(getQuote, { params: { id } }, scene.org.admin);
  await product.eventually(async () => {
    expect((await quoteOf(draft.id)).client).toMatchObject({ lastName: 'Byrne', phone: '+61455111222' });
  });
  // Staff editing the draft get no version conflict.
  expect((await quoteOf(draft.id)).version).toBe(draft.version);
  expect((await quoteOf(sent.id)).client).toEqual(sent.client);
  const { items } = await product.call(listQuotes, { query: { search: 'byrne' } }, scene.org.admin);
  expect(items.map(({ id }) => id)).toEqual([draft.id]);
});

it('copies a number changed by an import to drafts', async () => {
  const draft = await draftQuote(scene);
  const { admin, organisationId } = scene.org;
  const { firstName, lastName, email, dateOfBirth } = await product.call(
    getClient,
    { params: { id: scene.clientId } },
    admin,
  );
  const client = clientInput.parse({ firstName, lastName, email, dateOfBirth, phone: '+61455333444' });
  const body = { organisationId, importId: randomUUID(), rows: [{ row: 2, client }] };
  await product.callInternal(
    importClients,
    { body: { ...body, strategy: 'overwrite' } },
    { organisationId, idempotencyKey: randomUUID() },
  );
  await product.eventually(async () => {
    const { client: shown } = await product.call(getQuote, { params: { id: draft.id } }, admin);
    expect(shown.phone).toBe('+61455333444');
  });
});
