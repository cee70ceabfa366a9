import {
  bookSurgeryCase,
  cancelSurgeryCase,
  createHospital,
  getCaseChecklist,
  recordAcceptance,
  updateQuote,
  type Quote,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { signed } from '../../../patient/patient/operations/answers.suite';
import { recorded } from '../../../patient/signing/operations/signing.suite';
import {
  failing,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { variationActs } from '../../../quote/quote/operations/variation-acts.suite';
import { caseOf as caseById, gatesBefore, openTheatre, recordGate, ZONE } from './case-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openTheatre(product));

const { respond, read, vary, page, send, withdraw, accepted, changed } = variationActs(product, scene);

const caseOf = ({ surgeryCaseId }: Quote) => caseById(scene, surgeryCaseId ?? '');

describe('surgery that is no longer ahead', () => {
  const cancel = async (quote: Quote) => {
    const { id, version } = await caseOf(quote);
    const body = { version, reason: 'Unfit for anaesthesia' };
    return product.call(cancelSurgeryCase, { params: { id }, body }, scene.org.admin);
  };

  it("ends with its cancellation a change that awaits the patient's answer", async () => {
    const { first, second, secondToken } = await changed();
    const patient = await patientBy(scene, secondToken);
    await cancel(first);
    expect(await read(second.id)).toMatchObject({
      status: 'WITHDRAWN',
      withdrawnReason: 'The surgery that this was to change was cancelled',
    });
    expect(await read(first.id)).toMatchObject({ status: 'ACCEPTED' });
    await expect(respond(secondToken, signed(second), patient)).rejects.toEqual(failing('LINK_WITHDRAWN'));
    expect(await caseOf(first)).toMatchObject({ status: 'CANCELLED', quoteId: first.id });
  });

  it('keeps a draft of a change, which cannot be sent', async () => {
    const { quote } = await accepted();
    const draft = await vary(quote);
    await cancel(quote);
    await expect(send(draft)).rejects.toEqual(
      failing('QUOTE_NOT_SENDABLE', { message: expect.stringContaining('was cancelled') }),
    );
    expect(await read(draft.id)).toEqual(draft);
  });

  it.each(['IN_PROGRESS', 'COMPLETED', 'POST_OP'])('cannot be changed by a signature: %s', async (status) => {
    const { first, firstToken, second, secondToken } = await changed();
    expect(await page(secondToken)).toMatchObject({ state: 'open' });
    await product.sql('update quoting.surgery_case set status = $2 where id = $1', [
      first.surgeryCaseId,
      status,
    ]);
    await expect(respond(secondToken, signed(second), await patientBy(scene, secondToken))).rejects.toEqual(
      failing('LINK_WITHDRAWN', { message: expect.stringContaining('has begun') }),
    );
    await expect(page(secondToken)).rejects.toEqual(
      failing('LINK_WITHDRAWN', {
        message: expect.stringContaining('has begun'),
        facts: { practice: expect.objectContaining({ name: expect.any(String) }) },
      }),
    );
    expect(await page(firstToken)).toMatchObject({ state: 'answered', response: 'accept' });
    expect(await read(first.id)).toMatchObject({ status: 'ACCEPTED' });
    expect(await read(second.id)).toMatchObject({ status: 'SENT' });
    expect(await caseOf(first)).toMatchObject({ status, quoteId: first.id });
  });

  it('is cancelled either before the change is signed or after, never partly', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { first, second, secondToken } = await changed();
      const patient = await patientBy(scene, secondToken);
      const acts = [() => cancel(first), () => respond(secondToken, signed(second), patient)];
      const order = round % 2 === 0 ? acts : [...acts].reverse();
      const ends = await Promise.allSettled(order.map((act) => act()));
      const [cancellation, signature] = round % 2 === 0 ? ends : [...ends].reverse();
      if (cancellation?.status === 'rejected')
        expect(cancellation.reason).toEqual(failing('VERSION_CONFLICT'));
      if (signature?.status === 'rejected') expect(signature.reason).toEqual(failing('LINK_WITHDRAWN'));
      const states = [(await read(first.id)).status, (await read(second.id)).status].join(' ');
      expect(['ACCEPTED WITHDRAWN CANCELLED', 'SUPERSEDED ACCEPTED SCHEDULED']).toContain(
        `${states} ${(await caseOf(first)).status}`,
      );
    }
  });
});

it('tells the patient whether the surgery that a change is for is confirmed, after which the signature is final', async () => {
  const { first, second, secondToken } = await changed();
  expect(await page(secondToken)).toMatchObject({ quote: { variation: { isSurgeryConfirmed: false } } });
  await product.sql(`update quoting.surgery_case set status = 'CONFIRMED' where id = $1`, [
    first.surgeryCaseId,
  ]);
  expect(await page(secondToken)).toMatchObject({ quote: { variation: { isSurgeryConfirmed: true } } });
  await respond(secondToken, signed(second), await patientBy(scene, secondToken));
  expect(await page(secondToken)).toMatchObject({ state: 'answered', withdrawal: null });
  await expect(withdraw(secondToken)).rejects.toEqual(failing('ACCEPTANCE_FINAL'));
});

it('moves to the hospital of the change without the theatre of the former one', async () => {
  const { quote } = await accepted();
  const { id, version } = await caseOf(quote);
  const body = { version, hospitalId: scene.hospitalId, theatre: 'Theatre 2' };
  await product.call(bookSurgeryCase, { params: { id }, body }, scene.org.admin);
  const other = { name: 'Northern Private', address: '1 North St', phone: '0298765436' };
  const { id: hospitalId } = await product.call(createHospital, { body: other }, scene.org.admin);
  for (const [place, theatre] of [
    [scene.hospitalId, 'Theatre 2'],
    [hospitalId, null],
  ] as const) {
    const draft = await vary(await read((await caseOf(quote)).quoteId));
    const edit = { params: { id: draft.id }, body: { version: draft.version, hospitalId: place } };
    const { quote: sent, token } = await send(await product.call(updateQuote, edit, scene.org.admin));
    await respond(token, signed(sent), await patientBy(scene, token));
    expect(await caseOf(quote)).toMatchObject({ quoteId: sent.id, hospitalId: place, theatre });
  }
});

it('requires a consent of its own for a change accepted by telephone', async () => {
  const byTelephone = (quote: Quote) =>
    product.call(
      recordAcceptance,
      { params: { id: quote.id }, body: recorded(quote, { acceptedAt: quote.sentAt! }) },
      scene.org.admin,
    );
  const consentItem = async (params: { id: string }) =>
    (await product.call(getCaseChecklist, { params }, scene.org.admin)).items.find(
      ({ kind }) => kind === 'CONSENT',
    );
  const today = todayIn(new Date(), ZONE);
  const consent = { kind: 'CONSENT_SIGNED', doneOn: today, byName: 'Siobhán' } as const;
  const { quote } = await sentQuote(scene, { procedureClass: 'COSMETIC' });
  const first = await byTelephone(quote);
  const id = first.surgeryCaseId ?? '';
  for (const gate of gatesBefore(today, scene.doctorId)) await recordGate(scene, id, gate);
  expect((await recordGate(scene, id, consent)).pathway).toMatchObject({ problems: [] });
  expect(await consentItem({ id })).toMatchObject({ state: 'DONE' });

  const { quote: change } = await send(await vary(await read(first.id)));
  await byTelephone(change);
  expect((await caseOf(first)).pathway).toMatchObject({
    problems: ['CONSENT_BEFORE_QUOTE'],
    earliestOn: null,
  });
  expect(await consentItem({ id })).toMatchObject({ state: 'OPEN' });

  expect((await recordGate(scene, id, consent)).pathway).toMatchObject({
    problems: [],
    earliestOn: expect.any(String),
  });
  expect(await consentItem({ id })).toMatchObject({ state: 'DONE', decidedBy: 'FACT' });
});
