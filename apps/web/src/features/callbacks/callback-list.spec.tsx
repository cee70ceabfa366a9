import { screen, waitFor, within } from '@testing-library/react';
import { onDesktop } from '../../testing/desktop';
import { renderPage, sessionSample } from '../../testing/render-page';
import { CallbackListPage } from './callback-list.page';

const ROUTE = 'GET /api/callbacks';
const AT = '2026-11-20T08:00:00.000Z';
const ID = '01a1fa25-0000-7000-8000-000000000041';
const callback = {
  ...{ id: ID, version: 3, createdAt: AT, updatedAt: AT, status: 'pending', priority: 'HIGH' },
  ...{ quoteId: '01a1fa25-0000-7000-8000-000000000042', quoteNumber: 'Q-2026-000007' },
  ...{ clientId: '01a1fa25-0000-7000-8000-000000000043', clientName: 'Te Ariki Ngāpō' },
  ...{ clientPhone: '+61455555037', dueDate: '2020-01-06', notes: null, attemptCount: 0 },
  ...{ attemptedAt: null, completedAt: null, closedReason: null, rescheduleReason: 'Asked for Monday' },
};
const closed = { ...callback, status: 'completed', closedReason: 'accepted', priority: 'NORMAL' };
const pageOf = (items: unknown[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false },
});

function open(
  items: unknown[],
  role = 'ORG_ADMIN',
  replies: Parameters<typeof renderPage>[1]['replies'] = {},
) {
  const session = { ...sessionSample, user: { ...sessionSample.user, role } };
  return renderPage(<CallbackListPage />, {
    path: '/callbacks',
    isSignedIn: true,
    replies: { 'GET /api/auth/session': [{ body: session }], [ROUTE]: [pageOf(items)], ...replies },
  });
}

let back: () => void;
beforeEach(() => {
  localStorage.clear();
  back = onDesktop();
});
afterEach(() => back());

it('shows whom to call now: open callbacks with number, reason and urgency', async () => {
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

it('has a view of the overdue and one of the finished, which say why they were closed', async () => {
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

it('completes one with notes', async () => {
  const COMPLETE = `POST /api/callbacks/${ID}/complete`;
  const { user, sent } = open([callback], 'ORG_ADMIN', { [COMPLETE]: [{ body: closed }] });
  await user.click(await screen.findByRole('button', { name: 'Complete: Te Ariki Ngāpō' }));
  const dialog = await screen.findByRole('dialog', { name: 'Complete callback to Te Ariki Ngāpō' });
  await user.type(within(dialog).getByRole('textbox'), 'Will sign tonight');
  await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Callback completed')).toBeInTheDocument();
  expect(sent(COMPLETE)[0]?.body).toEqual({ version: 3, notes: 'Will sign tonight' });
});

it('offers nothing to do to those who may only look', async () => {
  open([callback], 'USER');
  await screen.findByText('Te Ariki Ngāpō');
  expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
