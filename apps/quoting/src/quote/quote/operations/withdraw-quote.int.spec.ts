import {
  getQuote,
  listQuoteMoments,
  resolvePatientLink,
  respondToQuote,
  reviseQuote,
  sendQuote,
  withdrawQuote,
  type Quote,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  auditOf,
  draftQuote,
  eventsOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const withdraw = (id: string, version: number, reason?: string) =>
  product.call(withdrawQuote, { params: { id }, body: { version, reason } }, scene.org.admin);

/** When the client's timeline says that the quote was withdrawn. */
async function withdrawnAt({ id, client }: Quote): Promise<string[]> {
  const { organisationId } = scene.org;
  const body = { organisationId, clientId: client.id, kinds: ['QUOTE' as const], before: null, limit: 100 };
  const { items } = await product.callInternal(listQuoteMoments, { body });
  const own = items.filter(({ act, subject }) => act === 'QUOTE_WITHDRAWN' && subject?.id === id);
  return own.map(({ at }) => new Date(at).toISOString());
}

it('withdraws the quote and closes its link at once', async () => {
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  const withdrawn = await withdraw(quote.id, quote.version, 'Wrong hospital');
  expect(withdrawn).toMatchObject({
    status: 'WITHDRAWN',
    withdrawnAt: expect.any(String),
    withdrawnReason: 'Wrong hospital',
  });
  expect(await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin)).toEqual(withdrawn);
  await expect(product.callInternal(resolvePatientLink, { body: { token } })).rejects.toEqual(
    failing('LINK_WITHDRAWN'),
  );
  await expect(
    product.call(
      respondToQuote,
      { params: { token }, body: { response: 'reject', rejectionReason: 'x' } },
      patient,
    ),
  ).rejects.toEqual(failing('LINK_WITHDRAWN'));
  expect(await eventsOf(scene, quote.id)).toEqual(['QuoteCreated', 'QuoteSent', 'QuoteWithdrawn']);
  expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({
    action: 'UPDATE',
    reason: 'Wrong hospital',
  });
});

it('keeps the time of the withdrawal on the timeline when a newer version is sent', async () => {
  const { quote } = await sentQuote(scene);
  const withdrawn = await withdraw(quote.id, quote.version);
  const told = await withdrawnAt(withdrawn);
  expect(told).toEqual([expect.any(String)]);
  const body = { version: withdrawn.version };
  const next = await product.call(reviseQuote, { params: { id: quote.id }, body }, scene.org.admin);
  const sending = { params: { id: next.id }, body: { version: next.version } };
  await product.call(sendQuote, sending, scene.org.admin);
  expect(await withdrawnAt(withdrawn)).toEqual(told);
});

it('withdraws only quotes that await an answer', async () => {
  const draft = await draftQuote(scene);
  await expect(withdraw(draft.id, 1)).rejects.toEqual(failing('QUOTE_NOT_WITHDRAWABLE'));
  const { quote, token } = await sentQuote(scene);
  await product.call(
    respondToQuote,
    { params: { token }, body: { response: 'reject', rejectionReason: 'No' } },
    await patientBy(scene, token),
  );
  await expect(withdraw(quote.id, quote.version + 1)).rejects.toEqual(failing('QUOTE_NOT_WITHDRAWABLE'));
});

it('rejects a stale version', async () => {
  const { quote } = await sentQuote(scene);
  await expect(withdraw(quote.id, 1)).rejects.toEqual(
    failing('VERSION_CONFLICT', { facts: { version: quote.version } }),
  );
});
