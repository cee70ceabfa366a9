import { attemptCallback, completeCallback, rescheduleCallback } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { auditOf, openPractice, pendingCallback, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

const today = () => todayIn(new Date(), 'Australia/Sydney');

function reschedule(id: string, version: number, dueDate: string) {
  const body = { version, dueDate, reason: 'On holiday' };
  return product.call(rescheduleCallback, { params: { id }, body }, scene.practice.admin);
}

it('changes the due date of a callback, keeps its status and audits the reason', async () => {
  const { id } = await pendingCallback(scene);
  await product.call(attemptCallback, { params: { id }, body: { version: 1 } }, scene.practice.admin);
  const moved = await reschedule(id, 2, addDays(today(), 10));
  expect(moved).toMatchObject({
    status: 'attempted',
    attemptCount: 1,
    dueDate: addDays(today(), 10),
    rescheduleReason: 'On holiday',
  });
  expect((await auditOf(scene, id))[2]).toMatchObject({ reason: 'On holiday' });
});

it("accepts today but no earlier due date in the practice's time zone", async () => {
  const { id } = await pendingCallback(scene);
  await expect(reschedule(id, 1, addDays(today(), -1))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'dueDate', message: 'Please choose today or a later day' }],
  });
  expect((await reschedule(id, 1, today())).dueDate).toBe(today());
});

it('refuses to reschedule a closed callback', async () => {
  const { id } = await pendingCallback(scene);
  await product.call(completeCallback, { params: { id }, body: { version: 1 } }, scene.practice.admin);
  await expect(reschedule(id, 2, addDays(today(), 1))).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});
