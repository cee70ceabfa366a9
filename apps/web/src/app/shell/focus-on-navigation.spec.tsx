import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_PAGE, renderApp } from '../../testing/render-app';

const replies = {
  'GET /api/users': [{ body: EMPTY_PAGE }],
  'GET /api/invitations': [{ body: EMPTY_PAGE }],
  'GET /api/doctors': [{ body: EMPTY_PAGE }],
};

it('keeps the focus on the first page, and moves it to the heading of each later one', async () => {
  await renderApp({ url: '/users', role: 'ORG_ADMIN', replies });
  const users = await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(users).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Doctors' }));
  const doctors = await screen.findByRole('heading', { level: 1, name: 'Doctors' });
  await waitFor(() => expect(doctors).toHaveFocus());
});
