import {
  decideDiscountApproval,
  requestDiscountApproval,
  sendQuote,
  updateQuote,
  updateQuoteSettings,
  type Quote,
  type UserPrincipal,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { auditOf, draftQuote, eventsOf, failing, openPractice, startQuoting } from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));
let seller: UserPrincipal;
beforeAll(async () => {
  seller = { ...scene.org.admin, userId: newId(), role: 'SALES_MANAGER', name: 'Sam Seller' };
  await product.call(
    updateQuoteSettings,
    { body: { version: 0, discountCapBasisPoints: 1_000 } },
    scene.org.admin,
  );
});

const at = ({ id }: { id: string }) => ({ params: { id } });
const discounted = (basisPoints: number) =>
  draftQuote(scene, { quoteDiscount: { type: 'PERCENTAGE', basisPoints } });
const ask = (quote: Quote, as = seller) =>
  product.call(
    requestDiscountApproval,
    { ...at(quote), body: { version: quote.version, reason: 'Her sister comes too' } },
    as,
  );
const decide = (quote: Quote, decision: 'APPROVED' | 'DECLINED', as = scene.org.admin) =>
  product.call(
    decideDiscountApproval,
    { ...at(quote), body: { version: quote.version, decision, reason: 'Only this once' } },
    as,
  );
const send = (quote: Quote) =>
  product.call(sendQuote, { ...at(quote), body: { version: quote.version } }, seller);

it('blocks sending a quote above the discount cap until the discount is approved', async () => {
  const draft = await discounted(1_500);
  expect(draft.discount).toMatchObject({ basisPoints: 1_500, capBasisPoints: 1_000, approvalNeeded: true });
  await expect(send(draft)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));
  const asked = await ask(draft);
  expect(asked.approval).toMatchObject({
    state: 'REQUESTED',
    basisPoints: 1_500,
    reason: 'Her sister comes too',
    requestedBy: seller.userId,
    requestedByName: 'Sam Seller',
    decidedAt: null,
  });
  await expect(send(asked)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));
  const approved = await decide(asked, 'APPROVED');
  expect(approved.approval).toMatchObject({
    state: 'APPROVED',
    decidedByName: scene.org.admin.name,
    decisionReason: 'Only this once',
  });
  expect((await send(approved)).quote.status).toBe('SENT');
  expect(await eventsOf(scene, draft.id)).toEqual([
    'QuoteCreated',
    'DiscountApprovalRequested',
    'DiscountApprovalDecided',
    'QuoteSent',
  ]);
});

it('audits request and decision with their reasons', async () => {
  const draft = await discounted(1_500);
  await decide(await ask(draft), 'DECLINED');
  const [, request, decision] = await auditOf(scene, draft.id);
  expect(request).toMatchObject({ reason: 'Her sister comes too', actorName: 'Sam Seller' });
  expect(decision).toMatchObject({ reason: 'Only this once' });
  const [change] = decision?.changes ?? [];
  expect(change).toMatchObject({
    field: 'approval',
    oldValue: expect.stringContaining('REQUESTED'),
    newValue: expect.stringContaining('DECLINED'),
  });
});

it('requires another request for a higher discount but not for a lower one', async () => {
  const approved = await decide(await ask(await discounted(1_500)), 'APPROVED');
  const change = (quote: Quote, basisPoints: number) =>
    product.call(
      updateQuote,
      { ...at(quote), body: { version: quote.version, quoteDiscount: { type: 'PERCENTAGE', basisPoints } } },
      seller,
    );
  const higher = await change(approved, 2_000);
  await expect(send(higher)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));
  expect((await ask(higher)).approval).toMatchObject({ state: 'REQUESTED', basisPoints: 2_000 });
  const lower = await change(await decide(await ask(await discounted(1_500)), 'APPROVED'), 1_200);
  expect((await send(lower)).quote.status).toBe('SENT');
});

it('lets only administrators and users who may change pricing rules decide', async () => {
  const asked = await ask(await discounted(1_500));
  await expect(decide(asked, 'APPROVED', seller)).rejects.toEqual(failing('FORBIDDEN'));
  const granted: UserPrincipal = {
    ...seller,
    userId: newId(),
    grants: { QUOTES: ['MANAGE'], PRICING_RULES: ['UPDATE'] },
  };
  expect((await decide(asked, 'APPROVED', granted)).approval).toMatchObject({ state: 'APPROVED' });
});

it('lets the requester approve only when nobody else may', async () => {
  const byAdmin = await ask(await discounted(1_500), scene.org.admin);
  const alone = await decide(byAdmin, 'APPROVED');
  expect(alone.approval).toMatchObject({
    requestedBy: scene.org.admin.userId,
    decidedBy: scene.org.admin.userId,
  });
  // Another administrator exists, so the deputy cannot approve their own request.
  const deputy: UserPrincipal = { ...scene.org.admin, userId: newId(), name: 'Dee Deputy' };
  const own = await ask(await discounted(1_500), deputy);
  await expect(decide(own, 'APPROVED', deputy)).rejects.toEqual(failing('OWN_REQUEST'));
  expect((await decide(own, 'DECLINED', deputy)).approval).toMatchObject({ state: 'DECLINED' });
});

it('requires a discount above the cap, a pending request and the current version', async () => {
  const allowed = await discounted(1_000);
  await expect(ask(allowed)).rejects.toEqual(failing('APPROVAL_NOT_NEEDED'));
  await expect(decide(allowed, 'APPROVED')).rejects.toEqual(failing('APPROVAL_NOT_REQUESTED'));
  const asked = await ask(await discounted(1_500));
  await expect(decide({ ...asked, version: 1 }, 'APPROVED')).rejects.toEqual(failing('VERSION_CONFLICT'));
  await decide(asked, 'DECLINED');
  await expect(decide({ ...asked, version: 3 }, 'APPROVED')).rejects.toEqual(
    failing('APPROVAL_NOT_REQUESTED'),
  );
});

it('judges a discount by the cap of the day on which the quote is sent', async () => {
  const other = await openPractice(product);
  const { admin } = other.org;
  const draft = await draftQuote(other, { quoteDiscount: { type: 'PERCENTAGE', basisPoints: 2_000 } });
  const setCap = (version: number, discountCapBasisPoints: number | null) =>
    product.call(updateQuoteSettings, { body: { version, discountCapBasisPoints } }, admin);
  const sendAs = ({ version }: Quote) => product.call(sendQuote, { ...at(draft), body: { version } }, admin);
  await setCap(0, 1_000);
  await expect(sendAs(draft)).rejects.toEqual(failing('DISCOUNT_NOT_APPROVED'));
  const reason = 'Agreed before the cap';
  const asked = await product.call(
    requestDiscountApproval,
    { ...at(draft), body: { version: draft.version, reason } },
    admin,
  );
  expect(asked).toMatchObject({
    approval: { state: 'REQUESTED', basisPoints: 2_000 },
    discount: { capBasisPoints: 1_000, approvalNeeded: true },
  });
  await setCap(1, 2_000);
  expect((await sendAs(asked)).quote.status).toBe('SENT');
});
