import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { NotificationPanel } from './notification.panel';

const ROUTE = 'GET /api/notifications';
const note = {
  id: '01a1fa25-0000-7000-8000-000000000011',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...{ topic: 'QUOTE_ACCEPTED', type: 'SUCCESS', priority: 'NORMAL', source: null, action: null },
  title: 'Quote accepted',
  message: 'Minh Tran accepted Q-2026-000123.',
  quoteId: null,
  actionUrl: null,
  isRead: false,
};
const page = { items: [note], nextCursor: null, total: 1, totalIsEstimate: false, unread: 1 };

const setUp = (reply: object = page) =>
  renderPage(<NotificationPanel onDone={() => undefined} />, {
    path: '/here',
    isSignedIn: true,
    replies: { [ROUTE]: [{ body: reply }] },
  });

it('lists all notifications, and on demand only unread ones', async () => {
  const { user, sent } = setUp();
  expect(await screen.findByText('Minh Tran accepted Q-2026-000123.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Unread Only' }));
  await screen.findByText('1 unread');
  expect(sent(ROUTE).at(-1)?.path).toContain('unreadOnly=true');
});

it('shows 99+ where the server stopped counting', async () => {
  setUp({ ...page, unread: 100 });
  expect(await screen.findByText('99+ unread')).toBeVisible();
});

it('shows a high priority and what to do, and opens it', async () => {
  const action = { label: 'VIEW_CALLBACKS', path: '/callbacks' };
  const { user, sent } = setUp({ ...page, items: [{ ...note, priority: 'HIGH', action }] });
  expect(await screen.findByText('High')).toBeVisible();
  await user.click(screen.getByText('View Callbacks'));
  expect(sent(`POST /api/notifications/${note.id}/read`)).toHaveLength(1);
});

it('names no ordinary priority', async () => {
  setUp();
  await screen.findByText('Minh Tran accepted Q-2026-000123.');
  expect(screen.queryByText(/normal|high/i)).not.toBeInTheDocument();
});
