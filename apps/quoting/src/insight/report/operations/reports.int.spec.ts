import {
  freshSessionFields,
  exportReport,
  getReportBreakdown,
  getReportCross,
  getReportSummary,
  listLeads,
  listQuotes,
  listSurgeryCases,
  reportDivision,
  reportRowDivision,
  type ReportSummary,
} from '@quillcare/contracts';
import { splitIntoMonths, addDays, todayIn, type DaySpan } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perFile, startProduct, testProduct } from '@quillcare/testing';
import { ExpireQuotesJob } from '../../../quote/quote/jobs/expire-quotes.job';
import { openPractice } from '../../../quote/quote/operations/quote-scene.suite';
import { expectCounted } from './cross-count.suite';
import { HandCount } from './hand-count.suite';
import type { NotedQuote } from './noted.suite';
import { seededRandom } from './busy-practice.suite';
import { History } from './report-history.suite';
import { RollUps } from './roll-ups.suite';

const ZONE = 'Australia/Sydney';
const [DAYS, EVENTS] = [110, 70];
/** If this runs between October and January, the period includes a daylight-saving change; unit tests cover all other days. */
const SEED = 20_261_004;

const rollUps = new RollUps();
const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting'], extend: rollUps.note }),
);
const scene = perFile(() => openPractice(product));
let history: History;
let count: HandCount;
let today: string;

const asService = (work: () => Promise<void>) =>
  runInContext(contextFor({ kind: 'service', service: 'quoting' }), work);
const by = () => scene.org.admin;
const queryOf = ({ from, to }: DaySpan, before?: DaySpan) => ({
  from,
  to,
  ...(before && { comparedFrom: before.from, comparedTo: before.to }),
});
const summaryOf = (span: DaySpan, before?: DaySpan): Promise<ReportSummary> =>
  product.call(getReportSummary, { query: queryOf(span, before) }, by());

beforeAll(async () => {
  const roll = seededRandom(SEED);
  history = new History(scene, roll);
  count = new HandCount(history, ZONE);
  product.clock.shift(-DAYS * 86_400_000);
  await history.furnish();
  const until = Date.now();
  for (let at = 0; at < EVENTS; at += 1) {
    await (roll(4) === 0 ? history.walkIn() : history.enquiry());
    product.clock.shift(roll(36) * 1_800_000);
  }
  for (let at = 0; at < 3; at += 1) await history.walkIn({ isAnswered: false });
  const late = product.clock.now().getTime() - until;
  if (late < 0) product.clock.shift(-late);
  today = todayIn(product.clock.now(), ZONE);
  for (const quote of history.quotes)
    if (quote.outcome === 'WAITING' && quote.validUntil < today) quote.outcome = 'EXPIRED';
  await asService(() => product.app.get(ExpireQuotesJob, { strict: false }).handle());
  await settled();
});

/** Waits until both services agree: data flows both ways between crm and quoting, through events and a job in each. */
async function settled(): Promise<void> {
  const span = { from: '2000-01-01', to: '2002-12-31' };
  const all = { from: addDays(today, -400), to: addDays(today, 400) };
  const expected = count.enquiryFigures(history.leads);
  await product.eventually(async () => {
    await rollUps.run(product);
    expect((await summaryOf(all, span)).enquiries?.now).toEqual(expected);
  });
}

/** Periods of every kind: everything, months, single days, none. */
function spans(): DaySpan[] {
  const all = { from: addDays(today, -130), to: today };
  const roll = seededRandom(7);
  const some = Array.from({ length: 5 }, () => {
    const from = addDays(today, -roll(120));
    return { from, to: addDays(from, roll(40)) };
  });
  const days = history.quotes.slice(0, 3).map(({ sentAt }) => count.dayOf(sentAt));
  return [all, ...splitIntoMonths(all), ...some, ...days.map((day) => ({ from: day, to: day }))];
}

it('uses a test history that contains every outcome', () => {
  const outcomes = new Set(history.quotes.map(({ outcome }) => outcome));
  expect([...outcomes].toSorted()).toEqual([
    ...['ACCEPTANCE_WITHDRAWN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WAITING', 'WITHDRAWN'],
  ]);
  expect(history.quotes.some(({ isDone }) => isDone)).toBe(true);
  expect(history.quotes.some(({ acceptedAt, isSigned }) => acceptedAt && !isSigned)).toBe(true);
  expect(history.leads.some((lead) => count.quotesOf(lead).length > 0)).toBe(true);
});

it('matches every figure of the summary with an independent count, for any period', async () => {
  const before = { from: addDays(today, -100), to: addDays(today, -60) };
  for (const span of spans()) {
    const { quotes, enquiries, times, lost, declined, consent, unanswered } = await summaryOf(span, before);
    expect(quotes).toEqual({
      now: count.quoteFigures(count.quotes(span)),
      before: count.quoteFigures(count.quotes(before)),
    });
    expect(enquiries).toEqual({
      now: count.enquiryFigures(count.leads(span)),
      before: count.enquiryFigures(count.leads(before)),
    });
    expect(times.acceptance.now).toEqual(
      count.times(count.quotes(span).map(({ sentAt, acceptedAt }) => [sentAt, acceptedAt])),
    );
    expect(times.answer.now).toEqual(
      count.times(count.questions(span).map(({ askedAt, answeredAt }) => [askedAt, answeredAt])),
    );
    expect(times.contact?.now).toEqual(
      count.times(count.leads(span).map(({ askedAt, reachedAt }) => [askedAt, reachedAt])),
    );
    expect(times.conversion?.now).toEqual(
      count.times(count.leads(span).map((lead) => [lead.askedAt, firstAcceptance(count.quotesOf(lead))])),
    );
    expect(unanswered).toBe(count.questions(span).filter(({ answeredAt }) => !answeredAt).length);
    expect(lost).toEqual(count.reasons(count.leads(span).map(({ lostReason }) => lostReason)));
    expect(declined).toEqual(count.reasons(count.quotes(span).map(({ declineReason }) => declineReason)));
    const cases = count.cases(span);
    expect(consent.now).toEqual({
      cases: cases.length,
      signed: cases.filter(({ isSigned }) => isSigned).length,
    });
  }
});

function firstAcceptance(quotes: readonly NotedQuote[]): Date | undefined {
  const accepted = quotes.flatMap(({ acceptedAt }) => acceptedAt ?? []);
  return accepted.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

it('matches the figures of waiting quotes whatever the period', async () => {
  const waiting = history.quotes.filter(({ outcome }) => outcome === 'WAITING');
  const sum = (quotes: readonly NotedQuote[]) => ({
    quotes: quotes.length,
    valueMinor: quotes.reduce((total, { totalMinor }) => total + totalMinor, 0),
  });
  const within = (from: string, to: string | null) =>
    sum(waiting.filter(({ validUntil }) => validUntil >= from && (to === null || validUntil <= to)));
  const report = await summaryOf({ from: '2020-01-01', to: '2020-01-31' });
  expect(report.quotes.now.quotes).toBe(0);
  expect(report.waiting.all).toEqual(sum(waiting));
  expect(report.waiting.soon).toEqual(within(today, addDays(today, 7)));
  for (const { from, to, ...figures } of report.waiting.weeks) expect(figures).toEqual(within(from, to));
});

it('counts the same quotes once in every breakdown', async () => {
  const span = { from: addDays(today, -130), to: today };
  for (const division of reportDivision.options) {
    const query = { ...queryOf(span), by: division };
    const { rows } = await product.call(getReportBreakdown, { query }, by());
    for (const { value, quotes, enquiries } of rows) {
      const wanted = division === 'MONTH' ? `${value.slice(0, 7)}-01` : value;
      const own = count.quotes(span).filter((quote) => count.valueOf(division, quote) === wanted);
      expect({ division, value, quotes }).toEqual({ division, value, quotes: count.quoteFigures(own) });
      const asked = count.leads(span).filter((lead) => count.leadValueOf(division, lead) === wanted);
      expect(enquiries).toEqual(count.enquiryFigures(asked));
    }
    const total = rows.reduce((sum, { quotes }) => sum + quotes.quotes, 0);
    expect(total).toBe(count.quotes(span).length);
  }
});

it('matches each cell of a cross table with an independent count, in whole and partial months', async () => {
  const middle = addDays(today, -50);
  for (const span of [
    { from: addDays(today, -130), to: today },
    { from: addDays(middle, -12), to: middle },
  ])
    for (const rows of reportRowDivision.options)
      for (const columns of reportDivision.options.filter((division) => division !== rows))
        await expectCounted(count, span, { rows, columns }, (query) =>
          product.call(getReportCross, { query }, by()),
        );
});

it('shows current names in a cross table and exports it as CSV', async () => {
  const query = { from: addDays(today, -130), to: today, rows: 'PROCEDURE', columns: 'DOCTOR' } as const;
  const cross = await product.call(getReportCross, { query }, by());
  expect(cross.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Rhinoplasty', 'Septoplasty', null]),
  );
  expect(cross.columns.map(({ name }) => name)).toContain('Dr Hemi Parata');
  const confirmed = { ...by(), ...freshSessionFields(product.clock.now()) };
  const { text } = await product.call(exportReport, { query: { ...query, table: 'CROSS' } }, confirmed);
  const pairs = cross.rows.flatMap(({ cells }) => cells.filter(({ quotes }) => quotes > 0));
  expect(text.trim().split('\r\n')).toHaveLength(1 + pairs.length);
  expect(text).toContain('Procedure,Doctor,Quotes sent,');
});

it('rejects a cross table with the same rows and columns', async () => {
  const query = { rows: 'SITE', columns: 'SITE' } as const;
  await expect(product.call(getReportCross, { query }, by())).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

it('lists as many records as each figure counts', async () => {
  for (const span of spans().slice(0, 4)) {
    const quotes = count.quoteFigures(count.quotes(span));
    const total = async (wanted: object) => {
      const query = { firstSentFrom: span.from, firstSentTo: span.to, ...wanted };
      return (await product.call(listQuotes, { query }, by())).total;
    };
    expect(await total({})).toBe(quotes.quotes);
    expect(await total({ marked: 'VIEWED' })).toBe(quotes.viewed);
    expect(await total({ marked: 'DONE' })).toBe(quotes.done);
    expect(await total({ outcome: 'ACCEPTED' })).toBe(quotes.accepted);
    expect(await total({ outcome: 'DECLINED' })).toBe(quotes.declined);
    expect(await total({ outcome: 'WAITING' })).toBe(quotes.waiting);
    expect(await total({ outcome: 'ACCEPTANCE_WITHDRAWN' })).toBe(quotes.acceptanceWithdrawn);
    const without = count.quotes(span).filter((quote) => !count.enquiryOf(quote));
    expect(await total({ source: 'none' })).toBe(without.length);
    const [surgeryId] = history.surgeryIds;
    const main = count.quotes(span).filter((quote) => quote.surgeryId === surgeryId);
    expect(await total({ mainSurgeryId: surgeryId })).toBe(main.length);
    const asked = { askedFrom: span.from, askedTo: span.to, isAnswered: 'false' };
    const open = (await product.call(listQuotes, { query: asked as object }, by())).total;
    expect(open).toBe(count.questions(span).filter(({ answeredAt }) => !answeredAt).length);
    await sameLeadsAndCases(span);
  }
});

async function sameLeadsAndCases(span: DaySpan): Promise<void> {
  const enquiries = count.enquiryFigures(count.leads(span));
  const leads = async (wanted: object) => {
    const query = { createdAtFrom: span.from, createdAtTo: span.to, ...wanted };
    return (await product.call(listLeads, { query }, by())).total;
  };
  expect(await leads({})).toBe(enquiries.enquiries);
  expect(await leads({ stage: 'REACHED' })).toBe(enquiries.reached);
  expect(await leads({ stage: 'CONVERTED' })).toBe(enquiries.converted);
  expect(await leads({ stage: 'QUOTED' })).toBe(enquiries.quoted);
  expect(await leads({ stage: 'ACCEPTED' })).toBe(enquiries.accepted);
  expect(await leads({ stage: 'DONE' })).toBe(enquiries.done);
  const [surgeryId] = history.surgeryIds;
  const asked = count.leads(span).filter((lead) => lead.surgeryId === surgeryId);
  expect(await leads({ surgeryId })).toBe(asked.length);
  const [doctorId] = history.doctorIds;
  const referred = count.leads(span).filter((lead) => lead.referringDoctorId === doctorId);
  expect(await leads({ referringDoctorId: doctorId })).toBe(referred.length);
  const nowhere = count.leads(span).filter((lead) => lead.siteId === null);
  expect(await leads({ siteId: 'none' })).toBe(nowhere.length);
  const tooExpensive = count.leads(span).filter(({ lostReason }) => lostReason === 'Too expensive');
  expect(await leads({ lostReason: 'Too expensive' })).toBe(tooExpensive.length);
  const cases = async (consent: 'SIGNED' | 'NOT_SIGNED') => {
    const query = { acceptedAtFrom: span.from, acceptedAtTo: span.to, consent };
    return (await product.call(listSurgeryCases, { query }, by())).total;
  };
  const signed = count.cases(span).filter(({ isSigned }) => isSigned).length;
  expect([await cases('SIGNED'), await cases('NOT_SIGNED')]).toEqual([
    signed,
    count.cases(span).length - signed,
  ]);
}

it('exports CSV that no spreadsheet runs as a formula and audits the export', async () => {
  const query = { from: addDays(today, -130), to: today, table: 'FUNNEL' as const };
  const confirmed = { ...by(), ...freshSessionFields(product.clock.now()) };
  const { text, fileName } = await product.call(exportReport, { query }, confirmed);
  const quotes = count.quoteFigures(count.quotes(query));
  expect(text).toContain(`Quotes,Quotes sent,${quotes.quotes},`);
  const { lost } = count.enquiryFigures(count.leads(query));
  expect(text).toContain(`\r\nEnquiries,Lost,${lost},`);
  expect(fileName).toBe(`report-funnel-${today}.csv`);
  const texts = { 'csv.quotes': 'Angebote', 'parts.quotes': '=1+1', unknown: 'Nothing' };
  const translated = await product.call(exportReport, { query, body: { texts } }, confirmed);
  expect(translated.text).toContain(`Angebote,'=1+1,${quotes.quotes},`);
  const sources = { ...query, table: 'BREAKDOWN', by: 'SOURCE' } as const;
  const bySource = { query: sources, body: { texts: { 'source.WEBSITE': 'Our own website' } } };
  expect((await product.call(exportReport, bySource, confirmed)).text).toContain('\r\nOur own website,');
  const rows = await product.sql<{ notes: string }>(
    `select payload->'data'->>'notes' as notes from quoting.outbox
      where payload->'data'->>'notes' like 'Report: funnel%' and payload->'data'->>'entityType' = 'REPORT'`,
  );
  const told = { notes: `Report: funnel from ${query.from} to ${today} as CSV; rows: 16` };
  expect(rows).toEqual([told, told]);
});

it('counts nothing of another practice', async () => {
  const { admin } = await product.signUp();
  const query = { from: addDays(today, -130), to: today };
  const { quotes, enquiries, waiting } = await product.call(getReportSummary, { query }, admin);
  expect([quotes.now.quotes, enquiries?.now.enquiries, waiting.all.quotes]).toEqual([0, 0, 0]);
});
