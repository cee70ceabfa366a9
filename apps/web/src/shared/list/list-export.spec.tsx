import { act, screen, waitFor, within } from '@testing-library/react';
import { listExport, type ListExport } from '@quillcare/contracts';
import { onDesktop } from '../../testing/desktop';
import { problemOf, refusal, type Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { identityPrompt } from '../api/identity-question';
import { ListPage } from './list-page.view';
import { pageOf, peopleList, person } from './list.suite';

const DIRECT = 'POST /api/list-exports/download';
const START = 'POST /api/list-exports';
const ID = '01a1fa25-0000-7000-8000-0000000000e1';
const before = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
let click: jest.SpyInstance;

const file = (changes: Partial<ListExport> = {}): { body: ListExport } => ({
  body: blankOf(listExport, {
    id: ID,
    status: 'RUNNING',
    createdAt: '2026-11-23T08:00:00.000Z',
    list: 'users',
    format: 'CSV',
    fileName: 'users-2026-11-23.csv',
    rowsDone: 2_000,
    rowsExpected: 8_000,
    sizeBytes: 90_000,
    ...changes,
  }),
});
const counted = (total: number) => ({ body: { ...pageOf([person(1, 'Amelia Nguyen')]).body, total } });

let back: () => void;
beforeEach(() => {
  back = onDesktop();
  click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:people';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  back();
  URL.createObjectURL = before.create;
  URL.revokeObjectURL = before.revoke;
  click.mockRestore();
});

async function begin(total: number, replies: Record<string, Reply[]>, columns: string[] | null = null) {
  const page = renderPage(<ListPage list={{ ...peopleList, name: 'users' }} />, {
    path: '/people',
    url: '/people?view=all&role=USER&cursor=abc',
    replies: {
      'GET /api/users': [counted(total)],
      'GET /api/list-settings/users': [{ body: { columns, defaultView: null, views: [] } }],
      ...replies,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Export people' })) };
}

describe('export of a short list', () => {
  it('contains the filtered rows and visible columns', async () => {
    const { user, sent, dialog } = await begin(5, { [DIRECT]: [{ body: {} }] }, ['status', 'name']);
    expect(await dialog.findByText(/^5 rows, with the filters/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(sent(DIRECT)[0]?.body).toEqual({
      list: 'users',
      query: { role: 'USER' },
      columns: ['status', 'name'],
      headings: expect.objectContaining({ name: 'Name' }) as unknown,
      words: {
        '*': { true: 'Yes', false: 'No' },
        role: expect.objectContaining({ USER: 'user' }) as unknown,
        isActive: { true: 'Active', false: 'Inactive' },
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is reported with its number of rows, however many lines a cell has', async () => {
    const parts = ['Name,Notes\r\nAna,"Rang.\r\nWants a ""firm', ' price"".\r\nCall back."\r\nBo,\r\n'];
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const { user, dialog } = await begin(2, { [DIRECT]: [{ stream }] });
    await user.click(await dialog.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('2 rows exported')).toBeInTheDocument();
  });

  it('contains every column on request', async () => {
    const { user, sent, dialog } = await begin(5, { [DIRECT]: [{ body: {} }] });
    await user.click(await dialog.findByRole('checkbox', { name: /^Every field/ }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(sent(DIRECT)[0]?.body).toMatchObject({ columns: [] }));
  });

  it('is an Excel workbook on request, saved as soon as it is ready', async () => {
    const name = 'users-2026-11-23.xlsx';
    const ready = file({
      status: 'COMPLETED',
      fileName: name,
      rowsDone: 5,
      finishedAt: '2026-11-23T08:00:01.000Z',
    });
    const { user, sent, dialog } = await begin(5, {
      [START]: [file({ status: 'QUEUED', rowsDone: 0 })],
      [`GET /api/list-exports/${ID}`]: [file(), ready],
      [`POST /api/list-exports/${ID}/file`]: [{ body: {} }],
    });
    await user.click(await dialog.findByRole('radio', { name: 'Excel (.xlsx)' }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(sent(START)[0]?.body).toMatchObject({ list: 'users', query: { role: 'USER' }, format: 'XLSX' });
    expect(sent(DIRECT)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('uses stable keys and values on request', async () => {
    const { user, sent, dialog } = await begin(5, { [DIRECT]: [{ body: {} }] });
    await user.click(await dialog.findByRole('radio', { name: /^For other programs/ }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(sent(DIRECT)).toHaveLength(1));
    expect(sent(DIRECT)[0]?.body).toEqual({
      list: 'users',
      query: { role: 'USER' },
      stableKeys: true,
      columns: expect.arrayContaining(['name']) as unknown,
    });
  });

  it('asks for step-up authentication if required, and continues', async () => {
    const PROOF = problemOf(403, 'STEP_UP_REQUIRED', 'Please confirm your identity.');
    const { user, sent, dialog } = await begin(5, { [DIRECT]: [{ status: 403, body: PROOF }, { body: {} }] });
    await dialog.findByText(/with the filters and columns/);
    const stop = identityPrompt.subscribe(() => undefined);
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(identityPrompt.isOpen()).toBe(true));
    expect(click).not.toHaveBeenCalled();
    act(() => identityPrompt.answer(true));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(sent(DIRECT)).toHaveLength(2);
    stop();
  });

  it('saves nothing when refused, and shows the reason', async () => {
    const { user, dialog } = await begin(5, {
      [DIRECT]: [refusal(403, 'FORBIDDEN', 'You may not take data along.')],
    });
    await dialog.findByText(/with the filters and columns/);
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You may not take data along.');
    expect(click).not.toHaveBeenCalled();
  });
});

it('exports only the selected rows, even if the list has no bulk actions', async () => {
  const list = { ...peopleList, name: 'users', bulk: undefined };
  const { user, sent } = renderPage(<ListPage list={list} />, {
    path: '/people',
    url: '/people?view=all',
    replies: {
      'GET /api/users': [pageOf([person(1, 'Amelia Nguyen'), person(2, 'Sina Tuilagi')])],
      'GET /api/list-settings/users': [{ body: { columns: null, defaultView: null, views: [] } }],
      [DIRECT]: [{ body: {} }],
    },
  });
  const [, box] = await screen.findAllByRole('checkbox');
  await user.click(box!);
  const bar = within(await screen.findByRole('toolbar', { name: /selected/i }));
  await user.click(bar.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export people' }));
  await dialog.findByText(/^1 row, with the filters/);
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(sent(DIRECT)[0]?.body).toMatchObject({ ids: [person(1, '').id] }));
});

describe('export of a long list', () => {
  const ready = file({ status: 'COMPLETED', rowsDone: 8_000, finishedAt: '2026-11-23T08:00:09.000Z' });
  const GET = `GET /api/list-exports/${ID}`;
  const CANCEL = `POST /api/list-exports/${ID}/cancel`;

  it('runs in the background with progress, and is downloaded when ready', async () => {
    const { user, sent, dialog, changedElsewhere } = await begin(8_000, {
      [START]: [file({ status: 'QUEUED', rowsDone: 0 })],
      [GET]: [file(), ready],
      [`POST /api/list-exports/${ID}/file`]: [{ body: {} }],
    });
    expect(await dialog.findByText(/You can keep working/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByRole('progressbar', { name: '2,000 rows so far' })).toBeInTheDocument();
    expect(sent(DIRECT)).toEqual([]);
    changedElsewhere({ type: 'Export', id: ID });
    expect(await dialog.findByText(/The file is ready: 8,000 rows/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['is ready', ready],
    [
      'has failed',
      file({ status: 'FAILED', finishedAt: '2026-11-23T08:00:09.000Z', problem: 'The disk is full.' }),
    ],
  ])('is no longer asked for once the file %s', async (_name, over) => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { user, sent, dialog } = await begin(8_000, {
        [START]: [file({ status: 'QUEUED', rowsDone: 0 })],
        [GET]: [file(), over],
      });
      await user.click(await dialog.findByRole('button', { name: 'Export' }));
      await dialog.findByText(/The file is ready: 8,000 rows|The disk is full/);
      const asked = sent(GET).length;
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(sent(GET)).toHaveLength(asked);
    } finally {
      jest.useRealTimers();
    }
  });

  it('can be stopped', async () => {
    const { user, sent, dialog, changedElsewhere } = await begin(8_000, {
      [START]: [file()],
      [GET]: [file(), file({ status: 'CANCELLED' })],
      [CANCEL]: [file({ cancelRequestedAt: '2026-11-23T08:00:02.000Z' })],
    });
    await user.click(await dialog.findByRole('button', { name: 'Export' }));
    await user.click(await dialog.findByRole('button', { name: 'Stop the export' }));
    await waitFor(() => expect(sent(CANCEL)).toHaveLength(1));
    changedElsewhere({ type: 'Export', id: ID });
    expect(await dialog.findByText(/Export stopped/)).toBeInTheDocument();
  });

  it('reports a failure to stop it', async () => {
    const { user, dialog } = await begin(8_000, {
      [START]: [file()],
      [GET]: [file()],
      [CANCEL]: [refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.')],
    });
    await user.click(await dialog.findByRole('button', { name: 'Export' }));
    await user.click(await dialog.findByRole('button', { name: 'Stop the export' }));
    expect(await screen.findByText('This could not be stopped')).toBeInTheDocument();
    expect(screen.getByText('Please try again shortly.')).toBeInTheDocument();
  });
});
