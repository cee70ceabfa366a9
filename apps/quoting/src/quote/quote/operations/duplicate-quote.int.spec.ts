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

describe('a copy', () => {
  it("is a new quote with today's prices, valid as long as the practice's quotes are", async () => {
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

  it('for another client has their name and not the words for the first one', async () => {
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

describe("today's prices", () => {
  it('are the same while nothing changed', async () => {
    const draft = await draftQuote(scene, chosen());
    expect(await check(draft)).toMatchObject({ isStale: false, differenceMinor: 0, causes: [] });
  });

  it('are shown beside those of a quote, with what changed, and stored only when asked for', async () => {
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

  it('are those of a next version that asks for them', async () => {
    const { quote } = await sentQuote(scene, chosen());
    await raise(1_200_000);
    const body = { version: quote.version, prices: 'CURRENT' as const };
    const next = await product.call(reviseQuote, { ...at(quote), body }, scene.org.admin);
    expect(next.totals.totalMinor).toBe(quote.totals.totalMinor + 220_000);
    expect(next.lines.map(({ key }) => key)).toEqual(quote.lines.map(({ key }) => key));
  });

  it('leave typed lines alone', async () => {
    const draft = await draftQuote(scene);
    expect(await check(draft)).toMatchObject({ isStale: false });
  });
});
