import { randomUUID } from 'node:crypto';
import {
  clientInput,
  completeCallback,
  deleteClient,
  getClient,
  getQuote,
  importClients,
  listCallbacks,
  updateClient,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import {
  addQuote,
  callbacksOf,
  openPractice,
  pendingCallback,
  startCallbacks,
  tellSent,
} from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perTest(() => openPractice(product));

const change = (body: object) =>
  product.call(
    updateClient,
    { params: { id: scene.clientId }, body: { version: 1, ...body } },
    scene.practice.admin,
  );
const find = async (search: string) =>
  (await product.call(listCallbacks, { query: { search } }, scene.practice.admin)).items;

it("copies a client's new name and number to open callbacks and finds them by the name", async () => {
  const { id } = await pendingCallback(scene);
  await change({ lastName: 'Parata', phone: '0455 111 222' });
  await product.eventually(async () => {
    expect(await find('parata')).toEqual([
      expect.objectContaining({
        id,
        clientName: 'Hana Parata',
        clientPhone: '+61455111222',
        status: 'pending',
      }),
    ]);
  });
});

it('copies a number changed by an import to open callbacks', async () => {
  const { id } = await pendingCallback(scene);
  const { admin, organisationId } = scene.practice;
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
    expect(await find('Ngāpō')).toEqual([expect.objectContaining({ id, clientPhone: '+61455333444' })]);
  });
});

it('leaves a closed callback unchanged', async () => {
  const done = await pendingCallback(scene);
  await product.call(
    completeCallback,
    { params: { id: done.id }, body: { version: done.version } },
    scene.practice.admin,
  );
  const open = await pendingCallback(scene);
  await change({ phone: '0455 111 222' });
  await product.eventually(async () => {
    expect((await find(open.quoteNumber ?? ''))[0]?.clientPhone).toBe('+61455111222');
  });
  expect((await find(done.quoteNumber ?? ''))[0]?.clientPhone).toBe(done.clientPhone);
});

it("gives a later callback the current number, or the quote's if the client was removed", async () => {
  const [first, second] = [await addQuote(scene), await addQuote(scene)];
  await change({ phone: '0455 111 222' });
  await tellSent(scene, first);
  expect((await callbacksOf(scene, first))[0]?.clientPhone).toBe('+61455111222');
  await product.eventually(async () => {
    const quote = await product.call(getQuote, { params: { id: second.id } }, scene.practice.admin);
    expect(quote.client.phone).toBe('+61455111222');
  });
  await product.call(
    deleteClient,
    { params: { id: scene.clientId }, query: { confirm: true } },
    scene.practice.admin,
  );
  await tellSent(scene, second);
  expect((await callbacksOf(scene, second))[0]).toMatchObject({
    clientName: 'Hana Te Ariki Ngāpō',
    clientPhone: '+61455111222',
  });
});
