import { screen, waitFor, within } from '@testing-library/react';
import type { DashboardFigures, Today } from '@quillcare/contracts';
import { FeatureBoardsContext, type FeatureBoard } from '../../shared/feature/boards.context';
import { pageOf, type Replies } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { DashboardPage } from './dashboard.page';
import { buildFigures, buildStages, toTrend } from './grid/grid.figures';

const weeks = (counts: number[]) =>
  counts.map((count, at) => ({ startsOn: `2026-11-${String(2 + 7 * at).padStart(2, '0')}`, count }));
const FIGURES: DashboardFigures = {
  from: '2026-10-22',
  to: '2026-11-20',
  missing: [],
  quotes: {
    sent: { now: 18, before: 12 },
    sentMinor: { now: 9_000_000, before: 9_000_000 },
    accepted: { now: 3, before: 4 },
    acceptedMinor: { now: 2_500_000, before: 0 },
    sentWeeks: weeks([3, 4, 5]),
    acceptedWeeks: weeks([1, 0, 2]),
    byStatus: [
      { status: 'SENT', count: 5, amountMinor: 4_000_000 },
      { status: 'QUERY_RECEIVED', count: 1, amountMinor: 1_000_000 },
    ],
  },
  leads: {
    asked: { now: 6, before: 6 },
    converted: { now: 1, before: 2 },
    weeks: weeks([2, 2, 2]),
    byStatus: [{ status: 'NEW', count: 2, amountMinor: 2_100_000 }],
  },
};
const NOTHING: Today = { items: [], counts: [], missing: [] };
const BOARDS: FeatureBoard[] = [
  {
    name: 'leads',
    order: 10,
    label: 'entry.leads',
    right: { resource: 'LEADS', action: 'READ' },
    load: () => Promise.resolve(() => <p>The board of leads</p>),
  },
  {
    name: 'quotes',
    order: 20,
    label: 'entry.quotes',
    right: { resource: 'QUOTES', action: 'READ' },
    load: () => Promise.resolve(() => <p>The board of quotes</p>),
  },
];

const SAVE = 'PATCH /api/profile/dashboard-view';

function open(url = '/dashboard', user: object = {}, replies: Replies = {}) {
  return renderPage(
    <FeatureBoardsContext value={BOARDS}>
      <DashboardPage />
    </FeatureBoardsContext>,
    {
      path: '/dashboard',
      url,
      user: { ...user },
      replies: {
        'GET /api/today': [{ body: NOTHING }],
        'GET /api/quotes': [{ body: { items: [], nextCursor: null, total: 1, totalIsEstimate: false } }],
        'GET /api/dashboard-figures': [{ body: FIGURES }],
        [SAVE]: [{ body: { view: 'GRID' } }],
        ...replies,
      },
    },
  );
}

it('starts with Today, and remembers another chosen view for the user', async () => {
  const { user, sent } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  await waitFor(() => expect(sent(SAVE)[0]?.body).toEqual({ view: 'GRID' }));
});

it('tells read-only users that their colleagues do the work', async () => {
  open('/dashboard', { role: 'USER' });
  expect(
    await screen.findByText(/· Hello Amelia\. Here is what your colleagues have to do\.$/),
  ).toBeVisible();
});

it('links to the first steps the user may take, and names who does the others', async () => {
  const none = pageOf([]);
  open(
    '/dashboard',
    { role: 'SALES_MANAGER' },
    {
      'GET /api/quotes': [none],
      'GET /api/doctors': [none],
      'GET /api/hospitals': [{ body: { ...none.body, total: 1 } }],
      'GET /api/surgeries': [none],
      'GET /api/clients': [none],
    },
  );
  const steps = await screen.findAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('A doctor');
  expect(steps[0]).toHaveTextContent('An administrator does this');
  expect(steps[1]).toHaveTextContent('Done');
  expect(screen.queryByRole('link', { name: 'Add a doctor' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Create your first quote' })).toBeVisible();
});

it('opens the last chosen view', async () => {
  open('/dashboard', { dashboardView: 'KANBAN' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Boards' })).toBeVisible();
  expect(await screen.findByText('The board of leads')).toBeVisible();
});

it('opens the view of a link regardless of the last chosen one', async () => {
  open('/dashboard?view=grid', { dashboardView: 'KANBAN' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
});

describe('dashboard figures', () => {
  it('link to the lists behind them and show their change', async () => {
    open('/dashboard?view=grid');
    const sent = await screen.findByRole('link', { name: 'Quotes sent' });
    expect(sent).toHaveAttribute('href', '/quotes?view=all&firstSentFrom=2026-10-22&firstSentTo=2026-11-20');
    expect(screen.getByText('up 50% on the 30 days before')).toBeVisible();
    // With such small numbers a percentage would be meaningless.
    expect(screen.getByText('4 in the 30 days before')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New leads' })).toHaveAttribute('href', '/leads?status=NEW');
    const table = screen.getByRole('table', { name: 'Quotes sent and accepted per week' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expectAccessible();
  });

  it('are limited to what the user may see', () => {
    expect(buildFigures({ ...FIGURES, leads: null }).map(({ name }) => name)).not.toContain('asked');
    expect(buildFigures({ ...FIGURES, quotes: null }).map(({ name }) => name)).toEqual([
      'asked',
      'converted',
    ]);
    expect(buildStages({ ...FIGURES, leads: null }).map(({ name }) => name)).toEqual([
      'DRAFT',
      'SENT',
      'QUERY_RECEIVED',
    ]);
  });

  it('add up what is waiting, and show no trend without earlier values', () => {
    const figures = buildFigures(FIGURES);
    const of = (name: string) => figures.find((figure) => figure.name === name)!;
    expect(of('waiting').value).toBe(6);
    expect(of('waitingMinor').value).toBe(5_000_000);
    expect(toTrend(of('acceptedMinor'), 'before', String)).toBeUndefined();
    expect(toTrend(of('waiting'), 'before', String)).toBeUndefined();
    expect(toTrend(of('sentMinor'), 'before', String)).toMatchObject({ change: 0 });
  });
});

describe('dashboard boards', () => {
  it('show one tab at a time', async () => {
    const { user } = open('/dashboard?view=kanban');
    expect(await screen.findByText('The board of leads')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Quotes' }));
    expect(await screen.findByText('The board of quotes')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Quotes' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible();
  });

  it('omit what the user may not see', async () => {
    open('/dashboard?view=kanban', { role: 'USER' });
    expect(await screen.findByText('The board of quotes')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Leads' })).toBeNull();
  });
});
