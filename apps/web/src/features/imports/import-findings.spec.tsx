import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FindingRow, FindingSummary, ImportRun } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { RUN_ID, runSample } from './import-table.sample';
import { ImportPage } from './import.page';

const PHONE = 'Invalid phone number';

const run = (changes: Partial<ImportRun> = {}) =>
  runSample({
    status: 'FAILED',
    total: 2,
    failed: 2,
    summary: '0 of 2 records processed',
    dryRun: true,
    ...changes,
  });
const finding = (column: string, message: string, at: number, canLeaveOut: boolean) => ({
  column,
  message,
  at,
  canLeaveOut,
  value: null,
  severity: 'ERROR' as const,
});
const STATE = finding('State', 'Invalid state format', 3, true);
const row = (number: number, changes: Partial<FindingRow> = {}): FindingRow => ({
  row: number,
  cells: ['Bo Li', `bo${number}@example.com.au`, '0412 000 112', 'N.A.'],
  mended: {},
  findings: [STATE],
  canMend: true,
  ...changes,
});
const summary = (changes: Partial<FindingSummary> = {}): FindingSummary => ({
  header: ['Name', 'Email', 'Mobile', 'Region'],
  columns: ['fullName', 'email', 'phone', 'state'],
  country: 'AU' as const,
  today: '2026-11-20',
  mapping: null,
  all: 'refuse' as const,
  rows: 2,
  refused: 2,
  found: 2,
  kinds: [
    { ...STATE, rows: 2, choice: 'refuse' as const },
    { ...finding('phone', PHONE, 2, false), rows: 1, choice: 'refuse' as const },
  ],
  mended: 0,
  isOpen: true,
  ...changes,
});

function open(shown: ImportRun, replies: object = {}) {
  return renderPage(<ImportPage entityType="clients" />, {
    path: '/clients/import',
    url: `/clients/import?run=${RUN_ID}`,
    replies: {
      [`GET /api/imports/${RUN_ID}`]: [{ body: shown }],
      [`GET /api/imports/${RUN_ID}/rows`]: [{ body: { items: [], nextCursor: null } }],
      [`GET /api/imports/${RUN_ID}/findings`]: [{ body: summary() }],
      [`GET /api/imports/${RUN_ID}/findings/rows`]: [{ body: { items: [row(2), row(3)], nextCursor: null } }],
      ...replies,
    },
  });
}

describe('findings of a checked import file', () => {
  it('lets rows be skipped or imported with a note, all or by kind, and updates the expected result', async () => {
    const { user, sent } = open(run(), {
      [`POST /api/imports/${RUN_ID}/odd-values`]: [{ body: summary({ all: 'note', refused: 1 }) }],
      [`POST /api/imports/${RUN_ID}/start`]: [
        { status: 202, body: run({ dryRun: false, status: 'QUEUED', finishedAt: null }) },
      ],
    });
    expect(await screen.findByText('2 rows would be left out as things stand.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import this file' })).not.toBeInTheDocument();
    expect(screen.getByText('Required: fix it, or the row is left out')).toBeInTheDocument();
    expect(screen.getByText('Phone', { selector: 'strong' })).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: /^Import the row without that value/ }));
    expect(await screen.findByText('1 row would be left out as things stand.')).toBeInTheDocument();
    expect(sent(`POST /api/imports/${RUN_ID}/odd-values`)[0]!.body).toEqual({ all: 'note', kinds: [] });
    expect(screen.getByText(/The figures above are from before your changes/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(sent(`POST /api/imports/${RUN_ID}/start`)[0]!.body).toEqual({ again: false, dryRun: true });
  });

  it('show the saved choice again when another one was not saved, so that it can be retried', async () => {
    const { user } = open(run(), {
      [`POST /api/imports/${RUN_ID}/odd-values`]: [
        refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.'),
        { body: summary({ all: 'note', refused: 1 }) },
      ],
    });
    const note = await screen.findByRole('radio', { name: /^Import the row without that value/ });
    await user.click(note);
    expect(await screen.findByText(/Please try again shortly\./)).toBeInTheDocument();
    await waitFor(() => expect(note).not.toBeChecked());
    await user.click(note);
    expect(await screen.findByText('1 row would be left out as things stand.')).toBeInTheDocument();
    expect(screen.queryByText(/Please try again shortly\./)).toBeNull();
  });

  it('show the saved value again with the text that was not saved, until the cell is changed once more', async () => {
    const mended = row(2, { mended: { 3: 'NSW' }, findings: [] });
    const { user, sent } = open(run(), {
      [`POST /api/imports/${RUN_ID}/cells`]: [
        refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.'),
        { body: { items: [mended], changed: 1, summary: summary({ refused: 1, mended: 1 }) } },
      ],
    });
    const grid = await screen.findByRole('grid', { name: 'Rows to fix' });
    const change = async () => {
      const [cell] = within(grid).getAllByRole('gridcell', { name: /N\.A\./ });
      await user.click(cell!);
      await user.keyboard('{Enter}');
      const box = await within(grid).findByRole('textbox', { name: 'Region' });
      await user.clear(box);
      await user.type(box, 'NSW{Enter}');
    };
    await change();
    expect(await screen.findByText(/Please try again shortly\./)).toBeInTheDocument();
    expect(await within(grid).findByRole('gridcell', { name: 'N.A. Not saved: NSW' })).toBeInTheDocument();
    await change();
    expect(await within(grid).findByRole('gridcell', { name: 'NSW' })).toBeInTheDocument();
    await waitFor(() => expect(sent(`POST /api/imports/${RUN_ID}/cells`)).toHaveLength(2));
    expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
  });

  it('show each further row once, even after a double click', async () => {
    const page = (...items: FindingRow[]) => ({ items, nextCursor: items[0]?.row === 2 ? 3 : null });
    open(run(), {
      [`GET /api/imports/${RUN_ID}/findings/rows`]: [
        { body: page(row(2), row(3)) },
        { body: page(row(4)) },
        { body: page(row(4)) },
      ],
    });
    const grid = await screen.findByRole('grid', { name: 'Rows to fix' });
    const further = screen.getByRole('button', { name: 'Load more rows' });
    fireEvent.click(further);
    fireEvent.click(further);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more rows' })).toBeNull());
    expect(within(grid).getAllByRole('gridcell', { name: /N\.A\./ })).toHaveLength(3);
  });

  it('are saved before the import starts, which does not start if one is refused', async () => {
    let answer: () => void;
    const saved = new Promise<void>((resolve) => (answer = resolve));
    const mended = row(2, { mended: { 3: 'NSW' }, findings: [] });
    const body = { items: [mended], changed: 1, summary: summary({ refused: 1, mended: 1 }) };
    const shown = run({ status: 'COMPLETED', successful: 1, failed: 1 });
    const START = `POST /api/imports/${RUN_ID}/start`;
    const { user, sent } = open(shown, {
      [`POST /api/imports/${RUN_ID}/cells`]: [
        refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.'),
        () => saved.then(() => ({ body })),
      ],
      [START]: [{ status: 202, body: run({ dryRun: false, status: 'QUEUED', finishedAt: null }) }],
    });
    const grid = await screen.findByRole('grid', { name: 'Rows to fix' });
    const change = async () => {
      const [cell] = within(grid).getAllByRole('gridcell', { name: /N\.A\./ });
      await user.click(cell!);
      await user.keyboard('{Enter}');
      const box = await within(grid).findByRole('textbox', { name: 'Region' });
      await user.clear(box);
      await user.type(box, 'NSW{Enter}');
    };
    await change();
    await user.click(screen.getByRole('button', { name: 'Import this file' }));
    expect(await screen.findByText(/Please try again shortly\./)).toBeInTheDocument();
    await change();
    await user.click(await screen.findByRole('button', { name: 'Import this file' }));
    expect(sent(START)).toEqual([]);
    answer!();
    await waitFor(() => expect(sent(START)).toHaveLength(1));
  });

  it('are corrected in place by keyboard, including all rows with the same value', async () => {
    const mended = row(2, { mended: { 3: 'NSW' }, findings: [] });
    const both = [mended, row(3, { mended: { 3: 'NSW' }, findings: [] })];
    const { user, sent } = open(run(), {
      [`POST /api/imports/${RUN_ID}/cells`]: [
        { body: { items: [mended], changed: 1, summary: summary({ refused: 1, mended: 1 }) } },
      ],
      [`POST /api/imports/${RUN_ID}/cells/alike`]: [
        {
          body: { items: both.slice(1), changed: 1, summary: summary({ refused: 0, mended: 2, kinds: [] }) },
        },
      ],
    });
    const grid = await screen.findByRole('grid', { name: 'Rows to fix' });
    // The column with findings comes right after the name.
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Row', 'Name', 'Region', 'Email', 'Mobile']]);
    const [cell] = within(grid).getAllByRole('gridcell', { name: /N\.A\./ });
    await user.click(cell!);
    await user.keyboard('{Enter}');
    const box = await within(grid).findByRole('textbox', { name: 'Region' });
    await user.clear(box);
    await user.type(box, 'NS');
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/state/i);
    await user.type(box, 'W{Enter}');
    expect(await screen.findByText('1 more row has “N.A.” in Region.')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent(`POST /api/imports/${RUN_ID}/cells`).map(({ body }) => body)).toEqual([
        { cells: [{ row: 2, at: 3, text: 'NSW' }] },
      ]),
    );
    expect(await screen.findByText(/^1 row would be left out .* 1 cell changed\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Apply to all like this' }));
    expect(await screen.findByText(/^No row would be left out/)).toBeInTheDocument();
    expect(sent(`POST /api/imports/${RUN_ID}/cells/alike`)[0]!.body).toEqual({
      at: 3,
      from: 'N.A.',
      text: 'NSW',
    });
    await waitFor(() => expect(within(grid).queryByText('N.A.')).not.toBeInTheDocument());
  });
});

it('names the file that a queued import is waiting for', async () => {
  open(
    run({
      dryRun: false,
      status: 'QUEUED',
      finishedAt: null,
      startedAt: null,
      waitsFor: { fileName: 'first.csv', count: 2 },
    }),
  );
  expect(await screen.findByText('Waiting for first.csv and 1 more')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel import' })).toBeInTheDocument();
});
