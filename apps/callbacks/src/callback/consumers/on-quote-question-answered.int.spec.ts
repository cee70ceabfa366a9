import { QuoteQueryReceived, QuoteQuestionAnswered } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import {
  factsOf,
  DUE_ON,
  addQuote,
  auditOf,
  callbacksOf,
  handled,
  openPractice,
  startCallbacks,
  tell,
  tellSent,
} from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

type Quote = Awaited<ReturnType<typeof addQuote>>;

const ask = async (quote: Quote, time: string) =>
  handled(scene, await tell(scene, QuoteQueryReceived, { ...factsOf(quote), queryId: newId() }, { time }));
const answer = async (quote: Quote, time: string) => {
  const data = { ...factsOf(quote), messageId: newId(), channel: 'PAGE' as const };
  await handled(scene, await tell(scene, QuoteQuestionAnswered, data, { time }));
};

it('restores the priority and due date from before the question and audits the reason', async () => {
  const quote = await addQuote(scene);
  await handled(scene, await tellSent(scene, quote));
  await ask(quote, '2026-11-22T00:00:00.000Z');
  await answer(quote, '2026-11-22T05:00:00.000Z');
  const [callback] = await callbacksOf(scene, quote);
  expect(callback).toMatchObject({ status: 'pending', priority: 'NORMAL', dueDate: DUE_ON });
  expect((await auditOf(scene, callback?.id ?? '')).at(-1)).toMatchObject({ reason: 'Quote query answered' });
  await ask(quote, '2026-11-23T00:00:00.000Z');
  expect(await callbacksOf(scene, quote)).toMatchObject([{ priority: 'HIGH', dueDate: '2026-11-23' }]);
});

it("undoes the urgency of a question even if the answer's event arrives first", async () => {
  const quote = await addQuote(scene);
  await handled(scene, await tellSent(scene, quote));
  await answer(quote, '2026-11-22T05:00:00.000Z');
  await ask(quote, '2026-11-22T00:00:00.000Z');
  expect(await callbacksOf(scene, quote)).toMatchObject([{ priority: 'NORMAL', dueDate: DUE_ON }]);
});
