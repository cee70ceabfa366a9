import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { announcementSample, centreReplies, noteSample, pageSample } from './centre.suite';
import { NotificationsPage } from './notifications.page';

const ROUTE = 'GET /api/notifications';
const next = { ...pageSample, nextCursor: 'more', total: 40 };

const setUp = (url = '/notifications', answers: Parameters<typeof centreReplies>[0] = {}) =>
  renderPage(<NotificationsPage />, {
    path: '/notifications',
    url,
    replies: centreReplies(answers),
  });

it('shows whole messages, and pages through them', async () => {
  const message = 'a'.repeat(80);
  const { user, sent, at } = setUp('/notifications', {
    page: { ...next, items: [{ ...noteSample, message }] },
  });
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(at()).toBe('/notifications?cursor=more'));
  expect(sent(ROUTE).at(-1)?.path).toContain('cursor=more');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(at()).toBe('/notifications'));
});

it('keeps its filters in the URL, and ignores invalid ones', async () => {
  const { user, sent, at } = setUp('/notifications?type=WARNING&unreadOnly=true&priority=nonsense');
  await screen.findByText('1 unread');
  const first = sent(ROUTE).at(-1)?.path ?? '';
  expect(first).toContain('type=WARNING');
  expect(first).toContain('unreadOnly=true');
  expect(first).not.toContain('priority');
  await user.click(screen.getByRole('combobox', { name: 'About' }));
  await user.click(screen.getByRole('option', { name: 'Callbacks' }));
  await waitFor(() => expect(at()).toContain('kind=CALLBACKS'));
  await user.click(screen.getByRole('checkbox', { name: 'Archived' }));
  await waitFor(() => expect(sent(ROUTE).at(-1)?.path).toContain('archived=true'));
  await user.click(screen.getByRole('tab', { name: 'Announcements' }));
  await waitFor(() => expect(at()).toContain('tab=announcements'));
});

it('searches for the word “all” like for any other, although it is also the name of a tab', async () => {
  const { user, sent, at } = setUp('/notifications?tab=mentions');
  await user.type(await screen.findByRole('searchbox', { name: 'Search notifications' }), 'all');
  await waitFor(() => expect(at()).toBe('/notifications?tab=mentions&search=all'));
  await user.click(screen.getByRole('tab', { name: /^All/ }));
  await waitFor(() => expect(at()).toBe('/notifications?search=all'));
  expect(sent(ROUTE).at(-1)?.path).toContain('search=all');
});

it('restores an archived notification, and shows no announcements in the archive', async () => {
  const page = { ...pageSample, items: [{ ...noteSample, isArchived: true, isRead: true }] };
  const { user, sent } = setUp('/notifications?archived=true', { page, announcements: [announcementSample] });
  await user.click(await screen.findByRole('button', { name: 'Restore: Quote accepted' }));
  expect(sent(`POST /api/notifications/${noteSample.id}/restore`)).toHaveLength(1);
  // Announcements cannot be archived.
  expect(screen.queryByText('Theatre 2 is closed')).not.toBeInTheDocument();
});

it('is accessible', async () => {
  setUp();
  await screen.findByText('1 unread');
  await expectAccessible();
});
