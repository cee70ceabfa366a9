import {
  creditInvoice,
  refundSurplus,
  finishCheckout,
  getInvoiceToMail,
  getSubscription,
  listNotifications,
  payInvoice,
  payInvoiceByCard,
  PaymentReminded,
  setDefaultPaymentMethod,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perFile } from '@quillcare/testing';
import { CARD, CardScene, ZONE } from './card-payments.suite';

const scene = perFile(() => CardScene.open());
afterAll(() => scene.close());
beforeEach(() => scene.begin());

const days = (count: number, from: string) => addDays(from, count);
const sessionIn = (address: string) => new URL(address).searchParams.get('checkout') ?? '';
const byLink = async () => {
  const { number } = await scene.invoice();
  return (await scene.product.call(payInvoiceByCard, { params: { number } }, scene.admin)).url;
};
const finish = (sessionId: string) =>
  scene.product.call(finishCheckout, { body: { sessionId } }, scene.admin);
const payByTransfer = async () => {
  const { id, version } = await scene.invoice();
  const params = { id: scene.practice.organisationId, invoiceId: id };
  const body = { version, paidOn: todayIn(scene.product.clock.now(), ZONE), reference: null };
  return scene.product.call(payInvoice, { params, body }, scene.platform);
};
const takeBack = async () => {
  const { id, version } = await scene.invoice();
  const params = { id: scene.practice.organisationId, invoiceId: id };
  return scene.product.call(creditInvoice, { params, body: { version, reason: 'Agreed' } }, scene.platform);
};

describe('an invoice paid on the hosted page', () => {
  it('is paid once, however often and from whichever source the payment is reported', async () => {
    const { number } = await scene.invoice();
    await scene.product.eventually(async () =>
      expect(await scene.mails()).toEqual([`Quillcare invoice ${number}`]),
    );
    const url = await byLink();
    // A second tab gets the same page.
    expect(await byLink()).toBe(url);
    const id = sessionIn(scene.stripe.enter(url, CARD.debit));
    const events = scene.news();
    // Events in reverse order, then again in order.
    await scene.report([...events.reverse(), ...events]);
    for (const event of events) await scene.handled(event);
    expect(await finish(id)).toEqual({ done: 'PAYMENT' });
    const [intent] = await scene.intents();
    expect(await scene.onPlatform()).toMatchObject({
      status: 'PAID',
      paymentMethod: 'DEBIT_CARD',
      charge: { state: 'PAID', tries: 0, surplusMinor: 0, toRefund: [] },
    });
    const [{ payment_reference }] = (await scene.product.sql<{ payment_reference: string }>(
      'select payment_reference from billing.invoice where organisation_id = $1',
      [scene.practice.organisationId],
    )) as [{ payment_reference: string }];
    expect(payment_reference).toBe(intent?.id);
    expect((await scene.kinds()).filter((kind) => kind === 'INVOICE_PAID')).toHaveLength(1);
    await scene.product.eventually(async () =>
      expect(await scene.mails()).toEqual([
        `Quillcare invoice ${number}`,
        `Thank you: Quillcare invoice ${number} is paid`,
      ]),
    );
    await expect(byLink()).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('keeps an earlier bank transfer, and shows the card payment until it is refunded', async () => {
    const url = await byLink();
    await payByTransfer();
    scene.stripe.enter(url);
    await scene.report();
    const [intent] = await scene.intents();
    await scene.product.eventually(async () =>
      expect(await scene.onPlatform()).toMatchObject({
        status: 'PAID',
        paymentMethod: 'BANK_TRANSFER',
        charge: { surplusMinor: intent?.['amount'], toRefund: [intent?.id] },
      }),
    );
    expect((await scene.kinds()).filter((kind) => kind === 'INVOICE_PAID')).toHaveLength(1);
    const refund = async () => {
      const params = { id: scene.practice.organisationId, invoiceId: (await scene.invoice()).id };
      return scene.product.call(refundSurplus, { params }, scene.platform);
    };
    expect(await refund()).toEqual({ refunded: 1 });
    expect(await refund()).toEqual({ refunded: 0 });
    expect([...scene.stripe.refunds.values()].map((one) => one['payment_intent'])).toEqual([intent?.id]);
    expect(await scene.onPlatform()).toMatchObject({ charge: { surplusMinor: 0, toRefund: [] } });
    // A refund that the bank rejects days later is shown again, so that it can be paid back another way.
    const [made] = scene.stripe.refunds.values();
    scene.stripe.failRefund(made?.id ?? '');
    await scene.report();
    await scene.product.eventually(async () =>
      expect(await scene.onPlatform()).toMatchObject({
        charge: {
          surplusMinor: 0,
          toRefund: [],
          failedRefundMinor: intent?.['amount'],
          failedRefunds: [intent?.id],
        },
      }),
    );
    expect(await refund()).toEqual({ refunded: 0 });
  });
});

describe('a payment of a different amount', () => {
  let intentId: string;
  let issuedOn: string;
  beforeEach(async () => {
    scene.stripe.enter(await byLink());
    const [intent] = await scene.intents();
    intentId = intent?.id ?? '';
    // As if part of the amount had been captured in Stripe's dashboard.
    const part = { ...intent, amount_received: 1_00 };
    scene.stripe.intents.set(intentId, part as NonNullable<typeof intent>);
    await scene.report();
    await scene.product.eventually(async () =>
      expect(await scene.onPlatform()).toMatchObject({
        status: 'PENDING',
        charge: { surplusMinor: 1_00, toRefund: [intentId] },
      }),
    );
    ({ issuedOn } = await scene.invoice());
  });

  const refund = async () => {
    const params = { id: scene.practice.organisationId, invoiceId: (await scene.invoice()).id };
    expect(await scene.product.call(refundSurplus, { params }, scene.platform)).toEqual({ refunded: 1 });
  };

  it('does not settle the invoice, and is shown until it is refunded', async () => {
    expect(await scene.kinds()).not.toContain('INVOICE_PAID');
    // The invoice can still be paid on the hosted page, but no card is charged while the surplus is held.
    expect(await byLink()).toContain('/pay/');
    await scene.addCard(CARD.good);
    await scene.morningOf(days(1, issuedOn));
    expect(await scene.invoice()).toMatchObject({ status: 'PENDING', charge: { tries: 0 } });
    await refund();
    await scene.morningOf(days(2, issuedOn));
    expect(await scene.invoice()).toMatchObject({ status: 'PAID', charge: { tries: 1 } });
  });

  it('keeps the card from being charged if the bank rejects its refund', async () => {
    await scene.addCard(CARD.good);
    await refund();
    const made = [...scene.stripe.refunds.values()].find((one) => one['payment_intent'] === intentId);
    scene.stripe.failRefund(made?.id ?? '');
    await scene.report();
    await scene.product.eventually(async () =>
      expect(await scene.onPlatform()).toMatchObject({
        charge: { surplusMinor: 0, failedRefundMinor: 1_00, failedRefunds: [intentId] },
      }),
    );
    await scene.morningOf(days(1, issuedOn));
    expect(await scene.invoice()).toMatchObject({ status: 'PENDING', charge: { tries: 0 } });
  });
});

describe('a refund', () => {
  beforeEach(async () => {
    await finish(sessionIn(scene.stripe.enter(await byLink())));
    scene.news();
  });

  it('returns the money to the card once', async () => {
    const refunded = await takeBack();
    expect(refunded).toMatchObject({ status: 'REFUNDED' });
    const [intent] = await scene.intents();
    const refunds = () =>
      [...scene.stripe.refunds.values()].filter((one) => one['payment_intent'] === intent?.id);
    expect(refunds()).toHaveLength(1);
    await expect(takeBack()).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(refunds()).toHaveLength(1);
    // The bank rejects the refund, so the platform sees it as outstanding.
    scene.stripe.failRefund(refunds()[0]?.id ?? '');
    await scene.report();
    await scene.product.eventually(async () =>
      expect(await scene.onPlatform()).toMatchObject({ charge: { failedRefunds: [intent?.id] } }),
    );
  });

  it('changes nothing if Stripe refuses it or is unavailable', async () => {
    scene.stripe.refusesRefunds = true;
    await expect(takeBack()).rejects.toMatchObject({ code: 'REFUND_REFUSED' });
    scene.stripe.refusesRefunds = false;
    scene.stripe.mode = 'DOWN';
    await expect(takeBack()).rejects.toMatchObject({ code: 'CARDS_UNAVAILABLE' });
    scene.stripe.mode = 'UP';
    expect(await scene.invoice()).toMatchObject({ status: 'PAID', credit: null });
    // Stripe processed the request but its response was lost.
    scene.stripe.mode = 'DEAF';
    await expect(takeBack()).rejects.toMatchObject({ code: 'CARDS_UNAVAILABLE' });
    scene.stripe.mode = 'UP';
    expect(await takeBack()).toMatchObject({ status: 'REFUNDED' });
  });
});

// These tests move the clock.
describe('an invoice of a practice with a card', () => {
  it('announces the charge, and charges the card once, on the day after issue', async () => {
    await scene.addCard(CARD.good);
    const { id: invoiceId, issuedOn, number } = await scene.invoice();
    const asked = { organisationId: scene.practice.organisationId, invoiceId, document: 'INVOICE' as const };
    expect(await scene.product.callInternal(getInvoiceToMail, { body: asked })).toMatchObject({
      card: { lastFour: '4242', chargedOn: days(1, issuedOn) },
    });
    await scene.morningOf(days(1, issuedOn));
    await scene.morningOf(days(2, issuedOn));
    expect(await scene.intents()).toMatchObject([
      { status: 'succeeded', description: `Quillcare invoice ${number}` },
    ]);
    expect(await scene.invoice()).toMatchObject({
      status: 'PAID',
      paymentMethod: 'CREDIT_CARD',
      charge: { state: 'PAID', tries: 1 },
    });
    await scene.report();
    expect((await scene.kinds()).filter((kind) => kind === 'INVOICE_PAID')).toHaveLength(1);
    await scene.product.eventually(async () =>
      expect((await scene.mails()).at(-1)).toBe(`Thank you: Quillcare invoice ${number} is paid`),
    );
  });

  it('is tried three times if the card is declined, and then follows the usual reminders', async () => {
    await scene.addCard(CARD.empty);
    const { issuedOn, dueOn, number } = await scene.invoice();
    await scene.morningOf(days(1, issuedOn));
    expect(await scene.invoice()).toMatchObject({
      status: 'PENDING',
      charge: { state: 'DECLINED', tries: 1, retryOn: days(4, issuedOn) },
    });
    await scene.product.eventually(async () => {
      expect((await scene.mails()).at(-1)).toBe(`Please check your card: Quillcare invoice ${number}`);
      const { items } = await scene.product.call(listNotifications, {}, scene.practice.admin);
      expect(items.filter(({ topic }) => topic === 'PAYMENT_FAILED')).toHaveLength(1);
    });
    await scene.report();
    for (const day of [2, 3, 4, 5, 6, 7, 9]) await scene.morningOf(days(day, issuedOn));
    expect(await scene.intents()).toHaveLength(3);
    expect(await scene.invoice()).toMatchObject({ charge: { state: 'DECLINED', tries: 3, retryOn: null } });
    expect((await scene.kinds()).filter((kind) => kind === 'INVOICE_FAILED')).toHaveLength(3);
    await scene.morningOf(days(1, dueOn));
    const told = await scene.product.sql(
      'select 1 from billing.outbox where organisation_id = $1 and destination = $2',
      [scene.practice.organisationId, PaymentReminded.subject],
    );
    expect(told).not.toEqual([]);
    expect(await scene.product.call(getSubscription, {}, scene.admin)).toMatchObject({ status: 'PAST_DUE' });
    // Another card pays the invoice and the practice is active again.
    await scene.addCard(CARD.good);
    const [, good] = await scene.cards();
    const body = { paymentMethodId: good?.id ?? '', version: good?.version ?? 0 };
    await scene.product.call(setDefaultPaymentMethod, { body }, scene.admin);
    await scene.morningOf(days(2, dueOn));
    expect(await scene.invoice()).toMatchObject({ status: 'PAID', paymentMethod: 'CREDIT_CARD' });
    expect(await scene.product.call(getSubscription, {}, scene.admin)).toMatchObject({ status: 'ACTIVE' });
  });

  it('is not retried if the bank requires authentication, and can be paid on the hosted page', async () => {
    await scene.addCard(CARD.asks);
    const { issuedOn, number } = await scene.invoice();
    for (const day of [1, 4, 6]) await scene.morningOf(days(day, issuedOn));
    expect(await scene.intents()).toHaveLength(1);
    expect(await scene.invoice()).toMatchObject({ charge: { state: 'NEEDS_AUTHENTICATION', retryOn: null } });
    await scene.product.eventually(async () =>
      expect(await scene.mails()).toContain(`Please confirm the payment: Quillcare invoice ${number}`),
    );
    expect(await finish(sessionIn(scene.stripe.enter(await byLink(), CARD.asks)))).toEqual({
      done: 'PAYMENT',
    });
    expect(await scene.invoice()).toMatchObject({ status: 'PAID' });
  });

  it('is charged later, exactly once, if Stripe was unavailable or its answers were lost', async () => {
    await scene.addCard(CARD.good);
    const { issuedOn } = await scene.invoice();
    scene.stripe.mode = 'DEAF';
    const morning = scene.morningOf(days(1, issuedOn));
    await scene.product.eventually(async () => expect(await scene.intents()).toHaveLength(1));
    scene.stripe.mode = 'DOWN';
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    scene.stripe.mode = 'UP';
    await morning;
    expect(await scene.invoice()).toMatchObject({ status: 'PAID', charge: { tries: 1 } });
    expect(await scene.intents()).toHaveLength(1);
  });
});
