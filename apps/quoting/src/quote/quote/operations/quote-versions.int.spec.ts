import {
  compareQuotes,
  createQuote,
  listQuotes,
  listQuoteVersions,
  reviseQuote,
  sendQuote,
  updateQuote,
  type Quote,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { failing, openPractice, quoteBody, sentQuote, startQuoting } from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const at = ({ id }: { id: string }) => ({ params: { id } });
const revise = (quote: Quote) =>
  product.call(reviseQuote, { ...at(quote), body: { version: quote.version } }, scene.org.admin);

describe('version history of a quote', () => {
  it('lists all versions, newest first, with their authors', async () => {
    const { quote: first } = await sentQuote(scene);
    const draft = await revise(first);
    for (const id of [first.id, draft.id]) {
      const { items } = await product.call(listQuoteVersions, { params: { id } }, scene.org.admin);
      expect(items).toEqual([
        expect.objectContaining({ id: draft.id, revision: 2, status: 'DRAFT', sentAt: null }),
        expect.objectContaining({ id: first.id, revision: 1, status: 'SENT', sentAt: first.sentAt }),
      ]);
      expect(items[0]).toMatchObject({
        createdByName: scene.org.admin.name,
        totalMinor: draft.totals.totalMinor,
      });
    }
  });

  it('compares two versions line by line', async () => {
    const { quote: first } = await sentQuote(scene);
    const draft = await revise(first);
    const [surgeon, anaesthetist] = quoteBody(scene).lines!;
    const lines = [
      { ...surgeon!, key: draft.lines[0]!.key, unitFeeMinor: 600_000 },
      { ...anaesthetist!, description: 'Anaesthetic', kind: 'OTHER' as const },
    ];
    const changed = await product.call(
      updateQuote,
      { ...at(draft), body: { version: 1, lines } },
      scene.org.admin,
    );
    const compared = await product.call(
      compareQuotes,
      { ...at(changed), query: { with: first.id } },
      scene.org.admin,
    );
    expect(compared).toMatchObject({
      beforeMinor: first.totals.totalMinor,
      afterMinor: changed.totals.totalMinor,
      differenceMinor: 110_000,
    });
    expect(await product.call(compareQuotes, at(changed), scene.org.admin)).toEqual(compared);
    await expect(product.call(compareQuotes, at(first), scene.org.admin)).rejects.toEqual(
      failing('NOT_FOUND'),
    );
    const change = (name: string) => compared.lines.filter((line) => line.change === name);
    expect(change('CHANGED')[0]).toMatchObject({
      differenceMinor: 110_000,
      fields: expect.arrayContaining([{ field: 'unitFeeMinor', before: 500_000, after: 600_000 }]),
    });
    const another = await product.call(createQuote, { body: quoteBody(scene) }, scene.org.admin);
    await expect(
      product.call(compareQuotes, { ...at(changed), query: { with: another.id } }, scene.org.admin),
    ).rejects.toEqual(failing('NOT_FOUND'));
  });

  it('is the only list of replaced versions: the quote list has the newest and its draft', async () => {
    const own = await openPractice(product);
    const list = async () => {
      const { items, total } = await product.call(listQuotes, {}, own.org.admin);
      expect(total).toBe(items.length);
      return items.map(({ revision, status }) => `v${revision} ${status}`);
    };
    const next = (quote: Quote) =>
      product.call(reviseQuote, { ...at(quote), body: { version: quote.version } }, own.org.admin);
    const { quote: first } = await sentQuote(own);
    const draft = await next(first);
    expect(await list()).toEqual(['v2 DRAFT', 'v1 SENT']);
    const { quote: second } = await product.call(
      sendQuote,
      { ...at(draft), body: { version: 1 } },
      own.org.admin,
    );
    expect(await list()).toEqual(['v2 SENT']);
    await next(second);
    expect(await list()).toEqual(['v3 DRAFT', 'v2 SENT']);
  });
});
