import { randomUUID } from 'node:crypto';
import {
  addChecklistItem,
  completeSurgeryCase,
  confirmSurgeryCase,
  createProvider,
  followUpSurgeryCase,
  getSurgeryCase,
  recordCaseDeposit,
  getToday,
  listSurgeryCases,
  MAX_CHECKLIST_ITEMS,
  rescheduleSurgeryCase,
  bookSurgeryCase,
  settleChecklistItem,
  startSurgeryCase,
  updateChecklistItem,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perTest, testProduct } from '@quillcare/testing';
import { auditOf, failing, openPractice } from '../../../quote/quote/operations/quote-scene.suite';
import { checklistOf, itemOf, openedCase, schedule } from './checklist-scene.suite';

const day = () => todayIn(new Date(), 'Australia/Sydney');
const product = testProduct({ only: ['identity', 'crm', 'quoting'] });
const scene = perTest(() => openPractice(product));

const versionOf = async (id: string) =>
  (await product.call(getSurgeryCase, { params: { id } }, scene.org.admin)).version;

it("gives every accepted case the practice's items, with the consent done", async () => {
  const id = await openedCase(scene);
  const { items, readiness } = await checklistOf(scene, id);
  expect(items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['CONSENT', 'DEPOSIT', 'THEATRE', 'ANAESTHETIST', 'PRE_ADMISSION']),
  );
  expect(items.map(({ kind }) => kind)).not.toContain('POST_OP');
  expect(readiness).toMatchObject({ state: 'MISSING', ready: 1, total: items.length, nextDueOn: null });
  expect(await itemOf(scene, id, 'CONSENT')).toMatchObject({ state: 'DONE', decidedBy: 'FACT' });
  const listed = await product.call(listSurgeryCases, {}, scene.org.as('USER'));
  expect(listed.items[0]?.readiness).toEqual({ ready: 1, total: items.length, nextDueOn: null });
});

it('moves due dates with the surgery but keeps one set by hand', async () => {
  const id = await openedCase(scene);
  await schedule(scene, id, `${addDays(day(), 60)}T07:30`);
  expect((await itemOf(scene, id, 'DEPOSIT')).dueOn).toBe(addDays(day(), 46));
  const fixed = await itemOf(scene, id, 'IMPLANTS');
  const dueOn = addDays(day(), 20);
  await product.call(
    updateChecklistItem,
    { params: { id, itemId: fixed.id }, body: { version: fixed.version, dueOn } },
    scene.org.admin,
  );
  const moved = {
    version: await versionOf(id),
    reason: 'Theatre closed',
    startsAt: `${addDays(day(), 70)}T07:30`,
    allowDayOff: true,
  };
  await product.call(rescheduleSurgeryCase, { params: { id }, body: moved }, scene.org.admin);
  expect((await itemOf(scene, id, 'DEPOSIT')).dueOn).toBe(addDays(day(), 56));
  expect((await itemOf(scene, id, 'IMPLANTS')).dueOn).toBe(dueOn);
});

it('completes items from facts of the case and reopens them when the facts change', async () => {
  const id = await openedCase(scene);
  const provider = await product.call(
    createProvider,
    { body: { name: 'Dr Ngāpō', kind: 'ANAESTHETIST' } as never },
    scene.org.admin,
  );
  const book = async (anaesthetistId: string | null) =>
    product.call(
      bookSurgeryCase,
      { params: { id }, body: { version: await versionOf(id), anaesthetistId } },
      scene.org.admin,
    );
  await book(provider.id);
  expect(await itemOf(scene, id, 'ANAESTHETIST')).toMatchObject({ state: 'DONE', decidedBy: 'FACT' });
  await book(null);
  expect(await itemOf(scene, id, 'ANAESTHETIST')).toMatchObject({ state: 'OPEN', decidedBy: null });
  const deposit = { kind: 'RECEIVED', amountMinor: 50_000, paidOn: day(), method: 'CARD', note: null };
  await product.call(
    recordCaseDeposit,
    { params: { id }, body: { version: await versionOf(id), ...deposit } } as never,
    scene.org.admin,
  );
  expect(await itemOf(scene, id, 'DEPOSIT')).toMatchObject({ state: 'DONE', decidedBy: 'FACT' });
});

it('records who settled an item, and why, on the checklist and in the audit trail', async () => {
  const id = await openedCase(scene);
  const { id: itemId, version } = await itemOf(scene, id, 'IMPLANTS');
  const settle = (body: object) =>
    product.call(settleChecklistItem, { params: { id, itemId }, body } as never, scene.org.admin);
  await expect(settle({ version, as: 'NOT_NEEDED', reason: ' ' })).rejects.toEqual(
    failing('VALIDATION_FAILED'),
  );
  await settle({ version, as: 'NOT_NEEDED', reason: 'No implant in this procedure' });
  expect(await itemOf(scene, id, 'IMPLANTS')).toMatchObject({
    state: 'NOT_NEEDED',
    reason: 'No implant in this procedure',
    decidedBy: 'PERSON',
    decidedByName: expect.any(String),
  });
  await expect(settle({ version, as: 'DONE', reason: null })).rejects.toEqual(failing('VERSION_CONFLICT'));
  const told = (await auditOf(scene, id)).at(-1);
  expect(told).toMatchObject({ action: 'UPDATE', reason: 'No implant in this procedure' });
  expect(told?.changes).toContainEqual(
    expect.objectContaining({ field: 'state', oldValue: 'OPEN', newValue: 'NOT_NEEDED' }),
  );
});

it('adds items by hand and rejects an unknown owner', async () => {
  const id = await openedCase(scene);
  const add = (body: object) =>
    product.call(addChecklistItem, { params: { id }, body } as never, scene.org.admin);
  await add({ title: 'Order cell saver', dueOn: addDays(day(), 3), ownerRole: 'SALES_MANAGER' });
  const { items } = await checklistOf(scene, id);
  expect(items.find(({ title }) => title === 'Order cell saver')).toMatchObject({
    kind: 'OTHER',
    dueOn: addDays(day(), 3),
    ownerRole: 'SALES_MANAGER',
    state: 'OPEN',
  });
  await expect(add({ title: 'x', ownerId: '0190a0a0-0000-7000-8000-000000000001' })).rejects.toEqual(
    failing('VALIDATION_FAILED'),
  );
});

it('keeps an owner who has left while the rest of the item changes', async () => {
  const id = await openedCase(scene);
  const { id: itemId, version } = await itemOf(scene, id, 'IMPLANTS');
  const [former, stranger] = [randomUUID(), randomUUID()];
  await product.sql('update quoting.case_checklist_item set owner_id = $2, owner_role = null where id = $1', [
    itemId,
    former,
  ]);
  const change = (ownerId: string) =>
    product.call(
      updateChecklistItem,
      { params: { id, itemId }, body: { version, title: 'Implants ordered', ownerId } },
      scene.org.admin,
    );
  await expect(change(stranger)).rejects.toMatchObject({ errors: [{ path: 'ownerId' }] });
  await change(former);
  expect(await itemOf(scene, id, 'IMPLANTS')).toMatchObject({ title: 'Implants ordered', ownerId: former });
});

it('shows overdue items on the Today page, one row per case', async () => {
  const id = await openedCase(scene);
  await schedule(scene, id, `${addDays(day(), 10)}T07:30`);
  const today = await product.call(getToday, { query: { kind: 'CHECKLIST' } }, scene.org.admin);
  expect(today.items).toEqual([
    expect.objectContaining({ kind: 'CHECKLIST', id, daysLate: 4, dueOn: addDays(day(), -4) }),
  ]);
  expect(today.items[0]?.about).toContain('Deposit received');
  expect(today.counts.find(({ kind }) => kind === 'CHECKLIST')?.count).toBe(1);
});

it('adds the post-op tasks once, when the surgery is completed', async () => {
  const id = await openedCase(scene);
  await schedule(scene, id, `${addDays(day(), 1)}T07:30`);
  const step = async (
    operation: typeof confirmSurgeryCase | typeof startSurgeryCase | typeof completeSurgeryCase,
  ) =>
    product.call(
      operation,
      { params: { id }, body: { version: await versionOf(id), openItemsAcknowledged: true } },
      scene.org.admin,
    );
  await step(confirmSurgeryCase);
  await product.sql(
    `update quoting.surgery_case set starts_at = starts_at - interval '1 day' where id = $1`,
    [id],
  );
  await step(startSurgeryCase);
  await step(completeSurgeryCase);
  const body = { version: await versionOf(id) };
  await product.call(followUpSurgeryCase, { params: { id }, body }, scene.org.admin);
  const after = (await checklistOf(scene, id)).items.filter(({ kind }) => kind === 'POST_OP');
  expect(after.map(({ dueOn }) => dueOn)).toEqual([
    addDays(day(), 1),
    addDays(day(), 10),
    addDays(day(), 42),
  ]);
});

it('takes no more items than a checklist has room for, even if added concurrently', async () => {
  const id = await openedCase(scene);
  const { items } = await checklistOf(scene, id);
  const room = MAX_CHECKLIST_ITEMS - items.length;
  const add = (at: number) =>
    product.call(
      addChecklistItem,
      { params: { id }, body: { title: `Item ${at}`, kind: 'OTHER' } },
      scene.org.admin,
    );
  for (let at = 0; at < room - 1; at += 1) await add(at);
  const tries = await Promise.allSettled([add(room), add(room + 1), add(room + 2), add(room + 3)]);
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toEqual([1, 2, 3].map(() => failing('CHECKLIST_FULL')));
  expect((await checklistOf(scene, id)).items).toHaveLength(MAX_CHECKLIST_ITEMS);
});
