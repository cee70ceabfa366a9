import {
  cancelCallback,
  convertLead,
  createCallback,
  createLead,
  listCallbacks,
  reopenCallback,
  updateClient,
  type Callback,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { perTest, testProduct } from '@quillcare/testing';
import { addColleague, openPractice, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perTest(() => openPractice(product));

/** Creates a callback, of the practice's client unless `about` says otherwise, and cancels it. */
async function cancelled(about: { assigneeId?: string; leadId?: string }): Promise<Callback> {
  const { admin } = scene.practice;
  const dueDate = todayIn(product.clock.now(), 'Australia/Sydney');
  const subject = about.leadId ? {} : { clientId: scene.clientId };
  const created = await product.call(
    createCallback,
    { body: { ...subject, ...about, dueDate, about: 'Price' } },
    admin,
  );
  const body = { version: 1, reason: 'She came in' };
  return product.call(cancelCallback, { params: { id: created.id }, body }, admin);
}

it('reopens a callback with the current number, and in the queue if its assignee has left', async () => {
  const { admin } = scene.practice;
  const ben = await addColleague(scene, 'SALES_MANAGER');
  const [ofBen, own] = [await cancelled({ assigneeId: ben }), await cancelled({ assigneeId: admin.userId })];
  const changes = { version: 1, lastName: 'Parata', phone: '0455 111 222' };
  await product.call(updateClient, { params: { id: scene.clientId }, body: changes }, admin);
  await product.sql('update identity."user" set is_active = false where id = $1', [ben]);
  const reopen = ({ id }: Callback) =>
    product.call(reopenCallback, { params: { id }, body: { version: 2 } }, admin);
  const present = {
    clientName: 'Hana Parata',
    clientPhone: '+61455111222',
    about: 'Price',
    status: 'pending',
  };
  expect(await reopen(ofBen)).toMatchObject({ ...present, assigneeId: null, assigneeName: null });
  expect(await reopen(own)).toMatchObject({ ...present, assigneeId: admin.userId });
  const { items } = await product.call(listCallbacks, { query: { search: 'parata' } }, admin);
  expect(items.map(({ id }) => id).sort()).toEqual([ofBen.id, own.id].sort());
});

it('reopens a callback about a lead with the client it became, and the number corrected then', async () => {
  const { admin } = scene.practice;
  const enquiry = { firstName: 'Aroha', lastName: 'Tāwhiao', phone: '0412 345 678' };
  const { id, version } = await product.call(createLead, { body: enquiry }, admin);
  const closed = await cancelled({ leadId: id });
  const client = { ...enquiry, email: 'aroha@patients.example', phone: '0411 222 333' };
  const done = await product.call(convertLead, { params: { id }, body: { version, client } }, admin);
  const params = { id: closed.id };
  const reopened = await product.call(reopenCallback, { params, body: { version: closed.version } }, admin);
  expect(reopened).toMatchObject({
    subject: 'LEAD',
    clientId: done.client.id,
    clientPhone: '+61411222333',
    status: 'pending',
  });
});
