import { completeCallback } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { auditOf, openPractice, pendingCallback, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

function complete(id: string, version: number, notes?: string, by = scene.practice.admin) {
  return product.call(completeCallback, { params: { id }, body: { version, notes } }, by);
}

it('closes the callback with the time and notes and audits who did it', async () => {
  const { id } = await pendingCallback(scene);
  const done = await complete(id, 1, 'She will decide next week.');
  expect(done).toMatchObject({
    status: 'completed',
    notes: 'She will decide next week.',
    closedReason: null,
    version: 2,
  });
  expect(done.completedAt).not.toBeNull();
  expect((await auditOf(scene, id))[1]).toMatchObject({
    userId: scene.practice.admin.userId,
    actorName: 'Ana Okafor',
  });
});

it('completes a callback once, and only at the version the caller has seen', async () => {
  const { id } = await pendingCallback(scene);
  await expect(complete(id, 7)).rejects.toMatchObject({ code: 'VERSION_CONFLICT', facts: { version: 1 } });
  await complete(id, 1);
  await expect(complete(id, 2)).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    facts: { status: 'completed' },
  });
});
