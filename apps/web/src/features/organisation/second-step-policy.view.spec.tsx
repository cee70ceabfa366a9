import { screen } from '@testing-library/react';
import type { Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { SecondStepPolicy } from './second-step-policy.view';

const stored = {
  version: 4,
  roles: ['ORG_ADMIN'],
  withoutSecondStep: { ORG_ADMIN: 0, SALES_MANAGER: 3, USER: 1 },
};
const PATCH = 'PATCH /api/organisation/mfa-policy';

function setUp(policy: object = stored, replies: Replies = {}) {
  return renderPage(<SecondStepPolicy />, {
    path: '/admin/organization-settings',
    replies: { 'GET /api/organisation/mfa-policy': [{ body: policy }], ...replies },
  });
}

const box = (name: string) => screen.findByRole('checkbox', { name });

it('shows the roles that require a second step, and how many people lack one', async () => {
  setUp();
  expect(await box('Organisation Administrator')).toBeChecked();
  const managers = await box('Sales Manager');
  expect(managers).not.toBeChecked();
  expect(managers).toHaveAccessibleDescription('3 people have not set it up');
  expect(await box('User')).toHaveAccessibleDescription('1 person has not set it up');
  expect(await box('Lead Coordinator')).toHaveAccessibleDescription('Everyone has it');
});

it('announces the effect of saving, and saves with the version that was read', async () => {
  const { user, sent } = setUp(stored, {
    [PATCH]: [{ body: { version: 5, roles: ['ORG_ADMIN', 'SALES_MANAGER', 'USER'] } }],
  });
  await user.click(await box('Sales Manager'));
  await user.click(await box('User'));
  expect(screen.getByRole('status')).toHaveTextContent('4 people will be asked to set it up.');
  await user.click(screen.getByRole('button', { name: 'Save requirement' }));
  expect(sent(PATCH).map(({ body }) => body)).toEqual([
    { version: 4, roles: ['ORG_ADMIN', 'SALES_MANAGER', 'USER'] },
  ]);
});

it('removes the requirement from a role', async () => {
  const { user, sent } = setUp(stored, { [PATCH]: [{ body: { version: 5, roles: [] } }] });
  await user.click(await box('Organisation Administrator'));
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save requirement' }));
  expect(sent(PATCH)[0]?.body).toEqual({ version: 4, roles: [] });
});

it('warns administrators who have not set up a second step themselves', async () => {
  const { user } = setUp({ ...stored, roles: [], withoutSecondStep: { ORG_ADMIN: 1 } });
  await user.click(await box('Organisation Administrator'));
  expect(screen.getByRole('status')).toHaveTextContent('You have not set it up yourself');
});

it('is read-only for users who may not change it', async () => {
  const user = { ...sessionSample.user, role: 'USER', grants: { SETTINGS: ['READ'] } };
  setUp(stored, { 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] });
  expect(
    await screen.findByText('Your practice requires it for: Organisation Administrator'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
