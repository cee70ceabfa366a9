import { readFile } from 'node:fs/promises';
import type { ListPage, LeadSummary, QuoteSummary, ReportSummary, SessionTokens } from '@quillcare/contracts';
import { findReportPeriod, todayIn, type DaySpan } from '@quillcare/rules';
import type { Page } from 'playwright-core';
import { ApiClient } from '../api/api.client';
import { DEMO, DEMO_PASSWORD, signInToDemo } from '../pages/demo.pages';
import { contains, ensure, equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const PAGE = 25;
const ZONE = 'Australia/Sydney';

/** The reports compared with a manual count over the API, the records behind a figure, and a table as a file. */
export const reportsJourney: Journey = {
  name: 'reports',
  usesDemo: true,
  async run(world) {
    const origin = world.product.nextGateway();
    const session = await new ApiClient(origin).post<SessionTokens>('/auth/sign-in', {
      email: DEMO.manager,
      password: DEMO_PASSWORD,
    });
    const api = new ApiClient(origin, session.access_token);
    const year = findReportPeriod('year', todayIn(new Date(), ZONE), 'AU');
    const staff = await world.visitor({ who: 'manager', width: 1440, height: 900 });
    await signInToDemo(staff, 'manager');
    await staff.page.getByRole('link', { name: 'Reports' }).click();
    await staff.page.getByRole('button', { name: 'Financial year' }).click();
    await eventually(
      'the figures are those of a count by hand',
      () => sameAsByHand(api, staff.page, year),
      60_000,
    );
    await staff.look('reports');
    await staff.page.getByRole('tab', { name: 'Source' }).click();
    await shown(staff.page.getByRole('rowheader', { name: 'Referral' }), 'where patients came from');
    await staff.look('by-source');
    await opensRecords(staff.page);
    await savesTable(staff.page);
    await byDoctorAndMonth(staff.page);
    await staff.look('by-two-things');
    await opensCell(staff.page);
  },
};

/** Computes the same figures from the lists of quotes and leads, record by record. */
async function sameAsByHand(api: ApiClient, page: Page, { from, to }: DaySpan): Promise<void> {
  const isWithin = (instant: string | null) => {
    const day = instant && todayIn(new Date(instant), ZONE);
    return day !== null && day >= from && day <= to;
  };
  const quotes = (await all<QuoteSummary>(api, '/quotes')).filter(
    // A variation awaiting its signature is not counted as a quote of its own.
    ({ sentAt, variationOfId, status }) =>
      isWithin(sentAt) && (variationOfId === null || status === 'ACCEPTED'),
  );
  const leads = (await all<LeadSummary>(api, '/leads')).filter(({ createdAt }) => isWithin(createdAt));
  const report = await api.get<ReportSummary>(`/reports/summary?from=${from}&to=${to}`);
  const counted = { quotes: report.quotes.now.quotes, accepted: report.quotes.now.accepted };
  const accepted = quotes.filter(({ status }) => status === 'ACCEPTED');
  equal(counted, { quotes: quotes.length, accepted: accepted.length }, 'quotes sent and accepted');
  const value = accepted.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  equal(report.quotes.now.acceptedMinor, value, 'the value accepted');
  const reached = leads.filter(({ firstContactedAt }) => firstContactedAt !== null).length;
  const { enquiries } = report;
  equal(
    [enquiries?.now.enquiries, enquiries?.now.reached],
    [leads.length, reached],
    'enquiries and who was reached',
  );
  await page.reload();
  await shown(page.getByRole('link', { name: `Reached: ${reached}` }), 'the same figure on the page', 5_000);
}

async function all<T>(api: ApiClient, path: string): Promise<T[]> {
  const items: T[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const after = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const page: ListPage<T> = await api.get(`${path}?limit=100${after}`);
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

/** A figure links to exactly as many records as it says. */
async function opensRecords(page: Page): Promise<void> {
  const figure = page.getByRole('link', { name: /^Referral, Accepted: / });
  const count = Number((await figure.textContent())?.split(': ').at(-1));
  ensure(count > 1, 'several quotes were accepted by patients whom a doctor had sent');
  await figure.click();
  await shown(page.getByRole('heading', { level: 1, name: 'Quotes' }), 'the quotes behind the figure');
  await eventually('as many quotes as the figure said', async () => {
    const rows = await page.getByRole('grid').getByRole('row').count();
    equal(rows - 1, count, 'rows');
  });
  await page.goBack();
}

const CELL = /^Dr .*, \w+ \d{4}: \d+$/;

async function byDoctorAndMonth(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Doctor' }).click();
  const referred = page.getByRole('link', { name: /^Dr .*, Enquiries they referred: [1-9]/ });
  await shown(referred.first(), 'whom a doctor of the practice referred');
  await page.getByRole('combobox', { name: 'And by' }).click();
  await page.getByRole('option', { name: 'Month' }).click();
  await shown(page.getByRole('link', { name: CELL }).first(), 'the quotes of a doctor in a month');
}

/** A cell links to exactly as many quotes as it says. */
async function opensCell(page: Page): Promise<void> {
  const cell = page.getByRole('link', { name: CELL }).first();
  const count = Number((await cell.textContent())?.split(': ').at(-1));
  await cell.click();
  await shown(page.getByRole('heading', { level: 1, name: 'Quotes' }), 'the quotes of the cell');
  await eventually('as many quotes as the cell said', async () => {
    const rows = await page.getByRole('grid').getByRole('row').count();
    equal(rows - 1, Math.min(count, PAGE), 'rows');
  });
}

async function savesTable(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save “From quote to surgery” as CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await download.path(), 'utf8');
  contains(text, 'Source,Enquiries: Enquiries', 'the heading of the file');
  contains(text, 'Referral,', 'a row of the file, in the words of the page');
}
