import {
  AppError,
  confirmRecordedAcceptance,
  confirmSurgeryCase,
  deleteCaseDocument,
  getQuote,
  getSurgeryCase,
  getToday,
  listNotifications,
  listSurgeryCaseEvents,
  openPublicQuote,
  recordAcceptance,
  recordBilledFees,
  recordCaseDeposit,
  rescheduleSurgeryCase,
  settleDispute,
  type Quote,
  type RequestOf,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  auditOf,
  eventsOf,
  failing,
  patientBy,
  sentQuote,
  mailKindsOf,
} from '../../../quote/quote/operations/quote-scene.suite';
import { variationActs } from '../../../quote/quote/operations/variation-acts.suite';
import { addDocument } from '../../../case/case-document/operations/case-papers.suite';
import { inDays, openTheatre, schedule } from '../../../case/surgery-case/operations/case-scene.suite';
import { respondIn, signed } from '../../patient/operations/answers.suite';
import { recorded } from './signing.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'import', 'notifications'] });
const scene = perFile(() => openTheatre(product));
const { changed, respond, send, vary } = variationActs(product, scene);
const staff = () => scene.org.admin;
const quoteOf = (id: string) => product.call(getQuote, { params: { id } }, staff());
const caseOf = ({ surgeryCaseId }: Quote) =>
  product.call(getSurgeryCase, { params: { id: surgeryCaseId ?? '' } }, staff());
const settle = (quote: Quote, changes: Partial<RequestOf<typeof settleDispute>['body']> = {}) =>
  product.call(
    settleDispute,
    {
      params: { id: quote.id },
      body: {
        version: quote.version,
        outcome: 'STANDS',
        note: 'Called on 27 Nov, she remembers it now',
        reason: 'You told us on the phone that you accept',
        ...changes,
      },
    },
    staff(),
  );

/** Creates a quote with an acceptance recorded by staff, runs `before`, then has the patient dispute it. */
async function disputed(before: (quote: Quote) => Promise<unknown> = async () => undefined) {
  const { quote, token } = await sentQuote(scene);
  const accepted = await product.call(
    recordAcceptance,
    { params: { id: quote.id }, body: recorded(quote) },
    staff(),
  );
  await before(accepted);
  const body = { isSo: false, comment: 'I only asked what it costs' };
  const patient = await patientBy(scene, token);
  await product.call(confirmRecordedAcceptance, { params: { token }, body }, patient);
  return { quote: await quoteOf(quote.id), token };
}

describe('disputed acceptance', () => {
  it('blocks scheduling, deposits and billing of its case', async () => {
    const { quote } = await disputed();
    const held = await caseOf(quote);
    expect(held).toMatchObject({
      isDisputed: true,
      acceptanceData: { patientComment: 'I only asked what it costs', settlement: null },
    });
    const refused = failing('CASE_DISPUTED');
    await expect(schedule(scene, held)).rejects.toEqual(refused);
    const { id, version } = held;
    const paid = { version, amountMinor: 50_000, paidOn: '2026-01-01', method: 'CARD' } as const;
    await expect(product.call(recordCaseDeposit, { params: { id }, body: paid }, staff())).rejects.toEqual(
      refused,
    );
    const lines = [{ lineId: quote.lines[0]!.id, amountMinor: 100, billedOn: '2026-01-01' }];
    await expect(
      product.call(recordBilledFees, { params: { id }, body: { lines } as never }, staff()),
    ).rejects.toEqual(refused);
  });

  it('blocks confirming and moving a booked date but allows its release', async () => {
    const { quote } = await disputed(async (accepted) => schedule(scene, await caseOf(accepted)));
    const held = await caseOf(quote);
    expect(held).toMatchObject({ isDisputed: true, status: 'SCHEDULED', startsAt: expect.any(String) });
    const { id, version } = held;
    const at = { params: { id } };
    await expect(product.call(confirmSurgeryCase, { ...at, body: { version } }, staff())).rejects.toEqual(
      failing('CASE_DISPUTED'),
    );
    const move = (startsAt: string | null) =>
      product.call(
        rescheduleSurgeryCase,
        { ...at, body: { version, startsAt, reason: 'The patient disputes it' } },
        staff(),
      );
    await expect(move(inDays(40))).rejects.toEqual(failing('CASE_DISPUTED'));
    expect(await move(null)).toMatchObject({ startsAt: null, isDisputed: true });
  });

  it('is lifted by the patient’s own signature of a change, but not by one that staff record', async () => {
    const { first, firstToken, second, secondToken } = await changed();
    const patient = await patientBy(scene, firstToken);
    const body = { isSo: false, comment: 'I did not sign this' };
    await product.call(confirmRecordedAcceptance, { params: { token: firstToken }, body }, patient);
    await expect(
      product.call(recordAcceptance, { params: { id: second.id }, body: recorded(second) }, staff()),
    ).rejects.toEqual(failing('CASE_DISPUTED'));
    expect(await quoteOf(first.id)).toMatchObject({ status: 'ACCEPTED' });
    expect(await quoteOf(second.id)).toMatchObject({ status: 'SENT' });
    expect(await caseOf(first)).toMatchObject({ isDisputed: true, quoteId: first.id });
    await respond(secondToken, signed(second), await patientBy(scene, secondToken));
    expect(await caseOf(first)).toMatchObject({ isDisputed: false, quoteId: second.id });
  });

  it('of a recorded change ends with its case and date kept once the patient signs another change', async () => {
    const { first, second, secondToken } = await changed();
    const booked = await schedule(scene, await caseOf(first), { startsAt: inDays(12) });
    await product.call(recordAcceptance, { params: { id: second.id }, body: recorded(second) }, staff());
    const body = { isSo: false, comment: 'I only asked' };
    const patient = await patientBy(scene, secondToken);
    await product.call(confirmRecordedAcceptance, { params: { token: secondToken }, body }, patient);
    expect(await caseOf(first)).toMatchObject({ isDisputed: true, quoteId: second.id });
    const { quote: third, token } = await send(await vary(await quoteOf(second.id)));
    await respond(token, signed(third), await patientBy(scene, token));
    const { status, startsAt } = booked;
    expect(await caseOf(first)).toMatchObject({ isDisputed: false, quoteId: third.id, status, startsAt });
  });

  it('is listed on the Today page until settled', async () => {
    const { quote } = await disputed();
    const own = async () =>
      (await product.call(getToday, { query: { kind: 'DISPUTE' } }, staff())).items.filter(
        ({ quoteId }) => quoteId === quote.id,
      );
    expect(await own()).toMatchObject([{ kind: 'DISPUTE', id: quote.surgeryCaseId }]);
    await settle(quote);
    expect(await own()).toEqual([]);
  });
});

it('blocks the case of a disputed signature once and informs both sides of the outcome', async () => {
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await respondIn(() => product)(token, signed(quote), patient);
  const booked = await schedule(scene, await caseOf(await quoteOf(quote.id)));
  const open = () => product.call(openPublicQuote, { params: { token } }, patient);
  expect(await open()).toMatchObject({ recorded: null, signed: { canDispute: true, disputedAt: null } });
  const say = (isSo: boolean) =>
    product.call(
      confirmRecordedAcceptance,
      { params: { token }, body: { isSo, comment: 'I did not sign this' } },
      patient,
    );
  await expect(say(true)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  const said = await say(false);
  expect(await say(false)).toEqual(said);
  const held = await caseOf(await quoteOf(quote.id));
  expect(held).toMatchObject({ isDisputed: true, startsAt: booked.startsAt });
  const { id, version } = held;
  await expect(
    product.call(confirmSurgeryCase, { params: { id }, body: { version } }, staff()),
  ).rejects.toEqual(failing('CASE_DISPUTED'));
  const acts = await auditOf(scene, quote.id);
  expect(acts.filter(({ notes }) => /signed acceptance is not right/.test(notes ?? ''))).toHaveLength(1);
  expect(
    (await eventsOf(scene, quote.id)).filter((name) => name === 'RecordedAcceptanceConfirmed'),
  ).toHaveLength(1);
  await product.eventually(async () => {
    const { items } = await product.call(listNotifications, {}, staff());
    expect(items).toContainEqual(
      expect.objectContaining({ title: 'Patient disputes a signed acceptance', quoteId: quote.id }),
    );
  });
  const done = await settle(await quoteOf(quote.id), {
    outcome: 'NOT_ACCEPTED',
    reason: 'Her sister signed',
  });
  expect(done.status).toBe('WITHDRAWN');
  expect((await caseOf(done)).status).toBe('CANCELLED');
  expect(await open()).toMatchObject({
    signed: { canDispute: false, settled: { outcome: 'NOT_ACCEPTED', reason: 'Her sister signed' } },
  });
});

describe('settlement of a dispute', () => {
  it('requires a note, a known document and the current version', async () => {
    const { quote } = await disputed();
    await expect(settle(quote, { note: null })).rejects.toMatchObject({ errors: [{ path: 'note' }] });
    const documentId = '00000000-0000-7000-8000-000000000000';
    await expect(settle(quote, { documentId })).rejects.toMatchObject({ errors: [{ path: 'documentId' }] });
    await expect(settle(quote, { version: quote.version - 1 })).rejects.toEqual(failing('VERSION_CONFLICT'));
    expect((await quoteOf(quote.id)).version).toBe(quote.version);
  });

  it('keeps its evidence: the document cannot be deleted', async () => {
    const { quote } = await disputed();
    const document = await addDocument(product, staff(), quote.surgeryCaseId ?? '', { kind: 'OTHER' });
    await settle(quote, { note: null, documentId: document.id });
    const remove = { params: { id: document.id }, query: { version: document.version } };
    await expect(product.call(deleteCaseDocument, remove, staff())).rejects.toEqual(
      failing('CASE_DOCUMENT_IS_EVIDENCE', { message: expect.stringContaining('settled dispute') }),
    );
  });

  it('releases the case if the acceptance stands, informs both sides and is never changed', async () => {
    const { quote, token } = await disputed();
    const done = await settle(quote);
    const settlement = {
      outcome: 'STANDS',
      byName: staff().name,
      documentId: null,
      reason: 'You told us on the phone that you accept',
    };
    expect(done).toMatchObject({ status: 'ACCEPTED', acceptance: { settlement } });
    const free = await caseOf(done);
    expect(free).toMatchObject({ isDisputed: false, acceptanceData: { settlement } });
    expect(await schedule(scene, free)).toMatchObject({ status: 'SCHEDULED' });
    expect(await eventsOf(scene, quote.id)).toContain('AcceptanceDisputeSettled');
    expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({
      notes: expect.stringMatching(
        /^The dispute of the acceptance was settled: it stands; the settlement with SHA-256 [0-9a-f]{64}$/,
      ),
    });
    const { items } = await product.call(listSurgeryCaseEvents, { params: { id: free.id } }, staff());
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['DISPUTED', 'DISPUTE_SETTLED']));
    const view = await product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token));
    expect(view).toMatchObject({
      state: 'answered',
      awaitsConfirmation: false,
      recorded: { mode: 'TELEPHONE', settled: { outcome: 'STANDS', reason: settlement.reason } },
    });
    await product.eventually(async () => {
      const news = await product.call(listNotifications, {}, staff());
      expect(news.items).toContainEqual(
        expect.objectContaining({ title: 'Disputed acceptance settled', quoteId: quote.id }),
      );
    });
    const mails = await mailKindsOf(scene, quote.id);
    expect(mails.filter((kind) => kind === 'SETTLED')).toHaveLength(1);
    await expect(settle(done)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
    const kept = `update quoting.dispute_settlement set reason = 'other'`;
    await expect(product.sql(kept)).rejects.toThrow(/append|permission|immutable|only/i);
  });

  it('ends the acceptance and cancels the case if the patient never gave it', async () => {
    const { quote, token } = await disputed(async (accepted) =>
      schedule(scene, await caseOf(accepted), { startsAt: inDays(5) }),
    );
    const done = await settle(quote, {
      outcome: 'NOT_ACCEPTED',
      reason: 'It was another patient who called',
    });
    expect(done).toMatchObject({ status: 'WITHDRAWN', acceptanceWithdrawnAt: expect.any(String) });
    expect(await caseOf(done)).toMatchObject({
      status: 'CANCELLED',
      cancelledBy: 'STAFF',
      isDisputed: false,
      cancelledReason: 'It was another patient who called',
    });
    const view = await product.call(
      openPublicQuote,
      { params: { token } },
      await patientBy(scene, token, false),
    );
    expect(view).toMatchObject({ recorded: { settled: { outcome: 'NOT_ACCEPTED', reason: null } } });
  });

  it('is refused where nothing is disputed', async () => {
    const { quote } = await sentQuote(scene);
    await expect(settle(quote)).rejects.toBeInstanceOf(AppError);
  });
});
