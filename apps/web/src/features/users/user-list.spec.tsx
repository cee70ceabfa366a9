import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, type Replies } from '../../testing/fake-server';
import { onPhone } from '../../testing/phone';
import { renderPage, sessionSample } from '../../testing/render-page';
import { UserListPage } from './user-list.page';

const ROUTE = 'GET /api/users';
const { organizationId: _of, ...own } = sessionSample.user;
const people = [
  { ...own, version: 1 },
  {
    ...own,
    id: '01a1fa25-0000-7000-8000-000000000009',
    version: 2,
    role: 'SALES_MANAGER',
    isActive: false,
    name: 'Daniel O’Connor',
    firstName: 'Daniel',
    lastName: 'O’Connor',
    email: 'daniel@harbour.test',
  },
];

function setUp(replies: Replies = {}, role = 'ORG_ADMIN') {
  return renderPage(<UserListPage />, {
    path: '/users',
    user: { role },
    replies: { [ROUTE]: [pageOf(people)], ...replies },
  });
}

let back: () => void;
beforeEach(() => {
  back = onPhone();
});
afterEach(() => back());

it('lists users with role and status, and marks the current one', async () => {
  setUp();
  const list = await screen.findByRole('list', { name: 'People' });
  const [amelia, daniel] = await within(list).findAllByRole('listitem');
  expect(amelia).toHaveTextContent('Amelia Nguyen(you)Active');
  expect(daniel).toHaveTextContent('Daniel O’ConnorInactive');
  expect(daniel).toHaveTextContent('Sales Manager');
  expect(within(daniel!).getByRole('link', { name: 'Daniel O’Connor' })).toHaveAttribute(
    'href',
    `/users/${people[1]!.id}`,
  );
});

it('searches and filters on the server', async () => {
  const { user, sent } = setUp();
  await user.type(await screen.findByRole('searchbox'), 'daniel');
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Inactive' }));
  await waitFor(() => {
    const asked = sent(ROUTE).at(-1)?.path;
    expect(asked).toContain('isActive=false');
    expect(asked).toContain('search=daniel');
  });
});

it('lets administrators invite a colleague', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  expect(await screen.findByRole('dialog', { name: 'Invite a colleague' })).toBeInTheDocument();
});

it('warns administrators that the plan is nearly full, with a link to it', async () => {
  const usage = (used: number) => ({ plan: 'PROFESSIONAL', items: [{ limit: 'users', used, max: 5 }] });
  setUp({ 'GET /api/subscription/usage': [{ body: usage(4) }] });
  expect(await screen.findByText('One more person fits in your plan.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/admin/billing');
});

it('offers no invitation to read-only users', async () => {
  setUp({}, 'SALES_MANAGER');
  expect(await screen.findByText('Daniel O’Connor')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Invitations' })).toHaveAttribute('href', '/users/invitations');
});
