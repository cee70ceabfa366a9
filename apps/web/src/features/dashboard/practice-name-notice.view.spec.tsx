import { screen } from '@testing-library/react';
import { renderPage, sessionSample } from '../../testing/render-page';
import { PracticeNameNotice } from './practice-name-notice.view';

function show(name: string, role: 'ORG_ADMIN' | 'SALES_MANAGER' = 'ORG_ADMIN') {
  const { user, organisation } = sessionSample;
  const session = { ...sessionSample, user: { ...user, role }, organisation: { ...organisation, name } };
  return renderPage(
    <>
      <PracticeNameNotice />
      <p>Today</p>
    </>,
    { path: '/dashboard', replies: { 'GET /api/auth/session': [{ body: session }] } },
  );
}

it.each(['', "amelia's Organization", 'Your Practice', 'Untitled', 'Default clinic'])(
  'asks administrators to replace the placeholder name %j',
  async (name) => {
    const { user } = show(name);
    expect(await screen.findByText('Give your practice its name')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Change name' }));
    expect(await screen.findByText('At /admin/organization-settings')).toBeVisible();
  },
);

it('is hidden for a real name', async () => {
  show('Harbour Surgical');
  await screen.findByText('Today');
  expect(screen.queryByRole('status')).toBeNull();
});

it('is hidden from users who cannot change the name', async () => {
  show("amelia's Organization", 'SALES_MANAGER');
  await screen.findByText('Today');
  expect(screen.queryByRole('status')).toBeNull();
});
