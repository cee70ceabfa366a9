import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bulkRun, type BulkRun } from '@quillcare/contracts';
import { onDesktop } from '../../testing/desktop';
import { refusal, type Reply } from '../../testing/fake-server';
import { onPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { ListPage } from './list-page.view';
import { pageOf, peopleList, person } from './list.suite';

const AMELIA = person(1, 'Amelia Nguyen');
const DANIEL = person(2, 'Daniel O’Connor', false);
const SINA = person(3, 'Sina Tuilagi');
const START = 'POST /api/bulk-runs';
const RUN_ID = '01a1fa25-0000-7000-8000-0000000000b1';
const RUN = `GET /api/bulk-runs/${RUN_ID}`;

const run = (changes: Partial<BulkRun> = {}): { body: BulkRun } => ({
  body: blankOf(bulkRun, {
    id: RUN_ID,
    status: 'COMPLETED',
    createdAt: '2026-11-23T08:00:00.000Z',
    action: 'client.delete',
    finishedAt: '2026-11-23T08:00:01.000Z',
    total: 2,
    done: 2,
    canUndo: true,
    ...changes,
  }),
});
const running = (done: number) =>
  run({ status: 'RUNNING', finishedAt: null, total: 3, done, canUndo: false });

function open(replies: Record<string, Reply[]> = {}, url = '/people', list = peopleList) {
  return renderPage(<ListPage list={list} />, {
    path: '/people',
    url,
    replies: { 'GET /api/users': [pageOf([AMELIA, DANIEL, SINA])], ...replies },
  });
}

let back: () => void;
afterEach(() => back());

describe('selected rows', () => {
  beforeEach(() => {
    back = onDesktop();
  });
  const selectAll = async (user: ReturnType<typeof open>['user']) => {
    await screen.findByText('Amelia Nguyen');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    return within(await screen.findByRole('toolbar', { name: 'Selected rows' }));
  };

  it('are ticked individually without opening them', async () => {
    const { user, at } = open();
    await screen.findByText('Amelia Nguyen');
    const [, amelia] = screen.getAllByRole('checkbox');
    await user.click(amelia!);
    expect(await screen.findByRole('toolbar', { name: 'Selected rows' })).toHaveTextContent('1 selected');
    expect(at()).toBe('/people');
  });

  it('are changed on the server if eligible, with refusals listed and undo', async () => {
    const refusals = [{ recordId: SINA.id, label: '', reason: 'The last administrator must stay.' }];
    const { user, sent } = open({
      [START]: [run({ done: 1, refused: 1, refusals })],
      [`POST /api/bulk-runs/${RUN_ID}/undo`]: [run({ total: 1, done: 1, undoOf: RUN_ID, canUndo: false })],
    });
    const bar = await selectAll(user);
    expect(bar.getByText('3 selected')).toBeInTheDocument();
    // Daniel is already inactive.
    await user.click(bar.getByRole('button', { name: 'Deactivate (2)' }));
    expect(await screen.findByText('Deactivate: 1 of 2 done')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Not done' })).toHaveTextContent(
      'Sina Tuilagi: The last administrator must stay.',
    );
    expect(sent(START)[0]?.body).toEqual({
      action: { name: 'client.delete', values: {} },
      records: {
        type: 'CHOSEN',
        ids: [AMELIA.id, SINA.id],
        versions: { [AMELIA.id]: AMELIA.version, [SINA.id]: SINA.version },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(sent(START)[1]?.body).toMatchObject({ records: { type: 'CHOSEN', ids: [SINA.id] } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undo: 1 of 1 done')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says how many are tried again if not all refusals are listed', async () => {
    const refusals = [{ recordId: SINA.id, label: '', reason: 'The last administrator must stay.' }];
    const { user } = open({ [START]: [run({ total: 4, done: 1, refused: 3, refusals })] });
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Deactivate (2)' }));
    expect(await screen.findByText('2 more were not done.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try the 1 listed again' })).toBeInTheDocument();
  });

  it('can include all matching rows beyond the page', async () => {
    const page = pageOf([AMELIA, DANIEL, SINA], 'next');
    const many = { body: { ...page.body, total: 2_345 } };
    const { user, sent } = open(
      { 'GET /api/users': [many], [START]: [run({ total: 2_345, done: 2_345 })] },
      '/people?view=all&role=USER&search=a',
    );
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Select all 2,345 that match' }));
    expect(bar.getByText('All 2,345 that match are selected')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() =>
      expect(sent(START)[0]?.body).toMatchObject({
        records: { type: 'MATCHING', query: { role: 'USER', search: 'a' } },
      }),
    );
  });

  it('are limited to the first 10,000 matching rows', async () => {
    const page = pageOf([AMELIA], 'next');
    const { user } = open({
      'GET /api/users': [{ body: { ...page.body, total: 10_000, totalIsEstimate: true } }],
    });
    const bar = await selectAll(user);
    expect(bar.getByRole('button', { name: 'Select the first 10,000 that match' })).toBeInTheDocument();
  });

  it('are changed only after the required input is given', async () => {
    const { user, sent } = open({ [START]: [run()] });
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'To whom' }));
    expect(sent(START)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'To nobody' }));
    await waitFor(() =>
      expect(sent(START)[0]?.body).toMatchObject({
        action: { name: 'lead.assign', values: { ownerId: null } },
      }),
    );
  });

  it('are counted in the question only if they are eligible', async () => {
    const confirm = (count: number) => ({
      title: `Deactivate ${count} people?`,
      hint: 'They can no longer sign in.',
      confirmLabel: 'Yes',
    });
    const bulk = peopleList.bulk?.map((each) => ({ ...each, confirm }));
    const { user } = open({}, '/people', { ...peopleList, bulk });
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Deactivate (2)' }));
    expect(await screen.findByRole('dialog', { name: 'Deactivate 2 people?' })).toBeInTheDocument();
  });

  it('show the progress of the change, which can be stopped', async () => {
    const cancel = `POST /api/bulk-runs/${RUN_ID}/cancel`;
    const { user, sent, changedElsewhere } = open({
      [START]: [running(0)],
      [RUN]: [running(1), run({ status: 'CANCELLED', total: 3, done: 1, canUndo: true })],
      [cancel]: [running(1)],
    });
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Deactivate (2)' }));
    expect(await screen.findByText('Deactivate: 1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(sent(cancel)).toHaveLength(1));
    changedElsewhere({ type: 'BulkRun', id: RUN_ID });
    expect(await screen.findByText('Deactivate: stopped after 1 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('ignore stopping a finished change, and report a failure to stop', async () => {
    const cancel = `POST /api/bulk-runs/${RUN_ID}/cancel`;
    const { user, sent } = open({
      [START]: [running(0)],
      [RUN]: [running(1)],
      [cancel]: [
        refusal(409, 'ILLEGAL_TRANSITION', 'It is over.'),
        refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.'),
      ],
    });
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Deactivate (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(sent(cancel)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('This could not be stopped')).toBeInTheDocument();
    expect(screen.queryByText('It is over.')).toBeNull();
  });

  it('report a refused change', async () => {
    const { user } = open({
      [START]: [refusal(403, 'FORBIDDEN', 'You may not do that.')],
    });
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Deactivate (2)' }));
    expect(await screen.findByText('Nothing was changed')).toBeInTheDocument();
    expect(screen.getByText('You may not do that.')).toBeInTheDocument();
  });

  it('are cleared when the view changes', async () => {
    const { user } = open();
    await screen.findByText('Amelia Nguyen');
    await user.click(screen.getAllByRole('checkbox', { name: /select row/i })[0]!);
    await screen.findByText('1 selected');
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  it('are extended with Space, and to a range with Shift', async () => {
    const { user } = open();
    await screen.findByText('Amelia Nguyen');
    const boxes = screen.getAllByRole('checkbox', { name: /select row/i });
    act(() => boxes[0]!.focus());
    await user.keyboard(' ');
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.keyboard('{Shift>}');
    await user.click(screen.getAllByRole('checkbox', { name: /select row/i })[2]!);
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('3 selected')).toBeInTheDocument();
  });
});

describe('list on a phone', () => {
  beforeEach(() => {
    back = onPhone();
  });

  it('shows rows as cards with actions, and sorts by a select', async () => {
    const { user, at } = open();
    const list = await screen.findByRole('list', { name: 'People' });
    const [amelia] = await within(list).findAllByRole('listitem');
    expect(amelia).toHaveTextContent('Amelia NguyenActive');
    expect(amelia).toHaveTextContent('Joined:20 Nov 2026');
    expect(within(amelia!).getByRole('link', { name: 'Amelia Nguyen' })).toHaveAttribute(
      'href',
      `/people/${AMELIA.id}`,
    );
    expect(within(amelia!).getByRole('link', { name: '0412 345 678' })).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Email, Z to A' }));
    await waitFor(() => expect(at()).toBe('/people?sort=-email'));
  });

  it('shows checkboxes only while selecting', async () => {
    const { user } = open();
    await screen.findByText('Amelia Nguyen');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Amelia Nguyen' }));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('selects a card on long press without opening it', async () => {
    const { at } = open();
    const name = await screen.findByText('Sina Tuilagi');
    jest.useFakeTimers();
    fireEvent.touchStart(name);
    act(() => jest.advanceTimersByTime(600));
    fireEvent.touchEnd(name);
    jest.useRealTimers();
    fireEvent.click(name);
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    expect(at()).toBe('/people');
  });
});
