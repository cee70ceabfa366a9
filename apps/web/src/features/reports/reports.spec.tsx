import { screen, waitFor, within } from '@testing-library/react';
import { getReportSummary, type ReportCross, type ReportRow, type ReportSummary } from '@quillcare/contracts';
import { EMPTY_TIME_FIGURES } from '@quillcare/rules';
import { expectAccessible } from '../../testing/axe';
import { refusal, type Replies, type Reply } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { parseReportAddress } from './report-period';
import { ReportsPage } from './reports.page';

const ID = '01930000-0000-7000-8000-000000000001';
const sample = sampleOf(getReportSummary.result, { text: 'x', id: ID }) as ReportSummary;
const quotes = {
  quotes: 20,
  viewed: 18,
  accepted: 9,
  declined: 3,
  expired: 2,
  withdrawn: 1,
  acceptanceWithdrawn: 1,
  waiting: 4,
  done: 2,
  quotedMinor: 20_000_000,
  acceptedMinor: 9_450_000,
  waitingMinor: 3_000_000,
};
const enquiries = {
  enquiries: 40,
  reached: 32,
  converted: 24,
  quoted: 20,
  accepted: 9,
  done: 2,
  lost: 6,
  expectedMinor: 0,
};
const times = {
  count: 4,
  minutes: 4 * 150,
  classes: EMPTY_TIME_FIGURES.classes.map((_none, at) => (at === 2 ? 4 : 0)),
};
const summary: ReportSummary = {
  ...sample,
  asOf: '2026-11-20T02:00:00.000Z',
  missing: [],
  quotes: { now: quotes, before: { ...quotes, quotes: 10, accepted: 5, acceptedMinor: 9_450_000 } },
  enquiries: { now: enquiries, before: enquiries },
  times: {
    contact: { now: times, before: EMPTY_TIME_FIGURES },
    answer: { now: EMPTY_TIME_FIGURES, before: null },
    acceptance: { now: times, before: times },
    conversion: { now: EMPTY_TIME_FIGURES, before: EMPTY_TIME_FIGURES },
  },
  unanswered: 1,
  waiting: {
    today: '2026-11-20',
    all: { quotes: 4, valueMinor: 3_000_000 },
    soon: { quotes: 1, valueMinor: 500_000 },
    weeks: [{ from: '2026-11-20', to: '2026-11-26', quotes: 1, valueMinor: 500_000 }],
  },
  lost: [{ reason: 'Too expensive', count: 4 }],
  declined: [{ reason: '', count: 2 }],
  consent: { now: { cases: 10, signed: 8 }, before: { cases: 0, signed: 0 } },
  billed: {
    now: { cases: 2, lines: 5, quotedMinor: 1_000_000, billedMinor: 1_045_000 },
    before: { cases: 0, lines: 0, quotedMinor: 0, billedMinor: 0 },
    reasons: [{ reason: 'LONGER_STAY', lines: 1, differenceMinor: 45_000 }],
  },
};
const row = (part: Partial<ReportRow>): ReportRow => ({
  value: ID,
  name: 'Dr Mai Nguyễn',
  quotes,
  before: quotes,
  enquiries: null,
  ...part,
});
const SUMMARY = 'GET /api/reports/summary';
const BREAKDOWN = 'GET /api/reports/breakdown';
const CROSS = 'GET /api/reports/cross';
const EXPORT = 'POST /api/reports/export';
const NOTHING = { quotes: 0, accepted: 0, done: 0, quotedMinor: 0, acceptedMinor: 0 };
const october = row({ value: '2026-10-01', name: null, enquiries });
const breakdown: Reply = ({ path }) => ({
  body: { asOf: summary.asOf, missing: [], rows: path.includes('by=MONTH') ? [october] : [row({})] },
});
const answers = (more: Partial<ReportSummary> = {}) => ({
  [SUMMARY]: [{ body: { ...summary, ...more } }],
  [BREAKDOWN]: [breakdown],
});
const URL = '/reports?period=quarter&from=2026-10-01';
const open = (replies: Replies, url = URL) => renderPage(<ReportsPage />, { path: '/reports', url, replies });
const linksOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the outcome of enquiries and quotes, each figure linked to its records', async () => {
  open(answers());
  expect(await screen.findByText('$94,500.00', { selector: 'div' })).toBeInTheDocument();
  expect(screen.getByText('45%', { selector: 'div' })).toBeInTheDocument();
  expect(linksOf('Quotes sent')).toBe('/quotes?view=all&firstSentFrom=2026-10-01&firstSentTo=2026-12-31');
  expect(linksOf('Reached: 32')).toBe(
    '/leads?view=all&createdAtFrom=2026-10-01&createdAtTo=2026-12-31&stage=REACHED',
  );
  expect(linksOf('Too expensive: 4')).toContain('lostReason=Too+expensive');
  expect(linksOf('Oct 2026, Declined: 3')).toBe(
    '/quotes?view=all&firstSentFrom=2026-10-01&firstSentTo=2026-10-31&outcome=DECLINED',
  );
  expect(linksOf('Not signed: 2')).toContain('consent=NOT_SIGNED');
  const table = within(screen.getByRole('table', { name: 'How long it takes' }));
  expect(
    table.getByRole('row', { name: /^Enquiry to first contact Enquiry to first contact: 4 2\.5 h 4 h 100%/ }),
  ).toBeInTheDocument();
  expect(
    screen.getByText('4 of them are still waiting for an answer, so this share may grow.'),
  ).toBeInTheDocument();
  await expectAccessible();
});

it('links compared figures and amounts to their records too', async () => {
  open(answers());
  await screen.findByText('$94,500.00', { selector: 'div' });
  // The last day of the comparison period depends on today.
  expect(linksOf('Reached, Compared: 32')).toMatch(
    /^\/leads\?view=all&createdAtFrom=2026-07-01&createdAtTo=2026-\d\d-\d\d&stage=REACHED$/,
  );
  expect(linksOf('Oct 2026, Compared: sent: 20')).toBe(
    '/quotes?view=all&firstSentFrom=2026-07-01&firstSentTo=2026-07-31',
  );
  expect(linksOf('Oct 2026, Value accepted: $94,500.00')).toContain('&outcome=ACCEPTED');
  expect(linksOf('The stay was longer: 1')).toBe(
    '/surgery-cases?view=all&billedFrom=2026-10-01&billedTo=2026-12-31&billedReason=LONGER_STAY',
  );
  expect(linksOf(/^Quoted and billed: /)).toBe(
    '/surgery-cases?view=all&billedFrom=2026-10-01&billedTo=2026-12-31',
  );
});

it('explains on request how a figure is counted', async () => {
  const { user } = open(answers());
  const sentence = /A quote counts once, on the day its first version was sent/;
  expect(await screen.findByText(sentence)).not.toBeVisible();
  const [button] = screen.getAllByRole('button', { name: 'How it is counted' });
  await user.click(button!);
  expect(screen.getByText(sentence)).toBeVisible();
});

it('keeps period, comparison and breakdown in the URL, and requests them', async () => {
  const { user, sent } = open(answers());
  await screen.findByText('Oct – Dec 2026');
  expect(sent(SUMMARY)[0]!.path).toContain('from=2026-10-01&to=2026-12-31&comparedFrom=');
  await user.click(screen.getByRole('button', { name: 'Previous period' }));
  await waitFor(() => expect(sent(SUMMARY).at(-1)!.path).toContain('from=2026-07-01&to=2026-09-30'));
  await user.click(screen.getByRole('button', { name: 'Financial year' }));
  await waitFor(() => expect(sent(SUMMARY).at(-1)!.path).toContain('from=2026-07-01&to=2027-06-30'));
  await user.click(screen.getByRole('tab', { name: 'Doctor' }));
  await waitFor(() => expect(sent(BREAKDOWN).at(-1)!.path).toContain('by=DOCTOR'));
  expect(await screen.findByRole('link', { name: 'Dr Mai Nguyễn, Opened: 18' })).toHaveAttribute(
    'href',
    expect.stringContaining(`doctorId=${ID}&marked=VIEWED`),
  );
  await user.click(screen.getByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByRole('option', { name: 'Nothing' }));
  await waitFor(() => expect(sent(SUMMARY).at(-1)!.path).not.toContain('comparedFrom'));
});

describe('cross table', () => {
  const cell = (part: Partial<typeof NOTHING>) => ({ ...NOTHING, ...part });
  const cross: ReportCross = {
    asOf: summary.asOf,
    columns: [
      { value: '2026-10-01', name: null, figures: cell({ quotes: 3, accepted: 1 }) },
      { value: '2026-11-01', name: null, figures: cell({ quotes: 1 }) },
    ],
    rows: [
      {
        value: ID,
        name: 'Septoplasty',
        figures: cell({ quotes: 3, accepted: 1 }),
        cells: [cell({ quotes: 2, accepted: 1, acceptedMinor: 450_000 }), cell({ quotes: 1 })],
      },
      {
        value: '',
        name: null,
        figures: cell({ quotes: 1 }),
        cells: [cell({ quotes: 1 }), cell({})],
      },
    ],
  };
  const replies = () => ({ ...answers(), [CROSS]: [{ body: cross }] });

  it('links each cell and each total to its quotes', async () => {
    const { user, sent } = open(replies());
    await user.click(await screen.findByRole('tab', { name: 'Procedure' }));
    await user.click(screen.getByRole('combobox', { name: 'And by' }));
    await user.click(await screen.findByRole('option', { name: 'Month' }));
    await screen.findByRole('link', { name: 'Septoplasty, Oct 2026: 2' });
    expect(sent(CROSS)[0]!.path).toContain('from=2026-10-01&to=2026-12-31&rows=PROCEDURE&columns=MONTH');
    const october = 'firstSentFrom=2026-10-01&firstSentTo=2026-10-31';
    expect(linksOf('Septoplasty, Oct 2026: 2')).toBe(`/quotes?view=all&${october}&mainSurgeryId=${ID}`);
    expect(linksOf('No procedure, Oct 2026: 1')).toBe(`/quotes?view=all&${october}&mainSurgeryId=none`);
    expect(linksOf('All, Oct 2026: 3')).toBe(`/quotes?view=all&${october}`);
    expect(linksOf('Septoplasty, All: 3')).toContain('firstSentTo=2026-12-31&mainSurgeryId=');
    await expectAccessible();
  });

  it('shows another measure, and exports the table', async () => {
    const { user, sent } = open(
      { ...replies(), [EXPORT]: [{ body: {} }] },
      `${URL}&by=MONTH&and=PROCEDURE&measure=acceptedMinor`,
    );
    expect(await screen.findByRole('link', { name: 'Septoplasty, Oct 2026: $4,500.00' })).toHaveTextContent(
      '$4,500.00',
    );
    await user.click(screen.getAllByRole('combobox', { name: 'Show' })[0]!);
    await user.click(await screen.findByRole('option', { name: 'Share accepted' }));
    expect(await screen.findByRole('link', { name: 'All, Oct 2026: 33.3%' })).toHaveTextContent('33.3%');
    await user.click(screen.getByRole('button', { name: 'Save “From quote to surgery” as CSV' }));
    await waitFor(() =>
      expect(sent(EXPORT)[0]!.path).toContain('table=CROSS&by=MONTH&rows=PROCEDURE&columns=MONTH'),
    );
  });
});

it('compares billed with quoted amounts, with the reasons', async () => {
  open(answers());
  const panel = within(await screen.findByRole('region', { name: 'Quoted and billed' }));
  for (const words of [
    '$10,000.00',
    '$10,450.00',
    '+$450.00 (+4.5%)',
    '5 lines of 2 cases',
    'The stay was longer',
  ])
    expect(panel.getByText(words)).toBeInTheDocument();
});

it('states that no invoices were entered', async () => {
  const now = { cases: 0, lines: 0, quotedMinor: 0, billedMinor: 0 };
  open(answers({ billed: { now, before: null, reasons: [] } }));
  expect(
    await screen.findByText('No invoice dated on these days was entered on a case.'),
  ).toBeInTheDocument();
});

it('names what is missing, and shows the rest', async () => {
  const missing = { missing: ['ENQUIRIES' as const], enquiries: null, lost: null };
  open(answers({ ...missing, times: { ...summary.times, contact: null, conversion: null } }));
  expect(await screen.findByText(/Figures for enquiries are missing/)).toBeInTheDocument();
  expect(screen.getByText('Signed financial consent', { selector: 'h2' })).toBeInTheDocument();
  expect(screen.queryByText('From enquiry to surgery')).toBeNull();
});

it('shows figures without links to users who may not read quotes', async () => {
  const user = { ...sessionSample.user, role: 'USER', grants: { REPORTS: ['READ'], LEADS: [], QUOTES: [] } };
  open({ ...answers(), 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] });
  expect(await screen.findByText('$94,500.00', { selector: 'div' })).toBeInTheDocument();
  const links = screen
    .queryAllByRole('link')
    .filter((link) => /^\/(quotes|leads)/.test(link.getAttribute('href') ?? ''));
  expect(links).toEqual([]);
});

it('exports a table as CSV, and shows why it failed', async () => {
  const { user, sent } = open({
    ...answers(),
    [EXPORT]: [refusal(403, 'FORBIDDEN', 'You may not take data along.')],
  });
  await user.click(await screen.findByRole('button', { name: 'Save “From quote to surgery” as CSV' }));
  expect(await screen.findByText('You may not take data along.')).toBeInTheDocument();
  expect(sent(EXPORT)[0]!.path).toContain('table=BREAKDOWN&by=MONTH');
  const inWords = { 'parts.quotes': 'Sent', 'parts.none.SITE': 'No site', 'source.WALK_IN': 'Walk-in' };
  expect(sent(EXPORT)[0]!.body).toMatchObject({ texts: inWords });
});

it('reports that it could not be loaded', async () => {
  open({
    [SUMMARY]: [refusal(500, 'INTERNAL', 'Please try again soon.')],
  });
  expect((await screen.findAllByText('The report could not be loaded')).length).toBeGreaterThan(0);
});

describe('report URL', () => {
  const read = (query: string) => parseReportAddress(new URLSearchParams(query), 'NZ', '2026-11-20');
  it.each([
    ['', 'quarter', '2026-10-01', '2026-12-31'],
    ['period=year&from=2026-03-01', 'year', '2025-04-01', '2026-03-31'],
    ['period=month&from=nonsense', 'month', '2026-11-01', '2026-11-30'],
    ['period=custom&from=2026-03-05&to=2026-03-09', 'custom', '2026-03-05', '2026-03-09'],
    ['period=custom&from=2026-03-09&to=2026-03-05', 'quarter', '2026-10-01', '2026-12-31'],
    ['period=custom&from=2016-03-05&to=2026-03-09', 'quarter', '2026-10-01', '2026-12-31'],
    ['period=decade&by=planet&compare=mars', 'quarter', '2026-10-01', '2026-12-31'],
  ])('reads "%s" as a %s from %s to %s', (query, kind, from, to) =>
    expect(read(query)).toMatchObject({ kind, span: { from, to } }),
  );
});
