import { createCallback, getUser, listCallbacks, updateUser } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { perTest, testProduct } from '@quillcare/testing';
import { addColleague, openPractice, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perTest(() => openPractice(product));

it.each<[string, object]>([
  ['may no longer make calls', { role: 'USER' }],
  ['is deactivated', { isActive: false }],
])('gives the team the callbacks of a colleague who %s', async (_case, change) => {
  const now = product.clock.now();
  const admin = { ...scene.practice.admin, confirmedAt: now.toISOString() };
  const ben = await addColleague(scene, 'SALES_MANAGER');
  const dueDate = todayIn(now, 'Australia/Sydney');
  const body = { clientId: scene.clientId, dueDate, assigneeId: ben };
  const { id } = await product.call(createCallback, { body }, admin);
  const { version } = await product.call(getUser, { params: { id: ben } }, admin);
  await product.call(updateUser, { params: { id: ben }, body: { version, ...change } }, admin);
  await product.eventually(async () =>
    expect((await product.call(listCallbacks, { query: { assignee: 'none' } }, admin)).items).toMatchObject([
      { id },
    ]),
  );
});
