import { screen, within } from '@testing-library/react';
import { problemOf, refusal, type Replies } from '../../testing/fake-server';
import { profileSample } from '../../testing/profile.sample';
import { renderPage } from '../../testing/render-page';
import { secondStepSample } from '../../testing/second-step.sample';
import { ProfilePage } from './profile.page';

const PROFILE = 'GET /api/profile';
const RENAME = 'PATCH /api/profile';
const PASSWORD = 'POST /api/auth/change-password';
const SESSIONS = 'GET /api/auth/sessions';
const stored = profileSample;
const device = (id: number, isCurrent: boolean) => ({
  id: `01a1fa25-0000-7000-8000-00000000002${id}`,
  device: isCurrent ? 'Firefox on Linux' : 'Safari on iPhone',
  ipAddress: '203.0.113.7',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
  isCurrent,
  support: null,
});

function setUp(replies: Replies = {}) {
  return renderPage(<ProfilePage />, {
    path: '/profile',
    replies: {
      [PROFILE]: [{ body: stored }],
      [SESSIONS]: [{ body: { items: [device(1, true), device(2, false)] } }],
      'GET /api/auth/second-step': [{ body: secondStepSample.nothing }],
      ...replies,
    },
  });
}

const region = (name: string) => screen.findByRole('region', { name });

it('shows the user’s details, and saves a new name with the version that was read', async () => {
  const { user, sent } = setUp({ [RENAME]: [{ body: { ...stored, firstName: 'Amélie', version: 4 } }] });
  const details = await region('Your details');
  expect(details).toHaveTextContent('amelia@harbour.test');
  expect(details).toHaveTextContent('Organisation Administrator');
  const first = await within(details).findByLabelText('First name');
  await user.clear(first);
  await user.click(first);
  await user.paste('Amélie');
  await user.click(within(details).getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
  expect(sent(RENAME)[0]?.body).toEqual({ firstName: 'Amélie', version: 3 });
});

it('keeps the entered text after a version conflict, and explains how to proceed', async () => {
  const conflict = problemOf(409, 'VERSION_CONFLICT', 'Someone else changed this.');
  const { user } = setUp({ [RENAME]: [{ status: 409, body: conflict }] });
  const last = await screen.findByLabelText('Last name');
  await user.click(last);
  await user.paste('-Tran');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Failed to update');
  expect(summary).toHaveTextContent('What you typed is kept. Please save again.');
  expect(last).toHaveValue('Nguyen-Tran');
});

it('changes the password, and shows a wrong current password at its field', async () => {
  const wrong = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'currentPassword', message: 'Your current password is not correct' },
  ]);
  const { user, sent } = setUp({ [PASSWORD]: [{ status: 400, body: wrong }, { body: { success: true } }] });
  const values = {
    'Current password': 'Korimako-7',
    'New password': 'Korimako-8',
    'Repeat new password': 'Korimako-8',
  };
  for (const [label, value] of Object.entries(values)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Current password: Your current password is not correct',
  );
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
  expect(sent(PASSWORD)[1]?.body).toEqual({ currentPassword: 'Korimako-7', newPassword: 'Korimako-8' });
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

it('lists active sessions, and can end any except the current one', async () => {
  const other = device(2, false);
  const { user, sent } = setUp({ [`DELETE /api/auth/sessions/${other.id}`]: [{ body: { id: other.id } }] });
  const devices = await screen.findByRole('list', { name: 'Where you are signed in' });
  const [present, elsewhere] = within(devices).getAllByRole('listitem');
  expect(present).toHaveTextContent('This device');
  expect(within(present!).queryByRole('button')).toBeNull();
  await user.click(within(elsewhere!).getByRole('button', { name: 'End session: Safari on iPhone' }));
  expect(await screen.findByText('Session ended')).toBeInTheDocument();
  expect(sent(`DELETE /api/auth/sessions/${other.id}`)).toHaveLength(1);
});

it('shows separately what could not be loaded', async () => {
  const failed = refusal(500, 'INTERNAL', 'An unknown error occurred');
  setUp({ [PROFILE]: [failed], [SESSIONS]: [failed] });
  expect(await screen.findByText('Your profile could not be loaded')).toBeInTheDocument();
  expect(await screen.findByText('Your sessions could not be loaded')).toBeInTheDocument();
  expect(screen.getByLabelText('Current password')).toBeInTheDocument();
});
