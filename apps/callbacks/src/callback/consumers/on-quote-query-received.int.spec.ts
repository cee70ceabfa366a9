import {
  QuoteQueryReceived,
  QuoteQuestionAnswered,
  rescheduleCallback,
  type Quote,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import {
  factsOf,
  DUE_ON,
  addQuote,
  auditOf,
  callbacksOf,
  openPractice,
  startCallbacks,
  publishEvent,
  tellSent,
  type Scene,
} from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

const ask = (where: Scene, quote: Quote, time: string) =>
  publishEvent(where, QuoteQueryReceived, { ...factsOf(quote), queryId: newId() }, { time });
const answer = (quote: Quote, time: string) => {
  const data = { ...factsOf(quote), messageId: newId(), channel: 'PAGE' as const };
  return publishEvent(scene, QuoteQuestionAnswered, data, { time });
};

async function asked(where: Scene, time: string) {
  const quote = await addQuote(where);
  await tellSent(where, quote);
  await ask(where, quote, time);
  const [callback] = await callbacksOf(where, quote);
  return { quote, callback: callback! };
}

it("makes the callback urgent and due on the day of the question in the practice's time zone", async () => {
  // 23:30 on the 22nd in Sydney is 01:30 on the 23rd in Auckland.
  const time = '2026-11-22T12:30:00.000Z';
  const { callback } = await asked(scene, time);
  expect(callback).toMatchObject({ status: 'pending', priority: 'HIGH', dueDate: '2026-11-22' });
  const auckland = await openPractice(product, 'NZ');
  expect((await asked(auckland, time)).callback.dueDate).toBe('2026-11-23');
});

it('does not postpone a callback that is due before the question', async () => {
  const { callback } = await asked(scene, '2026-12-24T00:00:00.000Z');
  expect(callback).toMatchObject({ priority: 'HIGH', dueDate: DUE_ON });
});

it('records the question as the reason in the audit trail', async () => {
  const { callback } = await asked(scene, '2026-11-22T00:00:00.000Z');
  expect((await auditOf(scene, callback.id))[1]).toMatchObject({
    reason: 'Quote query received',
    changes: expect.arrayContaining([expect.objectContaining({ field: 'priority', newValue: 'HIGH' })]),
  });
});

it('makes the callback due on the day of a second question after staff rescheduled it', async () => {
  const { quote, callback } = await asked(scene, '2026-11-22T00:00:00.000Z');
  const body = { version: callback.version, dueDate: '2099-01-05', reason: 'asked to be called later' };
  await product.call(rescheduleCallback, { params: { id: callback.id }, body }, scene.practice.admin);
  await ask(scene, quote, '2099-01-02T00:00:00.000Z');
  expect(await callbacksOf(scene, quote)).toMatchObject([{ dueDate: '2099-01-02' }]);
});

it('restores the priority and due date from before the question once it is answered, and audits the reason', async () => {
  const { quote } = await asked(scene, '2026-11-22T00:00:00.000Z');
  await answer(quote, '2026-11-22T05:00:00.000Z');
  const [callback] = await callbacksOf(scene, quote);
  expect(callback).toMatchObject({ status: 'pending', priority: 'NORMAL', dueDate: DUE_ON });
  expect((await auditOf(scene, callback?.id ?? '')).at(-1)).toMatchObject({ reason: 'Quote query answered' });
  await ask(scene, quote, '2026-11-23T00:00:00.000Z');
  expect(await callbacksOf(scene, quote)).toMatchObject([{ priority: 'HIGH', dueDate: '2026-11-23' }]);
});

it("undoes the urgency of a question even if the answer's event arrives first", async () => {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  await answer(quote, '2026-11-22T05:00:00.000Z');
  await ask(scene, quote, '2026-11-22T00:00:00.000Z');
  expect(await callbacksOf(scene, quote)).toMatchObject([{ priority: 'NORMAL', dueDate: DUE_ON }]);
});
