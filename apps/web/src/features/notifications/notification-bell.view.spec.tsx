import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { NotificationBell } from './notification-bell.view';

const replyWith = (unread: number) => ({
  body: { items: [], nextCursor: null, total: 0, totalIsEstimate: false, unread },
});
const setUp = (unread: number) =>
  renderPage(<NotificationBell />, {
    ...{ path: '/here', isSignedIn: true },
    replies: { 'GET /api/notifications': [replyWith(unread)] },
  });

it.each([
  [29, '29'],
  [100, '99+'],
])('shows %d unread ones as %s, on one line', async (unread, shown) => {
  setUp(unread);
  const badge = await screen.findByText(shown);
  expect(getComputedStyle(badge).whiteSpace).toBe('nowrap');
});

it('announces the number to screen readers', async () => {
  setUp(29);
  expect(await screen.findByRole('button', { name: /29/ })).toHaveAttribute('aria-haspopup', 'dialog');
});
