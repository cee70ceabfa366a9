import { screen } from '@testing-library/react';
import { problemOf } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { OrganisationSettingsPage } from './organisation-settings.page';

const stored = {
  ...sessionSample.organisation,
  name: "amelia's Organization",
  version: 2,
  hasPlaceholderName: true,
};
const PATCH = 'PATCH /api/organisation';

function setUp(replies: Parameters<typeof renderPage>[1]['replies'] = {}) {
  return renderPage(<OrganisationSettingsPage />, {
    path: '/admin/organization-settings',
    isSignedIn: true,
    replies: {
      'GET /api/organisation': [{ body: stored }],
      'GET /api/organisation/mfa-policy': [{ body: { version: 2, roles: [], withoutSecondStep: {} } }],
      ...replies,
    },
  });
}

it('warns of a made-up name until a real one is typed, and saves with the version that was seen', async () => {
  const { user, sent } = setUp({ [PATCH]: [{ body: { ...stored, name: 'Harbour Surgical', version: 3 } }] });
  const name = await screen.findByLabelText('Name');
  expect(screen.getByText('This is not the name of your practice yet')).toBeInTheDocument();
  await user.clear(name);
  await user.paste('Harbour Surgical');
  expect(screen.queryByText('This is not the name of your practice yet')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(sent(PATCH)[0]?.body).toMatchObject({
    name: 'Harbour Surgical',
    phone: '(02) 9234 5678',
    website: null,
    timeZone: 'Australia/Sydney',
    version: 2,
  });
});

it('names a web address that cannot be one', async () => {
  const { user, sent } = setUp();
  await user.click(await screen.findByLabelText(/^Website/));
  await user.paste('harbour');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Website: Please enter a web address');
  expect(sent(PATCH)).toEqual([]);
});

it('keeps what was typed when someone else was faster', async () => {
  const { user } = setUp({
    [PATCH]: [{ status: 409, body: problemOf(409, 'VERSION_CONFLICT', 'Someone else changed this.') }],
  });
  await user.click(await screen.findByLabelText(/^Address/));
  await user.paste('1 Harbour St');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Address/)).toHaveValue('1 Harbour St');
});
