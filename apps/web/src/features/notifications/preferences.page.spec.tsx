import { screen, waitFor } from '@testing-library/react';
import { notificationKind, type NotificationPreferences } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { NotificationPreferencesPage } from './preferences.page';

const ROUTE = 'PATCH /api/notification-preferences';
const everywhere = { banner: true, inApp: true, email: true };
const preferences: NotificationPreferences = {
  userId: '01a1fa25-0000-7000-8000-000000000001',
  showBannerNotifications: true,
  showInAppNotifications: true,
  emailNotifications: true,
  emailFrequency: 'DAILY_DIGEST',
  urgentAtOnce: true,
  notificationTypes: Object.fromEntries(
    notificationKind.options.map((kind) => [kind, everywhere]),
  ) as NotificationPreferences['notificationTypes'],
  quietHours: null,
  quietDays: [],
};

const setUp = (stored: Partial<NotificationPreferences> = {}, status = 200) =>
  renderPage(<NotificationPreferencesPage />, {
    path: '/settings/notifications',
    replies: {
      'GET /api/notification-preferences': [{ body: { ...preferences, ...stored } }],
      [ROUTE]: [{ status, body: { ...preferences, ...stored } }],
    },
  });

it('explains how urgent emails relate to the other settings', async () => {
  setUp();
  const urgent = await screen.findByRole('switch', { name: 'Email me about urgent matters straight away' });
  expect(urgent).toBeChecked();
  expect(urgent).toHaveAccessibleDescription(/unless you chose Never.*quiet hours/);
});

it('saves each change immediately', async () => {
  const { user, sent } = setUp();
  await user.click(await screen.findByRole('radio', { name: /Once a week/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Callbacks: Email' }));
  await user.click(screen.getByRole('switch', { name: 'In the app' }));
  await waitFor(() =>
    expect(sent(ROUTE).map(({ body }) => body)).toEqual([
      { emailFrequency: 'WEEKLY_DIGEST' },
      { notificationTypes: { CALLBACKS: { email: false } } },
      { showInAppNotifications: false },
    ]),
  );
});

it('sets quiet hours and days', async () => {
  const { user, sent } = setUp({ quietHours: { from: '20:00', to: '06:00' } });
  const from = await screen.findByLabelText('From');
  await user.clear(from);
  await user.type(from, '21:30');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Sun' }));
  await waitFor(() =>
    expect(sent(ROUTE).map(({ body }) => body)).toEqual([
      { quietHours: { from: '21:30', to: '06:00' } },
      { quietDays: [7] },
    ]),
  );
});

it('says why quiet hours without a length, and a week without email, are not saved', async () => {
  const { user, sent } = setUp({
    quietHours: { from: '20:00', to: '06:00' },
    quietDays: [1, 2, 3, 4, 5, 6],
  });
  const until = await screen.findByLabelText('Until');
  await user.clear(until);
  await user.type(until, '20:00');
  await user.tab();
  expect(until).toHaveAccessibleDescription('Not saved: choose two different times.');
  await user.clear(until);
  await user.tab();
  expect(until).toHaveAccessibleDescription('Not saved: choose both times.');
  await user.click(screen.getByRole('button', { name: 'Sun' }));
  expect(screen.getByRole('group', { name: 'Days without email' })).toHaveAccessibleDescription(
    'At least one day must stay for emails.',
  );
  expect(sent(ROUTE)).toEqual([]);
});

it('disables email options when email is off, and never offers email for announcements', async () => {
  setUp({ emailNotifications: false });
  expect(await screen.findByRole('radio', { name: /Once a day/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Callbacks: Email' })).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Announcements: Email' })).not.toBeInTheDocument();
});

it('reverts a change that could not be saved', async () => {
  const { user } = setUp({}, 503);
  const inApp = await screen.findByRole('switch', { name: 'In the app' });
  await user.click(inApp);
  await waitFor(() => expect(inApp).toBeChecked());
});

it('is accessible', async () => {
  setUp({ quietHours: { from: '20:00', to: '06:00' } });
  await screen.findByLabelText('From');
  await expectAccessible();
});
