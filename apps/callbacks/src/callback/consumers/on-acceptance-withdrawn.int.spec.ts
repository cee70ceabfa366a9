import { AcceptanceWithdrawn, QuoteAccepted, QuoteSuperseded, type Quote } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import {
  factsOf,
  addQuote,
  callbacksOf,
  openPractice,
  startCallbacks,
  publishEvent,
  tellSent,
} from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

const TIME = '2026-11-25T20:00:00.000Z';
const withCase = (quote: Quote) => ({ ...factsOf(quote), surgeryCaseId: newId() });
const tellWithdrawn = (quote: Quote) =>
  publishEvent(scene, AcceptanceWithdrawn, withCase(quote), { time: TIME });
const ofCause = async (quote: Quote, cause: string) =>
  (await callbacksOf(scene, quote)).filter((callback) => callback.cause === cause);

it("opens an urgent callback due that day in the practice's time zone beside the closed one", async () => {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  await publishEvent(scene, QuoteAccepted, withCase(quote));
  await tellWithdrawn(quote);
  expect(await ofCause(quote, 'QUOTE_SENT')).toMatchObject([
    { status: 'completed', closedReason: 'accepted' },
  ]);
  expect(await ofCause(quote, 'ACCEPTANCE_WITHDRAWN')).toMatchObject([
    {
      status: 'pending',
      priority: 'HIGH',
      dueDate: '2026-11-26',
      closedReason: null,
      clientName: 'Hana Te Ariki Ngāpō',
      clientPhone: '+61498765432',
    },
  ]);
});

it('creates one callback for a withdrawal, whatever the number and order of its events', async () => {
  const quote = await addQuote(scene);
  await Promise.all([tellWithdrawn(quote), tellWithdrawn(quote)]);
  await tellSent(scene, quote);
  await publishEvent(scene, QuoteAccepted, withCase(quote));
  expect(await ofCause(quote, 'ACCEPTANCE_WITHDRAWN')).toMatchObject([{ status: 'pending' }]);
  expect(await ofCause(quote, 'QUOTE_SENT')).toMatchObject([{ status: 'completed' }]);
});

it('cancels the callback when a newer version of the quote is sent', async () => {
  const quote = await addQuote(scene);
  await tellWithdrawn(quote);
  const replaced = { ...factsOf(quote), supersededById: newId(), supersededByRevision: 2 };
  await publishEvent(scene, QuoteSuperseded, replaced);
  expect(await ofCause(quote, 'ACCEPTANCE_WITHDRAWN')).toMatchObject([
    { status: 'cancelled', closedReason: 'replaced' },
  ]);
});

it('leaves no open callback when the newer version overtakes the withdrawal', async () => {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  await publishEvent(scene, QuoteAccepted, withCase(quote));
  const replaced = { ...factsOf(quote), supersededById: newId(), supersededByRevision: 2 };
  await publishEvent(scene, QuoteSuperseded, replaced);
  await tellWithdrawn(quote);
  expect(await ofCause(quote, 'QUOTE_SENT')).toMatchObject([
    { status: 'completed', closedReason: 'accepted' },
  ]);
  expect(await ofCause(quote, 'ACCEPTANCE_WITHDRAWN')).toMatchObject([
    { status: 'cancelled', closedReason: 'replaced' },
  ]);
});

it('creates no callback when the practice has turned callbacks off', async () => {
  const own = await openPractice(product);
  await product.sql(
    `insert into callbacks.callback_setting (id, organisation_id, created_at, updated_at, enabled, auto_create, due_in_days)
     values (gen_random_uuid(), $1, now(), now(), false, false, 7)`,
    [own.practice.organisationId],
  );
  const quote = await addQuote(own);
  await publishEvent(own, AcceptanceWithdrawn, withCase(quote));
  expect(await callbacksOf(own, quote)).toEqual([]);
});
