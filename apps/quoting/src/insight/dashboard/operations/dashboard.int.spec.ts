import {
  changeLeadStatus,
  createLead,
  getCaseBoard,
  getDashboardFigures,
  getQuote,
  getQuoteBoard,
  getReportSummary,
  listQuotes,
  reviseQuote,
  varyQuote,
  withdrawAcceptance,
  withdrawQuote,
  type RequestOf,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { RollUpQuotesJob } from '../../report/jobs/roll-up-quotes.job';
import {
  draftQuote,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
  sendDraft,
} from '../../../quote/quote/operations/quote-scene.suite';
import { signedQuote } from '../../../evidence/evidence/operations/evidence-scene.suite';

const product = testProduct(startQuoting);
const scene = perTest(() => openPractice(product));

type Role = 'ORG_ADMIN' | 'LEAD_COORDINATOR' | 'USER';
const figures = (role: Role = 'ORG_ADMIN') => product.call(getDashboardFigures, {}, scene.org.as(role));
const quoteBoard = async () => (await product.call(getQuoteBoard, {}, scene.org.admin)).columns;
const caseBoard = async () => (await product.call(getCaseBoard, {}, scene.org.admin)).columns;
const day = () => todayIn(new Date(), 'Australia/Sydney');

const acceptedQuote = async () => (await signedQuote(scene)).quote.id;

describe('dashboard figures', () => {
  it('count quotes sent and accepted, compared with the period before', async () => {
    const { quote } = await sentQuote(scene);
    await acceptedQuote();
    const old = (await sentQuote(scene)).quote;
    await product.sql(`update quoting.quote set sent_at = now() - interval '40 days' where id = $1`, [
      old.id,
    ]);
    const total = quote.totals.totalMinor;
    const { quotes, leads, ...days } = await figures();
    expect(days).toEqual({ from: addDays(day(), -29), to: day(), missing: [] });
    expect(quotes).toMatchObject({
      sent: { now: 2, before: 1 },
      sentMinor: { now: 2 * total, before: total },
      accepted: { now: 1, before: 0 },
      acceptedMinor: { now: total, before: 0 },
      byStatus: [{ status: 'SENT', count: 2, amountMinor: 2 * total }],
    });
    expect(quotes!.sentWeeks).toHaveLength(12);
    expect(quotes!.sentWeeks.at(-1)!.count).toBe(2);
    expect(leads).toMatchObject({ asked: { now: 0, before: 0 }, byStatus: [] });
  });

  it('match the reports and lists for a new version and a change of a signed quote', async () => {
    const first = (await sentQuote(scene)).quote;
    const accepted = await acceptedQuote();
    const call = { params: { id: accepted } };
    const signed = await product.call(getQuote, call, scene.org.admin);
    const change = await product.call(
      varyQuote,
      { ...call, body: { version: signed.version, reason: 'Longer stay' } },
      scene.org.admin,
    );
    await sendDraft(scene, change);
    // First sent before the period: a new version does not count as another quote.
    await product.sql(`update quoting.quote set sent_at = now() - interval '40 days' where id = $1`, [
      first.id,
    ]);
    const again = await product.call(
      reviseQuote,
      { params: { id: first.id }, body: { version: first.version, prices: 'KEPT', reason: null } },
      scene.org.admin,
    );
    await sendDraft(scene, again);
    await runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
      product.app.get(RollUpQuotesJob, { strict: false }).handle(),
    );

    const { quotes: grid, from, to } = await figures();
    const days = { query: { from, to } };
    const report = await product.call(getReportSummary, days, scene.org.admin);
    const listed = async (query: NonNullable<RequestOf<typeof listQuotes>['query']>) =>
      (await product.call(listQuotes, { query }, scene.org.admin)).total;
    const total = signed.totals.totalMinor;
    expect(grid).toMatchObject({ sent: { now: 1, before: 1 }, sentMinor: { now: total, before: total } });
    expect(report.quotes.now).toMatchObject({ quotes: 1, quotedMinor: total });
    expect(await listed({ firstSentFrom: from, firstSentTo: to })).toBe(1);
    const waiting = grid!.byStatus.filter(({ status }) => status === 'SENT' || status === 'QUERY_RECEIVED');
    expect(waiting).toEqual([{ status: 'SENT', count: 1, amountMinor: total }]);
    expect(report.waiting.all).toEqual({ quotes: 1, valueMinor: total });
    expect(await listed({ outcome: 'WAITING' })).toBe(1);
    expect(grid!.accepted).toEqual({ now: 1, before: 0 });
  });

  it('show each role only what it may read', async () => {
    await product.call(
      createLead,
      { body: { firstName: 'Isla', phone: '0412 345 678', expectedValueMinor: 90_000 } },
      scene.org.as('LEAD_COORDINATOR'),
    );
    const coordinator = await figures('LEAD_COORDINATOR');
    expect(coordinator).toMatchObject({
      quotes: null,
      leads: { asked: { now: 1, before: 0 }, byStatus: [{ status: 'NEW', count: 1, amountMinor: 90_000 }] },
    });
    const user = await figures('USER');
    expect(user).toMatchObject({ leads: null, missing: [], quotes: { sent: { now: 0, before: 0 } } });
  });

  it('exclude closed leads from the open ones', async () => {
    const coordinator = scene.org.as('LEAD_COORDINATOR');
    const lead = await product.call(
      createLead,
      { body: { firstName: 'Isla', phone: '0412 345 678' } },
      coordinator,
    );
    const body = { version: lead.version, status: 'LOST' as const, reason: 'Moved away' };
    await product.call(changeLeadStatus, { params: { id: lead.id }, body }, coordinator);
    expect((await figures()).leads).toMatchObject({ asked: { now: 1 }, byStatus: [] });
  });
});

describe('quote board', () => {
  it('shows each status with its count, total and cards', async () => {
    const draft = await draftQuote(scene);
    const { quote } = await sentQuote(scene);
    const withdrawn = (await sentQuote(scene)).quote;
    const body = { version: withdrawn.version, reason: 'Not needed' };
    await product.call(withdrawQuote, { params: { id: withdrawn.id }, body }, scene.org.admin);
    const total = draft.totals.totalMinor;
    const columns = await quoteBoard();
    expect(
      columns.map(({ status, count, totalMinor, cards }) => [
        status,
        count,
        totalMinor,
        cards.map(({ id }) => id),
      ]),
    ).toEqual([
      ['DRAFT', 1, total, [draft.id]],
      ['SENT', 1, total, [quote.id]],
      ['QUERY_RECEIVED', 0, 0, []],
      ['ACCEPTED', 0, 0, []],
      ['REJECTED', 0, 0, []],
      ['EXPIRED', 0, 0, []],
      ['WITHDRAWN', 1, total, [withdrawn.id]],
    ]);
  });

  it('shows an acceptance as withdrawn from the day it was, however long ago it was given', async () => {
    const { quote, token } = await signedQuote(scene);
    const inSql = (set: string) => product.sql(`update quoting.quote set ${set} where id = $1`, [quote.id]);
    const withdrawn = async () => (await quoteBoard()).find(({ status }) => status === 'WITHDRAWN');
    await inSql(`responded_at = now() - interval '40 days'`);
    const call = { params: { token }, body: { reason: null } };
    await product.call(withdrawAcceptance, call, await patientBy(scene, token));
    expect(await withdrawn()).toMatchObject({ count: 1, cards: [{ id: quote.id }] });
    await inSql(`acceptance_withdrawn_at = now() - interval '31 days'`);
    expect(await withdrawn()).toMatchObject({ count: 0, cards: [] });
  });

  it('drops quotes that ended more than 30 days ago', async () => {
    const id = await acceptedQuote();
    expect((await quoteBoard()).find(({ status }) => status === 'ACCEPTED')!.count).toBe(1);
    await product.sql(`update quoting.quote set responded_at = now() - interval '31 days' where id = $1`, [
      id,
    ]);
    expect((await quoteBoard()).find(({ status }) => status === 'ACCEPTED')).toMatchObject({
      count: 0,
      cards: [],
    });
  });
});

it('shows surgery cases by status with their value and drops old cancelled ones', async () => {
  const quoteId = await acceptedQuote();
  const columns = await caseBoard();
  expect(columns.filter(({ count }) => count > 0)).toMatchObject([
    { status: 'SCHEDULED', count: 1, cards: [{ quoteId, currency: 'AUD' }] },
  ]);
  const [scheduled] = columns.filter(({ count }) => count > 0);
  expect(scheduled!.cards[0]!.totalMinor).toBe(scheduled!.totalMinor);
  await product.sql(
    `update quoting.surgery_case set status = 'CANCELLED', updated_at = now() - interval '31 days' where quote_id = $1`,
    [quoteId],
  );
  expect((await caseBoard()).every(({ count }) => count === 0)).toBe(true);
});
