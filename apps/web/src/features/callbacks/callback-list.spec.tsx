import { bulkRun, callback as callbackSchema, listClients, type ResultOf } from '@quillcare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { onDesktop } from '../../testing/desktop';
import { pageOf, refusal, type Replies } from '../../testing/fake-server';
import { onPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { blankOf, sampleOf } from '../../testing/sample-of';
import { CallbackListPage } from './callback-list.page';

const ROUTE = 'GET /api/callbacks';
const AT = '2026-11-20T08:00:00.000Z';
const ID = '01a1fa25-0000-7000-8000-000000000041';
const callback = blankOf(callbackSchema, {
  id: ID,
  version: 3,
  createdAt: AT,
  updatedAt: AT,
  status: 'pending',
  priority: 'HIGH',
  quoteId: '01a1fa25-0000-7000-8000-000000000042',
  quoteNumber: 'Q-2026-000007',
  clientId: '01a1fa25-0000-7000-8000-000000000043',
  clientName: 'Te Ariki Ngāpō',
  clientPhone: '+61455555037',
  dueDate: '2020-01-06',
  rescheduleReason: 'Asked for Monday',
  subject: 'QUOTE',
  cause: 'QUOTE_SENT',
});
const closed = { ...callback, status: 'completed', closedReason: 'accepted', priority: 'NORMAL' };

function open(items: unknown[], role = 'ORG_ADMIN', replies: Replies = {}) {
  return renderPage(<CallbackListPage />, {
    path: '/callbacks',
    user: { role },
    replies: { [ROUTE]: [pageOf(items)], ...replies },
  });
}

let back: () => void;
beforeEach(() => {
  localStorage.clear();
  back = onDesktop();
});
afterEach(() => back());

it('lists open callbacks with phone number, reason and urgency', async () => {
  const { sent } = open([callback]);
  expect(await screen.findByRole('link', { name: 'Te Ariki Ngāpō' })).toHaveAttribute(
    'href',
    `/clients/${callback.clientId}`,
  );
  expect(sent(ROUTE)[0]?.path).toBe('/api/callbacks?status=pending%2Cattempted');
  expect(screen.getByText(/days overdue/)).toBeInTheDocument();
  expect(screen.getByText('High')).toBeInTheDocument();
  expect(screen.getByText('Asked for Monday')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /0455 555 037|\+61455555037/ })).toHaveAttribute(
    'href',
    'tel:+61455555037',
  );
});

it('has views of overdue and of finished callbacks, the latter with why they were closed', async () => {
  const { user, sent } = open([closed]);
  await user.click(await screen.findByRole('tab', { name: 'Overdue' }));
  await waitFor(() =>
    expect(sent(ROUTE).at(-1)?.path).toMatch(/\?status=pending%2Cattempted&dueDateTo=\d{4}-\d\d-\d\d$/),
  );
  await user.click(screen.getByRole('tab', { name: 'Finished' }));
  await waitFor(() =>
    expect(sent(ROUTE).at(-1)?.path).toBe('/api/callbacks?status=completed%2Ccancelled&sort=-dueDate'),
  );
  expect(await screen.findByText('Closed when the patient accepted the quote')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull();
});

it('completes a callback with notes', async () => {
  const COMPLETE = `POST /api/callbacks/${ID}/complete`;
  const { user, sent } = open([callback], 'ORG_ADMIN', { [COMPLETE]: [{ body: closed }] });
  await user.click(await screen.findByRole('button', { name: 'Complete: Te Ariki Ngāpō' }));
  const dialog = await screen.findByRole('dialog', { name: 'Complete callback to Te Ariki Ngāpō' });
  await user.type(within(dialog).getByRole('textbox'), 'Will sign tonight');
  await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Callback completed')).toBeInTheDocument();
  expect(sent(COMPLETE)[0]?.body).toEqual({ version: 3, outcome: 'SPOKE', notes: 'Will sign tonight' });
});

it('requires a reason to cancel a callback, and can undo it', async () => {
  const [CANCEL, REOPEN] = [`POST /api/callbacks/${ID}/cancel`, `POST /api/callbacks/${ID}/reopen`];
  const cancelled = { ...callback, version: 4, status: 'cancelled', cancelReason: 'She came in' };
  const { user, sent } = open([callback], 'ORG_ADMIN', {
    [CANCEL]: [{ body: cancelled }],
    [REOPEN]: [{ body: { ...callback, version: 5 } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Te Ariki Ngāpō' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel callback' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel callback to Te Ariki Ngāpō' });
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel callback' }));
  expect(sent(CANCEL)).toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: /Why no call is needed/ }), 'She came in');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel callback' }));
  await waitFor(() => expect(sent(CANCEL)[0]?.body).toEqual({ version: 3, reason: 'She came in' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(REOPEN)[0]?.body).toEqual({ version: 4 }));
});

it('records an unanswered call and when to call again', async () => {
  const ATTEMPT = `POST /api/callbacks/${ID}/attempt`;
  const { user, sent } = open([callback], 'ORG_ADMIN', { [ATTEMPT]: [{ body: callback }] });
  await user.click(await screen.findByRole('button', { name: 'Actions for Te Ariki Ngāpō' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record an attempt' }));
  const dialog = await screen.findByRole('dialog', { name: 'Attempt to call Te Ariki Ngāpō' });
  await user.click(within(dialog).getByRole('button', { name: 'Record an attempt' }));
  await waitFor(() =>
    expect(sent(ATTEMPT)[0]?.body).toEqual({
      version: 3,
      outcome: 'NO_ANSWER',
      notes: null,
      nextDueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
});

it('shows that a colleague took the callback from the queue first', async () => {
  const TAKE = `POST /api/callbacks/${ID}/take`;
  const { user } = open([callback], 'ORG_ADMIN', {
    [TAKE]: [refusal(409, 'CALLBACK_TAKEN', 'Somebody else has already taken this callback.')],
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Te Ariki Ngāpō' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take' }));
  expect(await screen.findByText('Somebody else has already taken this callback.')).toBeInTheDocument();
});

it('links a callback about a lead to the lead', async () => {
  const ofLead = {
    ...callback,
    subject: 'LEAD',
    quoteId: null,
    quoteNumber: null,
    clientId: null,
    leadId: ID,
    assigneeName: 'Priya Sharma',
    rescheduleReason: null,
    about: 'Asked for a date',
  };
  open([ofLead]);
  expect(await screen.findByRole('link', { name: 'Te Ariki Ngāpō' })).toHaveAttribute('href', `/leads/${ID}`);
  expect(screen.getByText('Asked for a date')).toBeInTheDocument();
});

it('offers read-only users no actions', async () => {
  open([callback], 'USER');
  await screen.findByText('Te Ariki Ngāpō');
  expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull();
  // With read-only access there is nothing to export or act on, so nothing can be selected.
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

describe('selected callbacks', () => {
  const START = 'POST /api/bulk-runs';
  const run = blankOf(bulkRun, {
    id: ID,
    status: 'COMPLETED',
    action: 'callback.assign',
    total: 1,
    done: 1,
    canUndo: true,
    createdAt: AT,
    finishedAt: AT,
  });
  const select = async (replies: Parameters<typeof open>[2]) => {
    const page = open([callback], 'ORG_ADMIN', { [START]: [{ body: run }], ...replies });
    await page.user.click((await screen.findAllByRole('checkbox', { name: /select row/i }))[0]!);
    return page;
  };

  it('are assigned to a colleague', async () => {
    const colleague = { id: ID, name: 'Priya Sharma', role: 'SALES_MANAGER' };
    const { user, sent } = await select({ 'GET /api/colleagues': [{ body: { items: [colleague] } }] });
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who makes the selected calls' }));
    await user.click(dialog.getByRole('combobox', { name: /Who calls/ }));
    await user.click(await screen.findByRole('option', { name: 'Priya Sharma' }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(sent(START)[0]?.body).toMatchObject({
        action: { name: 'callback.assign', values: { assigneeId: ID } },
      }),
    );
  });

  it('are cancelled with a single reason', async () => {
    const { user, sent } = await select({});
    await user.click(screen.getByRole('button', { name: 'Cancel callback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the selected callbacks' }));
    await user.type(dialog.getByRole('textbox', { name: /Why no call is needed/ }), 'The list was closed');
    await user.click(dialog.getByRole('button', { name: 'Cancel callbacks' }));
    await waitFor(() =>
      expect(sent(START)[0]?.body).toMatchObject({
        action: { name: 'callback.cancel', values: { reason: 'The list was closed' } },
      }),
    );
  });
});

it('shows the sort order on phones, including the default one', async () => {
  back();
  back = onPhone();
  const { user, at } = open([callback]);
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveTextContent('Usual order');
  await user.click(order);
  await user.click(await screen.findByRole('option', { name: 'Due, latest first' }));
  await waitFor(() => expect(at()).toContain('sort=-dueDate'));
});

it('lists all attempts in the drawer, and records the next one with its day', async () => {
  const ATTEMPT = `POST /api/callbacks/${ID}/attempt`;
  const call = {
    id: ID,
    at: AT,
    byName: 'Priya Sharma',
    outcome: 'NO_ANSWER',
    hasEnded: false,
    isUndone: false,
  };
  const calls = [
    { ...call, id: `${ID.slice(0, -1)}2`, outcome: 'SPOKE', notes: 'Ring next week' },
    { ...call, notes: 'Voicemail' },
  ];
  const { user, sent } = open([callback], 'ORG_ADMIN', {
    [`GET /api/callbacks/${ID}`]: [{ body: { ...callback, calls } }],
    [ATTEMPT]: [{ body: { ...callback, version: 4 } }],
  });
  await user.click(await screen.findByText('Asked for Monday'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Callback' }));
  const told = within(await drawer.findByRole('region', { name: 'Calls so far' }));
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Spoke.*Priya Sharma.*Ring next week$/),
    expect.stringMatching(/^No answer.*Priya Sharma.*Voicemail$/),
  ]);
  expect(drawer.getByRole('button', { name: 'Spoke, finished' })).toBeInTheDocument();
  await user.click(await drawer.findByRole('button', { name: /^Spoke, call again on \d+ \w+ \d{4}$/ }));
  await waitFor(() =>
    expect(sent(ATTEMPT)[0]?.body).toMatchObject({ outcome: 'SPOKE', nextDueDate: expect.any(String) }),
  );
});

it('keeps notes typed in the drawer while a colleague records an attempt, and asks before closing it', async () => {
  const attempts = [0, 1].map((attemptCount) => ({ body: { ...callback, attemptCount, calls: [] } }));
  const { user, changedElsewhere } = open([callback], 'ORG_ADMIN', {
    [`GET /api/callbacks/${ID}`]: attempts,
  });
  await user.click(await screen.findByText('Asked for Monday'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Callback' }));
  await user.type(await drawer.findByLabelText(/^Notes/), 'Comes on Friday');
  changedElsewhere({ type: 'Callback' });
  expect(await drawer.findByText('Attempts')).toBeInTheDocument();
  expect(drawer.getByLabelText(/^Notes/)).toHaveValue('Comes on Friday');
  await user.click(drawer.getByRole('button', { name: 'Close callback' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Callback' })).not.toBeInTheDocument());
});

it('can open a finished callback again from the drawer', async () => {
  const finished = { ...closed, closedReason: null };
  const REOPEN = `POST /api/callbacks/${ID}/reopen`;
  const { user, sent } = open([finished], 'ORG_ADMIN', {
    [`GET /api/callbacks/${ID}`]: [{ body: { ...finished, calls: [] } }],
    [REOPEN]: [{ body: { ...callback, version: 4 } }],
  });
  await user.click(await screen.findByText('Asked for Monday'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Callback' }));
  await user.click(await drawer.findByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(sent(REOPEN)).toHaveLength(1));
});

it('adds a callback to a client found by typing', async () => {
  const CREATE = 'POST /api/callbacks';
  const found = sampleOf(listClients.result, { text: 'Parata', id: ID }) as ResultOf<typeof listClients>;
  const items = found.items.map((client) => ({ ...client, firstName: 'Hana' }));
  const { user, sent } = open([callback], 'ORG_ADMIN', {
    'GET /api/clients': [{ body: { ...found, items } }],
    'GET /api/colleagues': [{ body: { items: [] } }],
    [CREATE]: [{ status: 201, body: callback }],
  });
  await user.click(await screen.findByRole('button', { name: 'New callback' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New callback' }));
  await user.click(dialog.getByRole('button', { name: 'Add callback' }));
  expect((await dialog.findAllByText('Please choose who or what the call is about')).length).toBeGreaterThan(
    0,
  );
  await user.type(dialog.getByRole('combobox', { name: 'Client' }), 'hana');
  await user.click(await screen.findByRole('option', { name: /Hana Parata/ }));
  await user.click(dialog.getByRole('button', { name: 'Add callback' }));
  await waitFor(() => expect(sent(CREATE)[0]?.body).toMatchObject({ clientId: ID }));
});
