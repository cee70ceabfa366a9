import {
  QuoteAccepted,
  QuoteExpired,
  QuoteRejected,
  QuoteSuperseded,
  QuoteWithdrawn,
  completeCallback,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import {
  addQuote,
  auditOf,
  callbacksOf,
  factsOf,
  openPractice,
  startCallbacks,
  publishEvent,
  tellSent,
} from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perFile(() => openPractice(product));

const endings = [
  { event: QuoteAccepted, status: 'completed', reason: 'accepted' },
  { event: QuoteRejected, status: 'cancelled', reason: 'rejected' },
  { event: QuoteWithdrawn, status: 'cancelled', reason: 'withdrawn' },
  { event: QuoteExpired, status: 'cancelled', reason: 'expired' },
  { event: QuoteSuperseded, status: 'cancelled', reason: 'replaced' },
] as const;

/** A superset of the data of these events; each consumer picks the fields it needs. */
const endingOf = (quote: Parameters<typeof factsOf>[0]) => ({
  ...factsOf(quote),
  surgeryCaseId: newId(),
  supersededById: newId(),
  supersededByRevision: 2,
});

describe.each(endings)('quote that is $reason', ({ event, status, reason }) => {
  it('closes its open callback and records why', async () => {
    const quote = await addQuote(scene);
    await tellSent(scene, quote);
    await publishEvent(scene, event, endingOf(quote));
    const [callback] = await callbacksOf(scene, quote);
    expect(callback).toMatchObject({ status, closedReason: reason, version: 2 });
    expect(callback?.completedAt === null).toBe(reason !== 'accepted');
    expect((await auditOf(scene, callback!.id))[1]).toMatchObject({
      action: 'UPDATE',
      reason: `Quote ${reason}`,
      actorName: 'callbacks',
      userId: null,
    });
  });

  it('ends in the same state when its ending arrives before QuoteSent', async () => {
    const quote = await addQuote(scene);
    await publishEvent(scene, event, endingOf(quote));
    await tellSent(scene, quote);
    expect(await callbacksOf(scene, quote)).toMatchObject([{ status, closedReason: reason }]);
  });
});

it('leaves a callback alone that staff have already closed', async () => {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  const [callback] = await callbacksOf(scene, quote);
  const body = { version: 1, notes: 'spoke to her' };
  await product.call(completeCallback, { params: { id: callback!.id }, body }, scene.practice.admin);
  await publishEvent(scene, QuoteRejected, factsOf(quote));
  expect(await callbacksOf(scene, quote)).toMatchObject([
    { status: 'completed', closedReason: null, version: 2 },
  ]);
});

it('ignores endings of other revisions', async () => {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  await publishEvent(scene, QuoteWithdrawn, factsOf(quote, 2));
  expect(await callbacksOf(scene, quote)).toMatchObject([{ status: 'pending' }]);
});
