import { completeCallback, createCallback, getCallback, updateUser } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { perTest, testProduct } from '@quillcare/testing';
import { addColleague, openPractice, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perTest(() => openPractice(product));

it('gives the team back the open callbacks of a colleague who may no longer make them', async () => {
  const { admin } = scene.practice;
  const ben = await addColleague(scene, 'SALES_MANAGER');
  const dueDate = todayIn(product.clock.now(), 'Australia/Sydney');
  const create = () =>
    product.call(createCallback, { body: { clientId: scene.clientId, dueDate, assigneeId: ben } }, admin);
  const read = (id: string) => product.call(getCallback, { params: { id } }, admin);
  const [open, closed] = [await create(), await create()];
  await product.call(completeCallback, { params: { id: closed.id }, body: { version: 1 } }, admin);
  await product.call(updateUser, { params: { id: ben }, body: { version: 1, role: 'USER' } }, admin);
  await product.eventually(async () =>
    expect(await read(open.id)).toMatchObject({ assigneeId: null, assigneeName: null }),
  );
  expect(await read(closed.id)).toMatchObject({ assigneeId: ben });
});
