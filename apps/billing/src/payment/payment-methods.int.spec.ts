import {
  finishCheckout,
  listPaymentMethods,
  payInvoiceByCard,
  removePaymentMethod,
  setDefaultPaymentMethod,
  startCardSetup,
} from '@quillcare/contracts';
import { perFile } from '@quillcare/testing';
import { CARD, CardScene } from './card-payments.suite';

const scene = perFile(() => CardScene.open());
afterAll(() => scene.close());
beforeEach(() => scene.begin());

const sessionIn = (address: string) => new URL(address).searchParams.get('checkout') ?? '';
const byLink = async () => {
  const { number } = await scene.invoice();
  return scene.product.call(payInvoiceByCard, { params: { number } }, scene.admin);
};
const finish = (sessionId: string) =>
  scene.product.call(finishCheckout, { body: { sessionId } }, scene.admin);

describe('a card', () => {
  it('is stored without its number, and can be made the default, updated by the bank and removed', async () => {
    await scene.addCard(CARD.good);
    await scene.addCard(CARD.debit);
    const [first, second] = await scene.cards();
    expect(first).toMatchObject({ kind: 'CREDIT_CARD', brand: 'visa', lastFour: '4242', isDefault: true });
    expect(second).toMatchObject({ kind: 'DEBIT_CARD', lastFour: '5556', isDefault: false });
    const chosen = { paymentMethodId: second?.id ?? '', version: second?.version ?? 0 };
    await scene.product.call(setDefaultPaymentMethod, { body: chosen }, scene.admin);
    expect((await scene.cards()).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    await expect(
      scene.product.call(removePaymentMethod, { body: chosen }, scene.admin),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });

    const [kept] = [...scene.stripe.paymentMethods.values()]
      .filter(({ number }) => number === CARD.debit)
      .slice(-1);
    scene.stripe.renewCard(kept?.id ?? '', 2039);
    await scene.report();
    await scene.product.eventually(async () => expect((await scene.cards())[1]?.expYear).toBe(2039));

    const now = (await scene.cards())[1];
    const body = { paymentMethodId: now?.id ?? '', version: now?.version ?? 0 };
    await scene.product.call(removePaymentMethod, { body }, scene.admin);
    expect((await scene.cards()).map(({ isDefault }) => isDefault)).toEqual([false]);
    // Stripe detaches it too, and the resulting event changes nothing.
    await scene.product.eventually(async () =>
      expect(scene.stripe.paymentMethods.get(kept?.id ?? '')?.['customer']).toBeNull(),
    );
    await scene.report();
    expect((await scene.kinds()).filter((kind) => kind.startsWith('PAYMENT_METHOD'))).toEqual([
      ...['PAYMENT_METHOD_ADDED', 'PAYMENT_METHOD_ADDED'],
      ...['PAYMENT_METHOD_UPDATED', 'PAYMENT_METHOD_UPDATED', 'PAYMENT_METHOD_REMOVED'],
    ]);
  });

  it('appears once when its owner returns, even if the webhook arrives later and twice', async () => {
    const { url } = await scene.product.call(startCardSetup, {}, scene.admin);
    const id = sessionIn(scene.stripe.enter(url));
    expect(await finish(id)).toEqual({ done: 'CARD' });
    const events = scene.news();
    await scene.report([...events, ...events]);
    for (const event of events) expect(await scene.handled(event)).toMatchObject({ state: 'HANDLED' });
    expect(await scene.cards()).toHaveLength(1);
    // It cannot be used for another practice.
    const other = await scene.product.signUp();
    await expect(
      scene.product.call(finishCheckout, { body: { sessionId: id } }, scene.confirmed(other.admin)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is managed by administrators only, after a recent confirmation', async () => {
    const refused = { code: 'FORBIDDEN' };
    const user = scene.confirmed(scene.practice.as('USER'));
    await expect(scene.product.call(startCardSetup, {}, user)).rejects.toMatchObject(refused);
    await expect(scene.product.call(listPaymentMethods, {}, user)).rejects.toMatchObject(refused);
    await expect(
      scene.product.call(startCardSetup, {}, { ...scene.practice.admin, confirmedAt: null }),
    ).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });
});

describe('Stripe webhooks', () => {
  it('are accepted only with a valid and recent signature', async () => {
    const event = scene.stripe.event('customer.created', { id: 'cus_x' });
    const stale = new Date(scene.product.clock.now().getTime() - 301_000);
    expect(await scene.stripe.send(event, scene.hook, { secret: 'whsec_somebody' })).toBe(401);
    expect(await scene.stripe.send(event, scene.hook, { at: stale })).toBe(401);
    const { payload, signature } = scene.stripe.signed(event);
    const post = (body: string, headers: Record<string, string>) =>
      fetch(scene.hook, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const statuses = [
      await post(payload.replace('cus_x', 'cus_y'), { 'stripe-signature': signature }),
      await post(payload, {}),
      await post('{', { 'stripe-signature': signature }),
      await post('', { 'stripe-signature': signature }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 400]);
    expect(await scene.stripe.send(event, scene.hook)).toBe(200);
    expect(await scene.handled(event)).toEqual({ state: 'IGNORED', note: 'not needed' });
  });

  it('are ignored for another mode, an unknown payment or a different customer', async () => {
    const live = { ...scene.stripe.event('payment_intent.succeeded', { id: 'pi_x' }), livemode: true };
    const unknown = scene.stripe.event('payment_intent.succeeded', { id: 'pi_unknown' });
    await scene.addCard(CARD.good);
    // A payment of another customer that names this practice.
    const foreign = {
      id: 'pi_foreign',
      object: 'payment_intent',
      status: 'succeeded',
      customer: 'cus_foreign',
    };
    const paymentId = '01930000-0000-7000-8000-000000000009';
    const metadata = { organisationId: scene.practice.organisationId, paymentId };
    scene.stripe.intents.set('pi_foreign', {
      ...foreign,
      metadata,
      amount: 1,
      currency: 'aud',
      latest_charge: null,
    });
    const strange = scene.stripe.event('payment_intent.succeeded', { id: 'pi_foreign' });
    await scene.report([live, unknown, strange]);
    expect(await scene.handled(live)).toEqual({ state: 'IGNORED', note: 'of another mode' });
    expect(await scene.handled(unknown)).toEqual({ state: 'IGNORED', note: 'a payment of nobody here' });
    expect(await scene.handled(strange)).toEqual({ state: 'IGNORED', note: 'a payment that is UNKNOWN' });
    expect(await scene.invoice()).toMatchObject({ status: 'PENDING' });
  });
});

describe('a Stripe outage', () => {
  it('is reported as a temporary problem, and changes nothing', async () => {
    scene.stripe.mode = 'DOWN';
    await expect(scene.product.call(startCardSetup, {}, scene.admin)).rejects.toMatchObject({
      code: 'CARDS_UNAVAILABLE',
    });
    await expect(byLink()).rejects.toMatchObject({ code: 'CARDS_UNAVAILABLE' });
    expect(await scene.cards()).toEqual([]);
  });
});
