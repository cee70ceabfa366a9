import { getDepositSettings } from '@quillcare/contracts';
import { perFile } from '@quillcare/testing';
import { failing } from '../../quote/quote/operations/quote-scene.suite';
import { ASKED_MINOR, CARD, DepositScene, KEY, ON } from './deposit-scene.suite';

const scene = perFile(() => DepositScene.open());
afterAll(() => scene.close());
beforeEach(() => scene.begin());

describe('deposit settings', () => {
  it('start off and can be turned on only with everything required', async () => {
    const { product, admin } = scene;
    expect(await product.call(getDepositSettings, {}, admin)).toMatchObject({
      version: 0,
      isOn: false,
      keyEnd: null,
      webhookUrl: null,
    });
    await expect(scene.save({ isOn: true, secretKey: KEY })).rejects.toMatchObject({
      errors: [{ path: 'webhookSecret' }, { path: 'cancellationWords' }].map(expect.objectContaining),
    });
    const unconfirmed = { ...scene.scene.org.admin, confirmedAt: null };
    await expect(scene.save(ON, unconfirmed as never)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await expect(scene.save(ON, scene.scene.org.as('SALES_MANAGER'))).rejects.toEqual(failing('FORBIDDEN'));
  });

  it('seal the secrets, show only their last characters and never audit them', async () => {
    const saved = await scene.save(ON);
    expect(saved).toMatchObject({ isOn: true, isLive: false, keyEnd: KEY.slice(-4), webhookEnd: 'rver' });
    expect(JSON.stringify(saved)).not.toContain(KEY);
    const [stored] = await scene.product.sql<{ text: string }>(
      'select s::text as text from quoting.deposit_settings s where organisation_id = $1',
      [scene.scene.org.organisationId],
    );
    const told = await scene.product.sql<{ text: string }>(
      `select payload::text as text from quoting.outbox where payload->'data'->>'entityType' = 'DEPOSIT_SETTINGS'
        and payload->>'organisationid' = $1`,
      [scene.scene.org.organisationId],
    );
    expect(told.length).toBeGreaterThan(0);
    for (const { text } of [stored!, ...told]) {
      expect(text).not.toContain(KEY);
      expect(text).not.toContain(String(ON.webhookSecret));
    }
  });

  it('reject a key that Stripe does not accept and report when Stripe is unavailable', async () => {
    await expect(scene.save({ ...ON, secretKey: 'sk_test_of_nobody' })).rejects.toMatchObject({
      errors: [
        expect.objectContaining({ path: 'secretKey', message: expect.stringContaining('copy it again') }),
      ],
    });
    scene.stripe.mode = 'DOWN';
    await expect(scene.save(ON)).rejects.toEqual(failing('CARDS_UNAVAILABLE'));
  });
});

describe('Stripe key', () => {
  const removed = { isOn: false, secretKey: null, webhookSecret: null } as const;

  it("cannot be removed while a patient may be paying, or replaced by another account's key", async () => {
    await scene.save(ON);
    const { token } = await scene.accepted();
    const url = await scene.pay(token);
    await expect(scene.save(removed)).rejects.toMatchObject({
      code: 'PAYMENT_IN_PROGRESS',
      message: expect.stringContaining('in an hour'),
    });
    await scene.save({ secretKey: KEY });
    // Another account does not have the checkout page.
    const pages = [...scene.stripe.sessions];
    scene.stripe.sessions.clear();
    await expect(scene.save({ secretKey: KEY })).rejects.toEqual(failing('PAYMENT_IN_PROGRESS'));
    for (const [id, page] of pages) scene.stripe.sessions.set(id, page);
    scene.stripe.enter(url, CARD.good);
    await scene.report();
    expect(await scene.save(removed)).toMatchObject({ isOn: false, keyEnd: null });
  });

  it('cannot be removed until Stripe has answered a refund', async () => {
    await scene.save(ON);
    const { surgeryCase, token } = await scene.accepted();
    scene.stripe.enter(await scene.pay(token), CARD.good);
    await scene.report();
    scene.stripe.mode = 'DOWN';
    await scene.refund(surgeryCase.id, 15_000);
    await expect(scene.save(removed)).rejects.toMatchObject({
      code: 'PAYMENT_IN_PROGRESS',
      message: expect.stringContaining('refund'),
    });
    scene.stripe.mode = 'UP';
    await scene.product.eventually(() => scene.save(removed));
  });
});

describe('deposit refund', () => {
  const paid = async () => {
    await scene.save(ON);
    const { surgeryCase, token } = await scene.accepted();
    scene.stripe.enter(await scene.pay(token), CARD.good);
    await scene.report();
    return { id: surgeryCase.id, token };
  };
  const states = async (id: string) =>
    (await scene.shown(id)).payments.flatMap(({ refunds }) => refunds.map(({ state }) => state));

  it('is sent once after an outage, can be partial and never exceeds the amount held', async () => {
    const { id, token } = await paid();
    const unconfirmed = { ...scene.scene.org.admin, confirmedAt: null };
    await expect(scene.refund(id, 100, unconfirmed as never)).rejects.toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    await expect(scene.refund(id, ASKED_MINOR + 1)).rejects.toMatchObject({
      errors: [expect.objectContaining({ path: 'amountMinor' })],
    });
    scene.stripe.mode = 'DOWN';
    await scene.refund(id, 20_000);
    expect(await states(id)).toEqual(['STARTED']);
    await expect(scene.refund(id, ASKED_MINOR - 20_000 + 1)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    scene.stripe.mode = 'UP';
    await scene.product.eventually(async () => expect(await states(id)).toEqual(['DONE']));
    await scene.report();
    expect(await scene.shown(id)).toMatchObject({
      heldMinor: ASKED_MINOR - 20_000,
      standing: 'PAID',
      openMinor: 0,
    });
    expect((await scene.page(token)).receipts.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['RECEIVED', ASKED_MINOR],
      ['REFUNDED', 20_000],
    ]);
    const own = [...scene.stripe.refunds.values()].filter(({ amount }) => amount === 20_000);
    expect(own).toHaveLength(1);
  });

  it('leaves the money with the practice when Stripe refuses it or it fails later', async () => {
    const { id } = await paid();
    scene.stripe.refusesRefunds = true;
    await scene.refund(id, 10_000);
    await scene.product.eventually(async () => expect(await states(id)).toEqual(['FAILED']));
    expect(await scene.shown(id)).toMatchObject({ heldMinor: ASKED_MINOR, standing: 'PAID' });
    scene.stripe.refusesRefunds = false;
    await scene.refund(id, 10_000);
    await scene.product.eventually(async () => expect(await states(id)).toEqual(['FAILED', 'DONE']));
    const last = [...scene.stripe.refunds.values()].at(-1);
    scene.stripe.failRefund(last!.id);
    await scene.report();
    expect(await states(id)).toEqual(['FAILED', 'FAILED']);
    expect(await scene.shown(id)).toMatchObject({ heldMinor: ASKED_MINOR, standing: 'PAID' });
    await scene.product.eventually(async () =>
      expect(await scene.topics()).toEqual(['DEPOSIT_FAILED', 'DEPOSIT_FAILED', 'DEPOSIT_PAID']),
    );
  });

  it.each(['after', 'before'])(
    "is recorded once if made in Stripe's dashboard, %s the payment",
    async (when) => {
      await scene.save(ON);
      const { surgeryCase, token } = await scene.accepted();
      scene.stripe.enter(await scene.pay(token), CARD.good);
      const payment = scene.news();
      const [intent] = [...scene.stripe.intents.values()].slice(-1);
      await fetch(`${scene.stripe.url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${KEY}` },
        body: new URLSearchParams({ payment_intent: intent?.id ?? '', amount: '20000' }),
      });
      const refund = scene.news();
      expect(refund.map(({ type }) => type)).toEqual(['refund.created']);
      const reports = when === 'after' ? [payment, refund] : [refund, payment];
      for (const events of [...reports, ...reports]) await scene.report(events);
      expect(await scene.shown(surgeryCase.id)).toMatchObject({
        heldMinor: ASKED_MINOR - 20_000,
        payments: [{ state: 'PAID', refunds: [{ state: 'DONE', amountMinor: 20_000 }] }],
      });
      const { deposits } = await scene.caseOf(surgeryCase.id);
      expect(deposits.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
        ['RECEIVED', ASKED_MINOR],
        ['REFUNDED', 20_000],
      ]);
    },
  );
});
