import { screen, within } from '@testing-library/react';
import { DEFAULT_GRANTS } from '@quillcare/contracts';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { SecondStepReset } from './second-step-reset.view';
import { UserDetailPage } from './user-detail.page';

const ID = '01a1fa25-0000-7000-8000-000000000009';
const NOW = '2026-11-01T01:00:00.000Z';
const RESET = `DELETE /api/users/${ID}/second-step`;
const person = {
  id: ID,
  version: 2,
  createdAt: NOW,
  updatedAt: NOW,
  isActive: true,
  role: 'USER' as const,
  email: 'daniel@harbour.test',
  name: 'Daniel Novak',
  firstName: 'Daniel',
  lastName: 'Novak',
};
const grants = {
  id: ID,
  version: 2,
  name: person.name,
  role: 'USER',
  grants: {},
  defaults: DEFAULT_GRANTS.USER,
  grantable: DEFAULT_GRANTS.ORG_ADMIN,
};

function setUp(replies: Replies = {}, page = <SecondStepReset person={person} />) {
  return renderPage(page, {
    path: '/users/:id',
    url: `/users/${ID}`,
    replies: {
      [`GET /api/users/${ID}`]: [{ body: person }],
      [`GET /api/users/${ID}/grants`]: [{ body: grants }],
      ...replies,
    },
  });
}

it('resets two-step sign-in after explaining the consequences', async () => {
  const { user, sent } = setUp({ [RESET]: [{ body: { id: ID } }] });
  await user.click(await screen.findByRole('button', { name: 'Reset two-step sign-in' }));
  const dialog = screen.getByRole('dialog', { name: 'Reset two-step sign-in for Daniel Novak?' });
  expect(dialog).toHaveTextContent('They are signed out everywhere and we email them');
  await user.click(within(dialog).getByRole('button', { name: 'Reset' }));
  expect(sent(RESET)).toHaveLength(1);
});

it('stays open with the reason if there is nothing to reset', async () => {
  const { user } = setUp({
    [RESET]: [refusal(404, 'NOT_FOUND', 'This person has not set it up.')],
  });
  await user.click(await screen.findByRole('button', { name: 'Reset two-step sign-in' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This person has not set it up.');
});

it('is offered to administrators only', async () => {
  const user = { ...sessionSample.user, role: 'USER', grants: { USERS: ['READ', 'UPDATE'] } };
  setUp({ 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] }, <UserDetailPage />);
  expect(await screen.findByRole('region', { name: 'Account' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reset two-step sign-in' })).toBeNull();
});

it('is not offered for the user’s own account', async () => {
  const user = { ...sessionSample.user, id: ID };
  setUp({ 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] }, <UserDetailPage />);
  expect(await screen.findByText(/This is your own account/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reset two-step sign-in' })).toBeNull();
});
