import { screen, within } from '@testing-library/react';
import type { Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { codesSample, secondStepSample } from '../../testing/second-step.sample';
import { SecondStepSection } from './second-step.section';

const ROUTE = 'GET /api/auth/second-step';
const REMOVE = 'DELETE /api/auth/second-step/totp';
const RENEW = 'POST /api/auth/second-step/recovery-codes';
const { app, nothing, passkey } = secondStepSample;
const [phone] = passkey.passkeys;

function setUp(state: object, replies: Replies = {}) {
  return renderPage(<SecondStepSection />, {
    path: '/profile',
    replies: { [ROUTE]: [{ body: state }], ...replies },
  });
}

const section = () => screen.findByRole('region', { name: 'Two-step sign-in' });

it('shows that two-step sign-in is off, with a link to turn it on', async () => {
  setUp(nothing);
  const link = await within(await section()).findByRole('link', { name: 'Turn on two-step sign-in' });
  expect(link).toHaveAttribute('href', '/security/mfa/setup');
  expect(screen.getByText('Off')).toBeInTheDocument();
});

it('lists the account’s methods with their dates, and links to add more', async () => {
  setUp({ ...app, passkeys: [phone] });
  const items = within(await screen.findByRole('list', { name: 'Two-step sign-in' })).getAllByRole(
    'listitem',
  );
  expect(items[0]).toHaveTextContent('Authenticator app' + 'Connected on 1 Nov 2026');
  expect(items[1]).toHaveTextContent('iPhone' + 'Passkey, added on 1 Nov 2026, not used yet');
  expect(screen.getByRole('link', { name: 'Add a passkey' })).toHaveAttribute(
    'href',
    '/security/mfa/setup?way=passkey',
  );
  expect(screen.getByText('10 codes left')).toBeInTheDocument();
});

it('removes the app after explaining the consequence', async () => {
  const { user, sent } = setUp(app, {
    [ROUTE]: [{ body: app }, { body: nothing }],
    [REMOVE]: [{ body: { removed: true } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove: Authenticator app' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove the authenticator app?' });
  expect(dialog).toHaveTextContent('Removing it turns off two-step sign-in');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('link', { name: 'Turn on two-step sign-in' })).toBeInTheDocument();
  expect(sent(REMOVE)).toHaveLength(1);
});

it('does not warn that two-step sign-in turns off while another method remains', async () => {
  const { user } = setUp({ ...app, passkeys: [phone] });
  await user.click(await screen.findByRole('button', { name: 'Remove: iPhone' }));
  expect(screen.getByRole('dialog', { name: 'Remove the passkey "iPhone"?' })).toHaveTextContent(
    'You can set it up again at any time.',
  );
});

it('explains why the last method cannot be removed where the practice requires one', async () => {
  const { user } = setUp({ ...app, isRequired: true });
  const button = await screen.findByRole('button', { name: 'Remove: Authenticator app' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/Your practice requires two-step sign-in for your role/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [0, 'You have no recovery codes left.'],
  [1, 'Only 1 recovery code is left.'],
  [3, 'Only 3 recovery codes are left.'],
])('warns when %s recovery codes are left', async (left, warning) => {
  setUp({ ...app, recoveryCodesLeft: left });
  expect(await screen.findByText(new RegExp(warning))).toBeInTheDocument();
});

it('creates new recovery codes, and closes only after the user has confirmed saving them', async () => {
  const { user } = setUp(
    { ...app, recoveryCodesLeft: 4 },
    { [RENEW]: [{ body: { recoveryCodes: codesSample } }] },
  );
  expect(screen.queryByText(/Only 4/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
  const question = screen.getByRole('dialog', { name: 'Create new recovery codes?' });
  await user.click(within(question).getByRole('button', { name: 'Create new codes' }));
  const shown = await screen.findByRole('dialog', { name: 'Your new recovery codes' });
  expect(within(shown).getAllByRole('listitem')).toHaveLength(10);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Go back to the codes' }));
  await user.click(await screen.findByRole('checkbox', { name: 'I have saved these codes' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog', { name: 'Your new recovery codes' })).toBeNull();
});

it('is read-only during support access', async () => {
  const impersonation = { byName: 'Aroha', readOnly: false, expiresAt: '2026-11-20T09:00:00.000Z' };
  setUp(app, { 'GET /api/auth/session': [{ body: { ...sessionSample, impersonation } }] });
  expect(await screen.findByText('Only the account holder can change this.')).toBeInTheDocument();
  expect(within(await section()).queryByRole('button')).toBeNull();
  expect(within(await section()).queryByRole('link')).toBeNull();
});
