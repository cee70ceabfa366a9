import {
  createQuote,
  decideDiscountApproval,
  duplicateQuote,
  requestDiscountApproval,
  reviseQuote,
  sendQuote,
  updateQuote,
  updateQuoteSettings,
  type Quote,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { openPricedPractice, pricedDraft } from './priced-scene.suite';
import { failing, quoteBody, startQuoting, echo } from './quote-scene.suite';

/** The discount cap applies to every price below the practice's own (finding S F6). */
const product = testProduct(startQuoting);
const scene = perFile(() => openPricedPractice(product));
let seller: UserPrincipal;
beforeAll(async () => {
  seller = { ...scene.org.admin, userId: newId(), role: 'SALES_MANAGER', name: 'Sam Seller' };
  const body = { version: 0, discountCapBasisPoints: 1_000 };
  await product.call(updateQuoteSettings, { body }, scene.org.admin);
});

type LineSent = NonNullable<NonNullable<RequestOf<typeof updateQuote>['body']>['lines']>[number];

const at = ({ id }: { id: string }) => ({ params: { id } });

const draft = (changes: { lines?: LineSent[] } = {}) => {
  const surgeries = [{ surgeryId: scene.carpalTunnel, side: 'LEFT' as const }];
  return pricedDraft(scene, { surgeries, ...changes }, seller);
};

/** The lines as the editor sends them, with the surgeon's line changed or, for null, removed. */
const linesOf = ({ lines }: Quote, surgeons: Partial<LineSent> | null): LineSent[] =>
  lines
    .filter(({ kind }) => kind !== 'SURGEON' || surgeons !== null)
    .map((line) => ({ ...echo(line), ...(line.kind === 'SURGEON' ? surgeons : {}) }));
const save = (quote: Quote, surgeons: Partial<LineSent> | null) =>
  product.call(
    updateQuote,
    { ...at(quote), body: { version: quote.version, lines: linesOf(quote, surgeons) } },
    seller,
  );
const send = (quote: Quote) =>
  product.call(sendQuote, { ...at(quote), body: { version: quote.version } }, seller);
const approve = async (quote: Quote): Promise<Quote> => {
  const reason = 'Her second operation with us';
  const body = { version: quote.version, reason };
  const asked = await product.call(requestDiscountApproval, { ...at(quote), body }, seller);
  return product.call(
    decideDiscountApproval,
    { ...at(quote), body: { version: asked.version, decision: 'APPROVED' } },
    scene.org.admin,
  );
};

it.each<[string, Partial<LineSent> | null, number]>([
  ['reduced in price', { unitFeeMinor: 100 }, 79_900],
  ['halved in quantity', { quantity: 0.5 }, 40_000],
  ['marked as not included', { basis: 'NOT_INCLUDED' }, 80_000],
  ['removed', null, 80_000],
])("requires approval to send a quote with the surgeon's line %s", async (_name, surgeons, offMinor) => {
  const cheap = await save(await draft(), surgeons);
  expect(cheap.discount).toMatchObject({ discountMinor: offMinor, approvalNeeded: true });
  expect(cheap.discount.belowList).toEqual([
    expect.objectContaining({ listMinor: 80_000, amountMinor: 80_000 - offMinor }),
  ]);
  await expect(send(cheap)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));
  expect((await send(await approve(cheap))).quote.status).toBe('SENT');
});

it("requires no approval for a fee within the cap or above the practice's price", async () => {
  for (const unitFeeMinor of [72_000, 90_000])
    expect((await send(await save(await draft(), { unitFeeMinor }))).quote.status).toBe('SENT');
});

it('still requires approval for a copy, a next version and a quote from a template', async () => {
  const cheap = await save(await draft(), { unitFeeMinor: 100 });
  const copy = await product.call(duplicateQuote, { ...at(cheap), body: {} }, seller);
  await expect(send(copy)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));

  const sent = await send(await approve(cheap));
  const next = await product.call(
    reviseQuote,
    { ...at(cheap), body: { version: sent.quote.version } },
    seller,
  );
  const cheaper = await save(next, { unitFeeMinor: 1 });
  await expect(send(cheaper)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));

  const templated = await draft({ lines: linesOf(await draft(), { unitFeeMinor: 100 }) });
  await expect(send(templated)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));
});

it("compares a typed line for a surgery with that surgery's price even if it is not chosen", async () => {
  const { procedureClass: _class, ...body } = quoteBody(scene);
  const line = { kind: 'SURGEON', surgeryId: scene.carpalTunnel, description: 'Carpal tunnel' } as const;
  const typed = { ...line, billedBy: 'PRACTICE', basis: 'FIXED', quantity: 1, unitFeeMinor: 100 } as const;
  const quote = await product.call(createQuote, { body: { ...body, lines: [typed] } }, seller);
  expect(quote.discount).toMatchObject({ discountMinor: 79_900, beforeDiscountMinor: 80_000 });
  await expect(send(quote)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));
});
