import { attemptCallback, completeCallback } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { openPractice, pendingCallback, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

function attempt(id: string, version: number, notes?: string) {
  return product.call(attemptCallback, { params: { id }, body: { version, notes } }, scene.practice.admin);
}

it('counts each attempt and stays open', async () => {
  const { id, dueDate } = await pendingCallback(scene);
  await attempt(id, 1, 'Voicemail');
  const twice = await attempt(id, 2);
  expect(twice).toMatchObject({
    status: 'attempted',
    attemptCount: 2,
    notes: 'Voicemail',
    completedAt: null,
    dueDate,
  });
  expect(twice.attemptedAt).not.toBeNull();
});

it('is refused if the callback is closed', async () => {
  const { id } = await pendingCallback(scene);
  await product.call(completeCallback, { params: { id }, body: { version: 1 } }, scene.practice.admin);
  await expect(attempt(id, 2)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});

it('counts one attempt when two people report it at the same time', async () => {
  const { id } = await pendingCallback(scene);
  const results = await Promise.allSettled([attempt(id, 1), attempt(id, 1)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
