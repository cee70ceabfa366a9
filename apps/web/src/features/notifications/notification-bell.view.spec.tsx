import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { announcementSample } from './centre.suite';
import { NotificationBell } from './notification-bell.view';

const replyWith = (unread: number) => ({
  body: { items: [], nextCursor: null, total: 0, totalIsEstimate: false, unread },
});
const setUp = (unread: number, announcements: object[] = []) =>
  renderPage(<NotificationBell />, {
    path: '/here',
    replies: {
      'GET /api/notifications': [replyWith(unread)],
      'GET /api/announcements/current': [{ body: { items: announcements } }],
    },
  });

it.each([
  [29, '29'],
  [100, '99+'],
])('shows %d unread as %s, without wrapping', async (unread, shown) => {
  setUp(unread);
  const badge = await screen.findByText(shown);
  expect(getComputedStyle(badge).whiteSpace).toBe('nowrap');
});

it('includes the number in its accessible name', async () => {
  setUp(29);
  expect(await screen.findByRole('button', { name: /29/ })).toHaveAttribute('aria-haspopup', 'dialog');
});

it('counts unread announcements too', async () => {
  setUp(2, [announcementSample]);
  expect(await screen.findByText('3')).toBeVisible();
});
