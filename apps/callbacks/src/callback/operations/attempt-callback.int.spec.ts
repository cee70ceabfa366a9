import { attemptCallback, completeCallback, getCallback, reopenCallback } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { openPractice, pendingCallback, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

function attempt(id: string, version: number, notes?: string) {
  return product.call(attemptCallback, { params: { id }, body: { version, notes } }, scene.practice.admin);
}

it('counts each attempt and leaves the callback open', async () => {
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

it('rejects an attempt on a closed callback', async () => {
  const { id } = await pendingCallback(scene);
  await product.call(completeCallback, { params: { id }, body: { version: 1 } }, scene.practice.admin);
  await expect(attempt(id, 2)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});

it('counts one attempt when two people record it at the same time', async () => {
  const { id } = await pendingCallback(scene);
  const results = await Promise.allSettled([attempt(id, 1), attempt(id, 1)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('lists each call with its note, outcome, caller and time, newest first', async () => {
  const { id } = await pendingCallback(scene);
  const { admin } = scene.practice;
  const asked = { params: { id } };
  await attempt(id, 1, 'Voicemail');
  const later = {
    version: 2,
    outcome: 'SPOKE',
    notes: 'Ring her next week',
    nextDueDate: '2099-01-05',
  } as const;
  expect(await product.call(attemptCallback, { ...asked, body: later }, admin)).toMatchObject({
    status: 'attempted',
    lastOutcome: 'SPOKE',
    dueDate: '2099-01-05',
  });
  await product.call(completeCallback, { ...asked, body: { version: 3, notes: 'Goes ahead' } }, admin);
  await product.call(reopenCallback, { ...asked, body: { version: 4 } }, admin);
  await attempt(id, 5);
  const { calls } = await product.call(getCallback, asked, admin);
  expect(calls).toMatchObject([
    { notes: null, outcome: 'NO_ANSWER', hasEnded: false, isUndone: false },
    { notes: 'Goes ahead', outcome: 'SPOKE', hasEnded: true, isUndone: true },
    { notes: 'Ring her next week', outcome: 'SPOKE', hasEnded: false, isUndone: false },
    { notes: 'Voicemail', outcome: 'NO_ANSWER', hasEnded: false, isUndone: false },
  ]);
  for (const call of calls) expect(call).toMatchObject({ byName: 'Ana Okafor', at: expect.any(String) });
});
