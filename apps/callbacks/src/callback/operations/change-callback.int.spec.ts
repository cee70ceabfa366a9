import {
  attemptCallback,
  completeCallback,
  getCallback,
  reopenCallback,
  rescheduleCallback,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { auditOf, openPractice, pendingCallback, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

const today = () => todayIn(new Date(), 'Australia/Sydney');
const attempt = (id: string, version: number, notes?: string) =>
  product.call(attemptCallback, { params: { id }, body: { version, notes } }, scene.practice.admin);
const complete = (id: string, version: number, notes?: string) =>
  product.call(completeCallback, { params: { id }, body: { version, notes } }, scene.practice.admin);
const reschedule = (id: string, version: number, dueDate: string) => {
  const body = { version, dueDate, reason: 'On holiday' };
  return product.call(rescheduleCallback, { params: { id }, body }, scene.practice.admin);
};

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

it('changes the due date of a callback, keeps its status and audits the reason', async () => {
  const { id } = await pendingCallback(scene);
  await attempt(id, 1);
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

it('completes a callback once, at the version the caller has seen, after which it can be neither attempted nor moved', async () => {
  const { id } = await pendingCallback(scene);
  await expect(complete(id, 7)).rejects.toMatchObject({ code: 'VERSION_CONFLICT', facts: { version: 1 } });
  await complete(id, 1);
  await expect(complete(id, 2)).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    facts: { status: 'completed' },
  });
  const refused = { code: 'ILLEGAL_TRANSITION' };
  await expect(attempt(id, 2)).rejects.toMatchObject(refused);
  await expect(reschedule(id, 2, addDays(today(), 1))).rejects.toMatchObject(refused);
});
