import { deleteQuote, getQuote, updateQuote } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  addClient,
  auditOf,
  draftQuote,
  eventsOf,
  failing,
  openPractice,
  sentQuote,
  startQuoting,
} from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

it('changes only the fields sent', async () => {
  const draft = await draftQuote(scene, {
    procedureClass: 'COSMETIC',
    notesToPatient: 'Bring your referral',
  });
  const clientId = await addClient(product, scene.org);
  const [line] = draft.lines;
  const body = {
    version: draft.version,
    clientId,
    lines: [
      {
        kind: 'SURGEON' as const,
        description: line?.description ?? '',
        billedBy: 'PRACTICE' as const,
        basis: 'FIXED' as const,
        unitFeeMinor: 100,
        gstTreatment: 'TAXABLE' as const,
      },
    ],
  };
  const changed = await product.call(updateQuote, { params: { id: draft.id }, body }, scene.org.admin);
  expect(changed).toMatchObject({
    version: draft.version + 1,
    quoteNumber: draft.quoteNumber,
    procedureClass: 'COSMETIC',
    notesToPatient: 'Bring your referral',
    client: { id: clientId },
    totals: { totalMinor: 110 },
    validUntil: draft.validUntil,
  });
  expect(await eventsOf(scene, draft.id)).toEqual(['QuoteCreated', 'QuoteUpdated']);
  const fields = (await auditOf(scene, draft.id))[1]?.changes.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['clientId', 'lines', 'totalMinor']));
  expect(fields).not.toContain('client');
});

it('keeps the ids of unchanged lines', async () => {
  const draft = await draftQuote(scene);
  const body = { version: draft.version, notesToPatient: 'Bring your referral' };
  const changed = await product.call(updateQuote, { params: { id: draft.id }, body }, scene.org.admin);
  expect(changed.lines).toEqual(draft.lines);
});

it('names the current version when another user was faster', async () => {
  const draft = await draftQuote(scene);
  await product.call(
    updateQuote,
    { params: { id: draft.id }, body: { version: 1, notesToPatient: 'First' } },
    scene.org.admin,
  );
  const late = product.call(
    updateQuote,
    { params: { id: draft.id }, body: { version: 1, notesToPatient: 'Second' } },
    scene.org.admin,
  );
  await expect(late).rejects.toEqual(failing('VERSION_CONFLICT', { facts: { version: 2 } }));
});

it('refuses to change or remove a sent quote', async () => {
  const { quote } = await sentQuote(scene);
  const params = { id: quote.id };
  for (const version of [quote.version, 1]) {
    await expect(
      product.call(updateQuote, { params, body: { version, notesToPatient: 'x' } }, scene.org.admin),
    ).rejects.toEqual(failing('QUOTE_NOT_EDITABLE'));
  }
  await expect(product.call(deleteQuote, { params }, scene.org.admin)).rejects.toEqual(
    failing('QUOTE_NOT_EDITABLE'),
  );
  expect(await product.call(getQuote, { params }, scene.org.admin)).toEqual(quote);
});

it('removes a draft', async () => {
  const draft = await draftQuote(scene);
  const params = { id: draft.id };
  expect(await product.call(deleteQuote, { params }, scene.org.admin)).toEqual({ id: draft.id });
  await expect(product.call(getQuote, { params }, scene.org.admin)).rejects.toEqual(failing('NOT_FOUND'));
  await expect(product.call(updateQuote, { params, body: { version: 2 } }, scene.org.admin)).rejects.toEqual(
    failing('NOT_FOUND'),
  );
  expect(await eventsOf(scene, draft.id)).toEqual(['QuoteCreated', 'QuoteDeleted']);
});
