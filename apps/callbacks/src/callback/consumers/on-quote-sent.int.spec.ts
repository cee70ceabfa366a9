import { QuoteAccepted, QuoteQueryReceived, sendQuote, withdrawQuote } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
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
} from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

it('creates a pending callback for the client, due in seven days', async () => {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  const [callback, ...more] = await callbacksOf(scene, quote);
  expect(more).toEqual([]);
  expect(callback).toMatchObject({
    quoteNumber: quote.quoteNumber,
    clientId: scene.clientId,
    clientName: 'Hana Te Ariki Ngāpō',
    clientPhone: '+61498765432',
    status: 'pending',
    priority: 'NORMAL',
    dueDate: DUE_ON,
    attemptCount: 0,
  });
});

it("audits the callback without the patient's name and phone number and publishes the change", async () => {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  const [callback] = await callbacksOf(scene, quote);
  const [created] = await auditOf(scene, callback!.id);
  expect(created).toMatchObject({
    entityType: 'CALLBACK',
    action: 'CREATE',
    entityLabel: quote.quoteNumber,
    actorName: 'callbacks',
  });
  expect(JSON.stringify(created)).not.toMatch(/Hana|498765432/);
  const live = await product.sql(
    "select 1 from callbacks.outbox where destination = 'evt.callbacks.CallbackChanged.v1' and payload->'data'->>'callbackId' = $1",
    [callback!.id],
  );
  expect(live).toHaveLength(1);
});

it('creates one callback per revision, however often the event is delivered', async () => {
  const quote = await addQuote(scene);
  await Promise.all([tellSent(scene, quote), tellSent(scene, quote), tellSent(scene, quote, 2)]);
  expect(await callbacksOf(scene, quote)).toHaveLength(2);
  // A unique index also prevents two callbacks for one revision if two workers race.
  const again = product.sql('update callbacks.callback set revision = 1 where quote_id = $1', [quote.id]);
  await expect(again).rejects.toThrow('callback_of_quote');
});

it('creates the callback closed if the acceptance arrived first', async () => {
  const quote = await addQuote(scene);
  await publishEvent(scene, QuoteAccepted, { ...factsOf(quote), surgeryCaseId: newId() });
  expect(await callbacksOf(scene, quote)).toEqual([]);
  await tellSent(scene, quote);
  expect(await callbacksOf(scene, quote)).toMatchObject([{ status: 'completed', closedReason: 'accepted' }]);
});

it('creates the callback urgent if a question arrived first', async () => {
  const quote = await addQuote(scene);
  const time = '2026-11-20T20:00:00.000Z';
  await publishEvent(scene, QuoteQueryReceived, { ...factsOf(quote), queryId: newId() }, { time });
  await tellSent(scene, quote);
  expect(await callbacksOf(scene, quote)).toMatchObject([{ priority: 'HIGH', dueDate: '2026-11-21' }]);
});

it("follows the practice's settings for creating callbacks and their due date", async () => {
  const other = await openPractice(product);
  const set = (autoCreate: boolean, days: number) =>
    product.sql(
      `insert into callbacks.callback_setting (id, organisation_id, enabled, auto_create, due_in_days) values ($1, $2, true, $3, $4)
       on conflict (organisation_id) do update set auto_create = excluded.auto_create, due_in_days = excluded.due_in_days`,
      [newId(), other.practice.organisationId, autoCreate, days],
    );
  const [first, second] = [await addQuote(other), await addQuote(other)];
  await set(false, 7);
  await tellSent(other, first);
  await set(true, 2);
  await tellSent(other, second);
  expect(await callbacksOf(other, first)).toEqual([]);
  expect(await callbacksOf(other, second)).toMatchObject([{ dueDate: '2026-11-22' }]);
});

it('creates a callback when a real quote is sent and cancels it when the quote is withdrawn', async () => {
  const { id, version } = await addQuote(scene);
  const { admin } = scene.practice;
  const { quote } = await product.call(sendQuote, { params: { id }, body: { version } }, admin);
  const dueDate = addDays(todayIn(new Date(quote.sentAt!), 'Australia/Sydney'), 7);
  await product.eventually(async () => {
    expect(await callbacksOf(scene, quote)).toMatchObject([{ status: 'pending', dueDate }]);
  });
  await product.call(withdrawQuote, { params: { id }, body: { version: quote.version } }, admin);
  await product.eventually(async () => {
    expect(await callbacksOf(scene, quote)).toMatchObject([
      { status: 'cancelled', closedReason: 'withdrawn' },
    ]);
  });
});
