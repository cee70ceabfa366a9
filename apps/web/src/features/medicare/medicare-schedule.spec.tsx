import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { MedicareSchedulePage } from './medicare-schedule.page';

const LIST = 'GET /api/mbs-tables';
const LOAD = 'POST /api/mbs-tables';
const ID = '01a1fa25-0000-7000-8000-0000000000c1';
const CHANGES = `GET /api/mbs-tables/${ID}/changes`;

const table = {
  id: ID,
  effectiveOn: '2026-07-01',
  fileName: 'MBS-XML-20260701.XML',
  sha256: 'a'.repeat(64),
  itemCount: 5_912,
  isSample: false,
  loadedAt: '2026-06-20T02:05:00.000Z',
  loadedByName: 'Amelia Nguyen',
  state: 'IN_FORCE',
};
const sample = {
  ...table,
  effectiveOn: '2026-01-01',
  id: ID.replace('c1', 'c2'),
  itemCount: 6,
  isSample: true,
  state: 'REPLACED',
};
const changes = {
  previousOn: '2025-11-01',
  added: 12,
  removed: 3,
  feeChanged: 5_800,
  unchanged: 97,
  items: [
    { item: '45000', description: 'A new operation', kind: 'ADDED', beforeMinor: null, afterMinor: 50_000 },
    { item: '39331', description: 'Carpal tunnel', kind: 'FEE', beforeMinor: 32_290, afterMinor: 33_125 },
  ],
};
const problem = (status: number, code: string, detail: string, errors?: object[]) => ({
  status,
  body: { type: 'about:blank', title: detail, status, detail, code, correlationId: 'c', errors },
});

function setUp(replies: object = {}, url = '/admin/mbs') {
  return renderPage(<MedicareSchedulePage />, {
    path: '/admin/mbs',
    url,
    replies: {
      [LIST]: [{ body: { items: [table, sample] } }],
      [CHANGES]: [{ body: changes }],
      ...replies,
    },
  });
}

async function choose(user: ReturnType<typeof setUp>['user']) {
  const file = new File(['<MBS_XML></MBS_XML>'], 'MBS-XML-20260701.XML', { type: 'text/xml' });
  fireEvent.change(await screen.findByLabelText('Schedule file'), { target: { files: [file] } });
  await user.click(await screen.findByRole('button', { name: 'Load schedule' }));
}

it('lists the tables, and marks the one in force and samples', async () => {
  setUp();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('In force')).toBeInTheDocument();
  expect(within(first!).getByText('5,912 items · MBS-XML-20260701.XML')).toBeInTheDocument();
  expect(within(first!).getByText(/by Amelia Nguyen/)).toBeInTheDocument();
  expect(within(second!).getByText('Sample')).toBeInTheDocument();
  await expectAccessible(document.body);
});

it('states that no schedule is loaded', async () => {
  setUp({ [LIST]: [{ body: { items: [] } }] });
  expect(await screen.findByText('No schedule is loaded yet')).toBeInTheDocument();
});

it('shows what a table changed', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'What changed with the table of 1 July 2026' }));
  const panel = await screen.findByRole('region', { name: 'What changed with the table of 1 July 2026' });
  expect(await within(panel).findByText('5,800')).toBeInTheDocument();
  const rows = within(panel).getAllByRole('row', { hidden: true });
  expect(rows.at(-1)).toHaveTextContent(/39331.*Fee.*Carpal tunnel.*\$322\.90.*\$331\.25/);
  expect(within(panel).getByText('Showing the first 2 of 5,815 changes.')).toBeInTheDocument();
  await expectAccessible(document.body);
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: /What the table/ })).toBeNull();
});

it('states that the first table has no predecessor to compare with', async () => {
  const none = { previousOn: null, added: 5_912, removed: 0, feeChanged: 0, unchanged: 0, items: [] };
  setUp({ [CHANGES]: [{ body: none }] }, `/admin/mbs?table=${ID}`);
  expect(await screen.findByText(/nothing to compare it with/)).toBeInTheDocument();
});

it('loads a file, and shows its changes', async () => {
  const { user, sent } = setUp({ [LOAD]: [{ status: 201, body: { ...table, wasLoadedBefore: false } }] });
  await choose(user);
  expect(await screen.findByText('The schedule of 1 July 2026 is loaded')).toBeInTheDocument();
  expect(await screen.findByText('5,800')).toBeInTheDocument();
  expect(sent(LOAD)).toHaveLength(1);
});

it('reports a file that was already loaded', async () => {
  const { user } = setUp({ [LOAD]: [{ status: 201, body: { ...table, wasLoadedBefore: true } }] });
  await choose(user);
  expect(await screen.findByText('You’ve already loaded this file')).toBeInTheDocument();
});

it('explains why a file is invalid, and that nothing was stored', async () => {
  const reason =
    'This is not a Medicare Benefits Schedule that we can read: ScheduleFee "x" is not an amount (line 8).';
  const { user } = setUp({
    [LOAD]: [problem(422, 'MBS_FILE_INVALID', reason, [{ path: 'file', message: reason }])],
  });
  await choose(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${reason} Nothing was stored.`);
  await waitFor(() => expect(alert).toHaveFocus());
});

it('asks before replacing a table of the same date', async () => {
  const { user, sent } = setUp({
    [LOAD]: [
      problem(409, 'MBS_TABLE_EXISTS', 'There is another table of this date.'),
      { status: 201, body: { ...table, wasLoadedBefore: false } },
    ],
  });
  await choose(user);
  const dialog = await screen.findByRole('dialog', { name: 'Replace the table of this date?' });
  await user.click(within(dialog).getByRole('button', { name: 'Replace it' }));
  expect(await screen.findByText('The schedule of 1 July 2026 is loaded')).toBeInTheDocument();
  expect(sent(LOAD)).toHaveLength(2);
});

it('keeps the existing table if the replacement is declined', async () => {
  const { user, sent } = setUp({
    [LOAD]: [problem(409, 'MBS_TABLE_EXISTS', 'There is another table of this date.')],
  });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Keep the old one' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(LOAD)).toHaveLength(1);
});
