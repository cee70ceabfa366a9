import {
  checkQuotePrices,
  createSurgery,
  duplicateQuote,
  getQuote,
  reviseQuote,
  updateQuotePrices,
  updateSurgery,
  type Quote,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import {
  addClient,
  auditOf,
  draftQuote,
  failing,
  openPractice,
  sentQuote,
  startQuoting,
} from './quote-scene.suite';

const scene = perTest(() => openPractice(product));
const surgery = perTest(() =>
  product.call(
    createSurgery,
    { body: { name: 'Rhinoplasty', procedureClass: 'COSMETIC', baseFeeMinor: 1_000_000 } },
    scene.org.admin,
  ),
);
const product = testProduct(startQuoting);

const at = ({ id }: { id: string }) => ({ params: { id } });
const chosen = () => ({ procedureClass: undefined, surgeries: [{ surgeryId: surgery.id }], lines: [] });
const raise = (baseFeeMinor: number) =>
  product.call(
    updateSurgery,
    { ...at(surgery), body: { version: surgery.version, baseFeeMinor } },
    scene.org.admin,
  );
const duplicate = (quote: Quote, body: object = {}) =>
  product.call(duplicateQuote, { ...at(quote), body }, scene.org.admin);
const check = (quote: Quote) => product.call(checkQuotePrices, at(quote), scene.org.admin);

describe('copy of a quote', () => {
  it("is a new quote at current prices with the practice's default validity", async () => {
    const { quote } = await sentQuote(scene, chosen());
    await raise(1_200_000);
    const copy = await duplicate(quote);
    expect(copy).toMatchObject({
      revision: 1,
      status: 'DRAFT',
      previousId: null,
      approval: null,
      client: quote.client,
      validUntil: addDays(todayIn(new Date(), 'Australia/Sydney'), 30),
      surgeries: quote.surgeries,
    });
    expect(copy.quoteNumber).not.toBe(quote.quoteNumber);
    expect(copy.totals.totalMinor).toBe(quote.totals.totalMinor + 220_000);
    expect(await duplicate(quote, { prices: 'KEPT' })).toMatchObject({ totals: quote.totals });
    expect(await product.call(getQuote, at(quote), scene.org.admin)).toEqual(quote);
  });

  it('for another client has their name and drops the notes for the first', async () => {
    const draft = await draftQuote(scene, { notesToPatient: 'As you asked' });
    const clientId = await addClient(product, scene.org);
    const copy = await duplicate(draft, { clientId, prices: 'KEPT' });
    expect(copy).toMatchObject({ client: { id: clientId }, notesToPatient: null, totals: draft.totals });
    expect((await duplicate(draft)).notesToPatient).toBe('As you asked');
    await expect(duplicate(draft, { clientId: newId() })).rejects.toMatchObject({
      errors: [{ path: 'clientId', message: 'Item not found' }],
    });
  });
});

describe('current prices of a quote', () => {
  it('are the same if nothing has changed', async () => {
    const draft = await draftQuote(scene, chosen());
    expect(await check(draft)).toMatchObject({ isStale: false, differenceMinor: 0, causes: [] });
  });

  it("are shown beside the quote's own with the causes, and stored only on request", async () => {
    const draft = await draftQuote(scene, chosen());
    const { quote: sent } = await sentQuote(scene, chosen());
    await raise(1_200_000);
    for (const quote of [draft, sent]) {
      expect(await check(quote)).toMatchObject({
        isStale: true,
        beforeMinor: quote.totals.totalMinor,
        differenceMinor: 220_000,
        causes: [expect.objectContaining({ kind: 'BASE' })],
      });
      expect(await product.call(getQuote, at(quote), scene.org.admin)).toEqual(quote);
    }
    const request = { ...at(draft), body: { version: draft.version } };
    const updated = await product.call(updateQuotePrices, request, scene.org.admin);
    expect(updated).toMatchObject({ version: 2, totals: { totalMinor: draft.totals.totalMinor + 220_000 } });
    expect(await check(updated)).toMatchObject({ isStale: false });
    expect((await auditOf(scene, draft.id)).at(-1)?.changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'totalMinor' })]),
    );
    await expect(product.call(updateQuotePrices, request, scene.org.admin)).rejects.toEqual(
      failing('VERSION_CONFLICT'),
    );
    await expect(
      product.call(updateQuotePrices, { ...at(sent), body: { version: sent.version } }, scene.org.admin),
    ).rejects.toEqual(failing('QUOTE_NOT_EDITABLE'));
  });

  it('apply to a next version on request', async () => {
    const { quote } = await sentQuote(scene, chosen());
    await raise(1_200_000);
    const body = { version: quote.version, prices: 'CURRENT' as const };
    const next = await product.call(reviseQuote, { ...at(quote), body }, scene.org.admin);
    expect(next.totals.totalMinor).toBe(quote.totals.totalMinor + 220_000);
    expect(next.lines.map(({ key }) => key)).toEqual(quote.lines.map(({ key }) => key));
  });

  it('leave typed lines unchanged', async () => {
    const draft = await draftQuote(scene);
    expect(await check(draft)).toMatchObject({ isStale: false });
  });
});
