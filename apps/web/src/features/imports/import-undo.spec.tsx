import { screen, waitFor, within } from '@testing-library/react';
import type { ImportRun, ImportUndo, Role } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { problemOf, refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { RUN_ID, runSample } from './import-table.sample';
import { ImportPage } from './import.page';

const CLIENT = '01a1fa25-0000-7000-8000-0000000000c1';
const NOW = '2026-11-20T08:00:00.000Z';
const LATER = '2099-12-20T08:00:00.000Z';

const run = (changes: Partial<ImportRun> = {}) =>
  runSample({
    duplicateStrategy: 'overwrite',
    total: 3,
    successful: 3,
    overwritten: 1,
    summary: '3 of 3 records processed',
    undoUntil: LATER,
    ...changes,
  });
const undo = (changes: Partial<ImportUndo> = {}): ImportUndo => ({
  status: 'COMPLETED',
  createdAt: NOW,
  finishedAt: NOW,
  cancelRequestedAt: null,
  total: 3,
  removed: 1,
  restored: 1,
  left: 1,
  by: 'Amelia Nguyen',
  problem: null,
  ...changes,
});

function open(shown: ImportRun, replies: object = {}, role: Role = 'ORG_ADMIN') {
  return renderPage(<ImportPage entityType="clients" />, {
    path: '/clients/import',
    url: `/clients/import?run=${RUN_ID}`,
    user: { role },
    replies: {
      [`GET /api/imports/${RUN_ID}`]: [{ body: shown }],
      ...replies,
    },
  });
}

describe('undo of an import', () => {
  it('shows its deadline, asks for confirmation, and starts', async () => {
    const { user, sent } = open(run(), {
      [`POST /api/imports/${RUN_ID}/undo`]: [
        { status: 202, body: run({ undo: undo({ status: 'QUEUED', finishedAt: null, total: null }) }) },
      ],
    });
    expect(await screen.findByText('This import can be undone until 20 Dec 2099.')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Undo import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    expect(sent(`POST /api/imports/${RUN_ID}/undo`)).toHaveLength(1);
  });

  it.each([
    ['without the permission', {}, 'SALES_MANAGER'],
    ['after its deadline', { undoUntil: NOW }, 'ORG_ADMIN'],
  ] as const)('is not offered %s', async (_what, changes, role) => {
    open(run({ entityType: 'sites', ...changes }), {}, role);
    expect(await screen.findByText('3 of 3 records processed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
  });

  it('shows its progress, and can be stopped', async () => {
    const doing = undo({ status: 'RUNNING', finishedAt: null, total: 4, removed: 1, restored: 0 });
    const { user, sent } = open(run({ undo: doing }), {
      [`POST /api/imports/${RUN_ID}/undo/cancel`]: [
        { body: run({ undo: { ...doing, cancelRequestedAt: NOW } }) },
      ],
    });
    expect(await screen.findByText('Undoing the import, 50%')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop undoing' }));
    expect(sent(`POST /api/imports/${RUN_ID}/undo/cancel`)).toHaveLength(1);
  });

  const undoing = undo({ status: 'RUNNING', finishedAt: null, total: 4, removed: 1, restored: 0 });
  it.each([
    ['an undo', 'undo/cancel', 'Stop undoing', { undo: undoing }],
    ['an import', 'cancel', 'Cancel import', { status: 'RUNNING', finishedAt: null }],
  ] as const)(
    'no longer says that %s was not stopped once that is tried again',
    async (_what, path, name, changes) => {
      const { user } = open(run(changes), {
        [`POST /api/imports/${RUN_ID}/${path}`]: [
          refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.'),
          { body: run(changes) },
        ],
      });
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(/Please try again shortly\./)).toBeInTheDocument();
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.queryByText(/Please try again shortly\./)).toBeNull());
    },
  );

  it('lists the records that were left, with reasons and links', async () => {
    open(run({ undo: undo() }), {
      [`GET /api/imports/${RUN_ID}/undo/records`]: [
        {
          body: {
            items: [
              {
                recordId: CLIENT,
                name: 'Aroha Ngata',
                outcome: 'LEFT',
                reason: 'It has been edited since the import',
              },
            ],
            nextCursor: null,
          },
        },
      ],
    });
    expect(await screen.findByText('1 removed, 1 restored, 1 left as they are.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Aroha Ngata' })).toHaveAttribute(
      'href',
      `/clients/${CLIENT}`,
    );
    expect(screen.getByText('It has been edited since the import')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Left (1)' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
    await expectAccessible();
  });
});

describe('checked import file', () => {
  const checked = run({ dryRun: true, undoUntil: null, room: { max: 100, used: 90, left: 10 } });
  const rows = {
    [`GET /api/imports/${RUN_ID}/rows`]: [
      {
        body: {
          items: [
            {
              row: 2,
              outcome: 'OVERWRITTEN',
              name: 'Aroha Ngata',
              recordId: CLIENT,
              messages: [],
              changes: [{ field: 'isVip', before: 'true', after: 'false' }],
            },
          ],
          nextCursor: null,
        },
      },
    ],
  };

  it('shows what would change, and is imported with one click', async () => {
    const other = '01a1fa25-0000-7000-8000-0000000000b2';
    const { user, at } = open(checked, {
      ...rows,
      [`POST /api/imports/${RUN_ID}/start`]: [{ status: 202, body: run({ id: other }) }],
      [`GET /api/imports/${other}`]: [{ body: run({ id: other }) }],
    });
    expect(await screen.findByText('VIP: Yes → No')).toBeInTheDocument();
    expect(screen.getByText(/^2 new clients fit in your plan/)).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Import this file' }));
    expect(await screen.findByText('This import can be undone until 20 Dec 2099.')).toBeInTheDocument();
    expect(at()).toBe(`/clients/import?run=${other}`);
  });

  it('cannot be imported if the plan has no room', async () => {
    open({ ...checked, room: { max: 100, used: 99, left: 1 } }, rows);
    expect(await screen.findByText(/^2 new clients do not fit in your plan/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import this file' })).not.toBeInTheDocument();
  });

  it('counts each row once, and a flagged one as a new client of the plan', async () => {
    open({ ...checked, flagged: 1, room: { max: 100, used: 99, left: 1 } }, rows);
    expect(await screen.findByRole('tab', { name: 'Added (1)' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Added and flagged (1)' })).toBeInTheDocument();
    expect(screen.getByText(/^2 new clients do not fit in your plan/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import this file' })).not.toBeInTheDocument();
  });

  it('asks before importing the same file again', async () => {
    const facts = { earlier: { uploadedBy: 'Jun Li', createdAt: NOW, summary: '3 of 3 records processed' } };
    const repeated = { ...problemOf(409, 'IMPORT_REPEATED', 'This file has been imported before.'), facts };
    const { user, sent } = open(checked, {
      ...rows,
      [`POST /api/imports/${RUN_ID}/start`]: [
        { status: 409, body: repeated },
        { status: 202, body: run() },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Import this file' }));
    const dialog = await screen.findByRole('dialog', { name: 'This file was imported before' });
    expect(dialog).toHaveTextContent(/^.*Jun Li imported the same file on 20 Nov 2026/);
    await user.click(within(dialog).getByRole('button', { name: 'Import again' }));
    expect(sent(`POST /api/imports/${RUN_ID}/start`).map(({ body }) => body)).toEqual([
      { again: false, dryRun: false },
      { again: true, dryRun: false },
    ]);
  });
});
