import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { announcementSample, centreReplies, mentionSample, noteSample, pageSample } from './centre.suite';
import { NotificationPanel } from './notification.panel';

const ROUTE = 'GET /api/notifications';

const setUp = (answers: Parameters<typeof centreReplies>[0] = {}) =>
  renderPage(<NotificationPanel onDone={() => undefined} />, {
    path: '/here',
    replies: centreReplies(answers),
  });
const withNote = (changes: object) => ({ page: { ...pageSample, items: [{ ...noteSample, ...changes }] } });

it('lists all notifications, or only unread ones on request', async () => {
  const { user, sent } = setUp();
  expect(await screen.findByText('Minh Tran accepted Q-2026-000123.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Unread Only' }));
  await screen.findByText('1 unread');
  expect(sent(ROUTE).at(-1)?.path).toContain('unreadOnly=true');
});

it('filters by text, type and priority on the server', async () => {
  const { user, sent } = setUp();
  await screen.findByText('1 unread');
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByRole('option', { name: 'Warning' }));
  await user.click(screen.getByRole('combobox', { name: 'Priority' }));
  await user.click(screen.getByRole('option', { name: 'High' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search notifications' }), 'tran');
  await screen.findByText('1 unread');
  await waitFor(() => {
    const asked = sent(ROUTE).at(-1)?.path ?? '';
    for (const part of ['type=WARNING', 'priority=HIGH', 'search=tran']) expect(asked).toContain(part);
  });
});

it('shows 99+ unread for a capped count', async () => {
  setUp({ page: { ...pageSample, unread: 100 } });
  expect(await screen.findByText('99+ unread')).toBeVisible();
});

it('shows a high priority with its action, which marks it as read and opens its page', async () => {
  const action = { label: 'VIEW_CALLBACKS', path: '/callbacks' };
  const { user, sent, at } = setUp(withNote({ priority: 'HIGH', action }));
  expect(await screen.findByText('High')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View Callbacks' }));
  expect(sent(`POST /api/notifications/${noteSample.id}/read`)).toHaveLength(1);
  expect(at()).toBe('/callbacks');
});

it('truncates a message to 60 characters', async () => {
  setUp(withNote({ message: 'a'.repeat(80) }));
  expect(await screen.findByText(`${'a'.repeat(59)}…`)).toBeVisible();
});

it('does not show a normal priority', async () => {
  setUp();
  const line = await screen.findByRole('listitem');
  expect(line).not.toHaveTextContent(/normal|high/i);
});

it('archives one notification, with undo, or all of them', async () => {
  const { user, sent } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Archive: Quote accepted' }));
  expect(await screen.findByText('Notification archived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Notification restored')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Notification Settings' })).toHaveAttribute(
    'href',
    '/settings/notifications',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Archive All' }));
  expect(await screen.findByText('2 notifications archived')).toBeVisible();
  expect(sent('POST /api/notifications/archive-all')).toHaveLength(1);
});

it('groups similar notifications, marks the group as read, and expands it on request', async () => {
  const alike = { topic: 'MAIL_FAILED', title: 'Email not delivered', group: { count: 3, unread: 2 } };
  const { user, sent } = setUp(withNote(alike));
  const group = await screen.findByRole('button', { name: /^Unread 3 emails not delivered/ });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Mark these read' }));
  expect(sent(`POST /api/notifications/${noteSample.id}/read`)[0]?.body).toEqual({ wholeGroup: true });
  await user.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'true');
  expect(sent(ROUTE).some(({ path }) => path.includes(`groupOf=${noteSample.id}`))).toBe(true);
});

it('counts announcements, and marks one as read without leaving the page', async () => {
  const { user, sent, at } = setUp({ announcements: [announcementSample] });
  await user.click(await screen.findByRole('tab', { name: 'Announcements (1)' }));
  await user.click(await screen.findByText('Theatre 2 is closed'));
  expect(screen.getByText(announcementSample.message)).toBeVisible();
  expect(sent(`POST /api/announcements/${announcementSample.id}/mark`)[0]?.body).toEqual({ as: 'READ' });
  expect(at()).toBe('/here');
  const link = screen.getByRole('link', { name: 'See the plan' });
  expect(link).toHaveAttribute('target', '_blank');
});

it('includes announcements among all notifications, and marks everything as read', async () => {
  const { user, sent } = setUp({ announcements: [announcementSample] });
  expect(await screen.findByText('2 unread')).toBeVisible();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Theatre 2 is closed');
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(sent('POST /api/notifications/read-all')).toHaveLength(1);
  expect(sent(`POST /api/announcements/${announcementSample.id}/mark`)).toHaveLength(1);
});

it('counts mentions on their tab, marks one as read, and opens its note', async () => {
  const { user, sent, at } = setUp();
  await user.click(await screen.findByRole('tab', { name: 'Mentions (1)' }));
  expect(await screen.findByText('You were mentioned')).toBeVisible();
  await user.click(screen.getByText('@Amelia Nguyen, please call her'));
  expect(sent('POST /api/mentions/mark-read')[0]?.body).toEqual({ id: mentionSample.id });
  expect(at()).toBe('/clients/1?note=2');
});

it('states in each tab that it is empty', async () => {
  const silent = { ...mentionSample, note_excerpt: null, is_read: true };
  const nothing = { ...pageSample, items: [], total: 0, unread: 0 };
  const { user } = setUp({ page: nothing, mentions: [silent] });
  expect(await screen.findByText('No notifications found')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Announcements' }));
  expect(await screen.findByText('No announcements found')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Mentions' }));
  expect(await screen.findByText('You were mentioned in a note')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Unread Only' }));
  expect(await screen.findByText('No mentions found')).toBeVisible();
});

it('is accessible', async () => {
  setUp({ announcements: [announcementSample] });
  await screen.findByText('2 unread');
  await expectAccessible();
});
