import {
  cancelSurgeryCase,
  changeOrganisation,
  getCaseChecklist,
  getOrganisationOverview,
  openPublicQuote,
  recordCaseDeposit,
  recordCaseGate,
  withdrawAcceptance,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perFile } from '@quillcare/testing';
import { failing, patientBy, sentQuote } from '../../quote/quote/operations/quote-scene.suite';
import { gatesBefore, runDaysLater, ZONE } from '../surgery-case/operations/case-scene.suite';
import { ASKED_MINOR, CARD, DepositScene, ON } from './deposit-scene.suite';
import { CheckDepositPageJob } from './jobs/check-deposit-page.job';

const scene = perFile(() => DepositScene.open());
afterAll(() => scene.close());
beforeEach(() => scene.begin());

describe('deposit paid online', () => {
  beforeEach(() => scene.save(ON));

  it('is announced on the quote but cannot be paid before the acceptance', async () => {
    const { token, quote } = await sentQuote(scene.scene);
    const as = await patientBy(scene.scene, token);
    const view = await scene.product.call(openPublicQuote, { params: { token } }, as);
    expect(view).toMatchObject({
      quote: { deposit: { kind: 'PERCENTAGE', basisPoints: 1_000, dueDays: 7 } },
    });
    expect(await scene.page(token)).toMatchObject({ standing: 'NOT_ASKED', askedMinor: null });
    await expect(scene.pay(token)).rejects.toEqual(failing('DEPOSIT_REFUSED'));
    await expect(
      scene.product.call(openPublicQuote, { params: { token } }, { ...as, identified: false }),
    ).resolves.not.toHaveProperty('quote');
    expect(quote.surgeryCaseId).toBeNull();
  });

  it('is recorded once despite repeated and unordered reports, with receipt and notification', async () => {
    const { surgeryCase, token } = await scene.accepted();
    expect(await scene.shown(surgeryCase.id)).toMatchObject({ standing: 'OFFERED', askedMinor: ASKED_MINOR });
    const url = await scene.pay(token);
    // The same page from another tab.
    expect(await scene.pay(token)).toBe(url);
    expect((await scene.page(token)).standing).toBe('UNDER_WAY');
    expect(() => scene.stripe.enter(url, CARD.empty)).toThrow('declined');
    await scene.report();
    expect(await scene.page(token)).toMatchObject({ standing: 'UNDER_WAY', hasFailed: true });
    const back = scene.stripe.enter(url, CARD.good);
    const events = scene.news();
    await scene.report([...events.reverse(), ...events]);
    const page = await scene.finish(token, back);
    expect(page).toMatchObject({
      standing: 'PAID',
      openMinor: 0,
      hasFailed: false,
      businessNumber: '51824753556',
      receipts: [{ kind: 'RECEIVED', amountMinor: ASKED_MINOR, lastFour: '4242', brand: 'visa' }],
    });
    const { deposits } = await scene.caseOf(surgeryCase.id);
    expect(deposits).toEqual([
      expect.objectContaining({
        kind: 'RECEIVED',
        method: 'CARD',
        amountMinor: ASKED_MINOR,
        online: expect.objectContaining({ reference: `${surgeryCase.quoteNumber}-D1`, lastFour: '4242' }),
      }),
    ]);
    const { items } = await scene.product.call(
      getCaseChecklist,
      { params: { id: surgeryCase.id } },
      scene.admin,
    );
    expect(items).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'DEPOSIT', state: 'DONE' })]),
    );
    await expect(scene.pay(token)).rejects.toEqual(failing('DEPOSIT_REFUSED'));
    await scene.product.eventually(async () =>
      expect(await scene.topics()).toEqual(['DEPOSIT_FAILED', 'DEPOSIT_PAID']),
    );
    await scene.product.eventually(async () =>
      expect(
        await scene.product.sql(
          `select 1 from notifications.mail_message where organisation_id = $1 and subject like 'Your receipt from%'`,
          [scene.scene.org.organisationId],
        ),
      ).toHaveLength(1),
    );
  });

  it('is found by the page check when Stripe sends no report', async () => {
    const { surgeryCase, token } = await scene.accepted();
    const look = async () => {
      const [payment] = (await scene.shown(surgeryCase.id)).payments;
      const { organisationId } = scene.scene.org;
      await runInContext({ ...contextFor({ kind: 'service', service: 'quoting' }), organisationId }, () =>
        scene.product.app
          .get(CheckDepositPageJob, { strict: false })
          .handle({ organisationId, paymentId: payment!.id }),
      );
    };
    const url = await scene.pay(token);
    await look();
    expect((await scene.shown(surgeryCase.id)).standing).toBe('UNDER_WAY');
    scene.stripe.enter(url, CARD.good);
    await look();
    await look();
    expect((await scene.shown(surgeryCase.id)).standing).toBe('PAID');
    expect((await scene.caseOf(surgeryCase.id)).deposits).toHaveLength(1);
  });

  it("rejects reports that are forged or old and ignores another practice's payment", async () => {
    const { token } = await scene.accepted();
    scene.stripe.enter(await scene.pay(token), CARD.good);
    const [event] = scene.news();
    const own = await scene.hook();
    const { product, stripe } = scene;
    const refusals = [
      await stripe.send(event!, own, { secret: 'whsec_of_somebody' }),
      await stripe.send(event!, own, { at: new Date(product.clock.now().getTime() - 3_600_000) }),
      await stripe.send(event!, own.replace(/[^/]+$/, 'nobody')),
    ];
    expect(refusals).toEqual([401, 401, 401]);
    // Signed with the other practice's secret, and about a payment that is not theirs.
    await scene.begin();
    await scene.save(ON);
    expect(await stripe.send(event!, await scene.hook())).toBe(200);
    await product.eventually(async () =>
      expect(
        await product.sql('select state, note from quoting.deposit_event where organisation_id = $1', [
          scene.scene.org.organisationId,
        ]),
      ).toEqual([{ state: 'IGNORED', note: expect.stringContaining('nobody here') }]),
    );
  });

  it('is flagged as refundable when paid twice or after the patient withdrew', async () => {
    const { surgeryCase, token } = await scene.accepted();
    const url = await scene.pay(token);
    const { version } = surgeryCase;
    const today = todayIn(scene.product.clock.now(), ZONE);
    const cash = {
      kind: 'RECEIVED' as const,
      amountMinor: ASKED_MINOR,
      paidOn: today,
      method: 'CASH' as const,
      note: null,
    };
    await scene.product.call(
      recordCaseDeposit,
      { params: { id: surgeryCase.id }, body: { version, ...cash } },
      scene.admin,
    );
    scene.stripe.enter(url, CARD.good);
    await scene.report();
    expect((await scene.shown(surgeryCase.id)).payments).toEqual([
      expect.objectContaining({ problem: 'DOUBLE', refundableMinor: ASKED_MINOR }),
    ]);

    const second = await scene.accepted();
    const page = await scene.pay(second.token);
    await scene.product.call(
      withdrawAcceptance,
      { params: { token: second.token }, body: { reason: null } },
      await patientBy(scene.scene, second.token),
    );
    const back = scene.stripe.enter(page, CARD.good);
    await scene.finish(second.token, back);
    expect(await scene.shown(second.surgeryCase.id)).toMatchObject({
      standing: 'PAID',
      refusal: 'DECLINED',
      payments: [{ problem: 'CANCELLED' }],
    });
  });

  it('is flagged when it was paid on a page opened before the practice received part of it', async () => {
    const { surgeryCase, token } = await scene.accepted();
    const url = await scene.pay(token);
    const part = {
      kind: 'RECEIVED' as const,
      amountMinor: ASKED_MINOR - 1_000,
      paidOn: todayIn(scene.product.clock.now(), ZONE),
      method: 'CASH' as const,
      note: null,
    };
    await scene.product.call(
      recordCaseDeposit,
      { params: { id: surgeryCase.id }, body: { version: surgeryCase.version, ...part } },
      scene.admin,
    );
    scene.stripe.enter(url, CARD.good);
    await scene.report();
    expect(await scene.shown(surgeryCase.id)).toMatchObject({
      heldMinor: 2 * ASKED_MINOR - 1_000,
      payments: [{ problem: 'DOUBLE', refundableMinor: ASKED_MINOR }],
    });
  });

  it('cannot be paid once the practice turns deposits off, but can still be refunded', async () => {
    const { surgeryCase, token } = await scene.accepted();
    scene.stripe.enter(await scene.pay(token), CARD.good);
    await scene.report();
    const later = await scene.accepted();
    await scene.save({ isOn: false });
    expect((await scene.page(later.token)).standing).toBe('STOPPED');
    await expect(scene.pay(later.token)).rejects.toEqual(failing('DEPOSIT_REFUSED'));
    await scene.refund(surgeryCase.id, ASKED_MINOR);
    await scene.product.eventually(async () =>
      expect((await scene.shown(surgeryCase.id)).standing).toBe('REFUNDED'),
    );
    // A patient who accepts now was not asked for a deposit.
    const withoutRequest = await scene.accepted();
    expect(await scene.shown(withoutRequest.surgeryCase.id)).toMatchObject({
      standing: 'NOT_ASKED',
      askedMinor: null,
    });
  });
});

it('stops payments and blocks re-enabling them while the platform has deposits switched off', async () => {
  await scene.save(ON);
  const { token } = await scene.accepted();
  const platform = { ...scene.admin, role: 'SUPER_ADMIN' as const };
  const params = { id: scene.scene.org.organisationId };
  const switchOff = async (switchedOff: 'deposits'[]) => {
    const { version } = await scene.product.call(getOrganisationOverview, { params }, platform);
    const body = { version, switchedOff, reason: 'Complaints of patients' };
    await scene.product.call(changeOrganisation, { params, body }, platform);
  };
  const stands = (standing: string) =>
    scene.product.eventually(async () => expect((await scene.page(token)).standing).toBe(standing));
  await switchOff(['deposits']);
  await stands('STOPPED');
  await expect(scene.pay(token)).rejects.toEqual(failing('DEPOSIT_REFUSED'));
  // Meanwhile other settings can be changed and deposits can be turned off, but not on again.
  await scene.save({ dueDays: 5, isOn: true });
  await scene.save({ isOn: false });
  await expect(scene.save({ isOn: true })).rejects.toEqual(failing('FEATURE_SWITCHED_OFF'));
  await switchOff([]);
  await scene.product.eventually(() => scene.save({ isOn: true }));
  await stands('OFFERED');
});

describe('deposit for a cosmetic procedure', () => {
  it('cannot be paid before the pathway is complete and the cooling-off period is over', async () => {
    await scene.save(ON);
    const { surgeryCase, token } = await scene.accepted('COSMETIC');
    const { id } = surgeryCase;
    const doneOn = todayIn(scene.product.clock.now(), ZONE);
    const { doctorId } = scene.scene;
    expect(await scene.page(token)).toMatchObject({ standing: 'WAITING', refusal: 'PATHWAY_OPEN' });
    await expect(scene.pay(token)).rejects.toEqual(failing('DEPOSIT_REFUSED'));
    for (const gate of gatesBefore(doneOn, doctorId)) {
      const { version } = await scene.caseOf(id);
      await scene.product.call(recordCaseGate, { params: { id }, body: { version, ...gate } }, scene.admin);
    }
    const from = addDays(doneOn, 8);
    expect(await scene.page(token)).toMatchObject({ standing: 'WAITING', refusal: 'COOLING_OFF', from });
    await runDaysLater(scene.product, 8, async () => {
      expect(await scene.page(token)).toMatchObject({ standing: 'OFFERED', dueOn: addDays(from, 7) });
      expect(await scene.pay(token)).toContain('/pay/');
    });
    await scene.product.call(
      cancelSurgeryCase,
      { params: { id }, body: { version: (await scene.caseOf(id)).version, reason: 'Ill' } },
      scene.admin,
    );
    expect(await scene.page(token)).toMatchObject({ standing: 'CLOSED', refusal: 'CANCELLED' });
  });
});
