import { screen } from '@testing-library/react';
import type { Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { OrganisationSettingsPage } from './organisation-settings.page';

const stored = {
  ...sessionSample.organisation,
  name: "amelia's Organization",
  version: 2,
  hasPlaceholderName: true,
};
const PATCH = 'PATCH /api/organisation';

function setUp(replies: Replies = {}) {
  return renderPage(<OrganisationSettingsPage />, {
    path: '/admin/organization-settings',
    replies: {
      'GET /api/organisation': [{ body: stored }],
      'GET /api/organisation/logo': [{ body: { logo: null } }],
      'GET /api/assistant-settings': [
        { body: { version: 0, updatedAt: null, usesModel: false, hasModel: false } },
      ],
      'GET /api/note-settings': [
        { body: { version: 0, updatedAt: null, medicalRoles: [], medicalPersonIds: [] } },
      ],
      'GET /api/organisation/mfa-policy': [{ body: { version: 2, roles: [], withoutSecondStep: {} } }],
      ...replies,
    },
  });
}

it('warns of a placeholder name until a real one is entered, and saves with the version that was read', async () => {
  const { user, sent } = setUp({ [PATCH]: [{ body: { ...stored, name: 'Harbour Surgical', version: 3 } }] });
  const name = await screen.findByLabelText('Name');
  expect(screen.getByText('This is not the name of your practice yet')).toBeInTheDocument();
  await user.clear(name);
  await user.paste('Harbour Surgical');
  expect(screen.queryByText('This is not the name of your practice yet')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(sent(PATCH)[0]?.body).toEqual({ name: 'Harbour Surgical', version: 2 });
});

it.each([
  '',
  'Your Practice',
  'your organization',
  'Untitled 2',
  'Default',
  'Ana’s Practice',
  "James' Organisation",
])('warns of the placeholder name %j', async (name) => {
  setUp({ 'GET /api/organisation': [{ body: { ...stored, name } }] });
  expect(await screen.findByText('This is not the name of your practice yet')).toBeInTheDocument();
});

it('shows country and currency, and why they cannot be changed', async () => {
  setUp();
  expect(await screen.findByText('Australia')).toBeVisible();
  expect(screen.getByText('Australian dollar (AUD)')).toBeVisible();
  expect(screen.getByText(/The currency follows the country/)).toBeVisible();
});

it('rejects an invalid web address', async () => {
  const { user, sent } = setUp();
  await user.click(await screen.findByLabelText(/^Website/));
  await user.paste('harbour');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Website: Please enter a web address');
  expect(sent(PATCH)).toEqual([]);
});

it('names a person who has left among those who see medical notes, so that they can be removed', async () => {
  const priya = { id: '018f3f6e-7c1a-7b3c-8d4e-000000000001', name: 'Priya Raman', role: 'USER' };
  const left = '018f3f6e-7c1a-7b3c-8d4e-000000000002';
  const settings = { version: 3, updatedAt: null, medicalRoles: [], medicalPersonIds: [priya.id, left] };
  setUp({
    'GET /api/note-settings': [{ body: settings }],
    'GET /api/colleagues': [{ body: { items: [priya] } }],
  });
  expect(await screen.findByRole('button', { name: 'Priya Raman' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'A former colleague' })).toBeVisible();
});
