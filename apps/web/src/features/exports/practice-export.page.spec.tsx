import { screen, within } from '@testing-library/react';
import type { PracticeExport } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { PracticeExportPage } from './practice-export.page';

const ready: PracticeExport = {
  id: '01930000-0000-7000-8000-0000000000e1',
  status: 'COMPLETED',
  cancelRequestedAt: null,
  createdAt: '2026-06-11T01:00:00.000Z',
  finishedAt: '2026-06-11T01:05:00.000Z',
  expiresAt: '2026-06-12T01:05:00.000Z',
  fileName: 'quillcare-practice-2026-06-11.zip',
  startedByName: 'Ana Okafor',
  tablesDone: 94,
  tablesTotal: 94,
  records: 1_759,
  documents: 60,
  sizeBytes: 2_845_534,
  problem: null,
};
const running: PracticeExport = {
  ...ready,
  id: '01930000-0000-7000-8000-0000000000e2',
  status: 'RUNNING',
  finishedAt: null,
  expiresAt: null,
  tablesDone: 12,
};
const START = 'POST /api/exports';
const LIST = 'GET /api/exports';
const listOf = (...items: PracticeExport[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsEstimate: false,
});

const setUp = (...items: PracticeExport[]) =>
  renderPage(<PracticeExportPage />, {
    path: '/exports/practice',
    replies: { [LIST]: [{ body: listOf(...items) }], [START]: [{ status: 202, body: running }] },
  });

it('asks for the password twice, and warns that it cannot be recovered', async () => {
  const { user, sent } = setUp();
  expect(await screen.findByText('There are no exports of the whole practice.')).toBeVisible();
  expect(screen.getByText(/We cannot recover this password/)).toBeVisible();
  const start = screen.getByRole('button', { name: 'Start export' });
  await user.type(screen.getByLabelText('Password for the archive'), 'Leaving-2026!');
  await user.type(screen.getByLabelText('Repeat the password'), 'Leaving-2027!');
  await user.click(start);
  expect((await screen.findAllByText(/match/)).length).toBeGreaterThan(0);
  expect(sent(START)).toEqual([]);
  await user.type(screen.getByLabelText('Repeat the password'), '{Backspace}{Backspace}6!');
  await user.click(start);
  expect(await screen.findByText('The export has started')).toBeVisible();
  expect(sent(START).map(({ body }) => body)).toEqual([{ kind: 'PRACTICE', password: 'Leaving-2026!' }]);
  expect(screen.getByLabelText('Password for the archive')).toHaveValue('');
});

it('shows the progress of a running export, and offers a finished one for download', async () => {
  setUp(running, ready);
  const started = await screen.findAllByText(/Started by Ana Okafor/);
  const [first, second] = started.map((text) => text.closest('li'));
  expect(within(first!).getByRole('progressbar')).toHaveAccessibleName('12 of 94 record types written');
  expect(within(first!).getByRole('button', { name: 'Stop' })).toBeEnabled();
  expect(within(second!).getByText('1,759 records, 60 documents, 2.7 MB')).toBeVisible();
  expect(within(second!).getByRole('button', { name: 'Download' })).toBeEnabled();
  await expectAccessible();
});
