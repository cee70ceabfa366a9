import { screen } from '@testing-library/react';
import { problemOf } from '../testing/fake-server';
import { EMPTY_PAGE, renderApp, sessionOf } from '../testing/render-app';

const FORBIDDEN = "You don't have permission to perform this action";
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('test pages', () => {
  it.each([
    ['/simple-test', 'Simple test'],
    ['/Simple-test', 'Simple test'],
    ['/admin-test', 'Admin test'],
    ['/super-admin-test', 'Super admin test'],
    ['/test-component', 'Component test'],
  ])('serves %s outside production only', async (url, name) => {
    const { unmount } = await renderApp({ url });
    expect(await title(name)).toBeInTheDocument();
    unmount();
    await renderApp({ url, environment: 'production' });
    expect(await title('Page not found')).toBeInTheDocument();
  });

  it('shows the signed-in user’s permissions', async () => {
    await renderApp({ url: '/admin-test', role: 'SALES_MANAGER' });
    expect(await screen.findByText('You are not an administrator: Sales Manager.')).toBeInTheDocument();
    const quotes = screen.getByRole('row', { name: /^Quotes/ });
    expect(quotes).toHaveTextContent('Quotesyesyesyesyesyes');
    expect(screen.getByRole('row', { name: /^Users/ })).toHaveTextContent('Usersnononono');
  });

  it('requires sign-in and returns to the page afterwards', async () => {
    await renderApp({ url: '/super-admin-test' });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/login?next=%2Fsuper-admin-test',
    );
  });
});

describe('diagnostic page', () => {
  it.each([
    ['development', 'USER', 'Diagnostic'],
    ['production', 'ORG_ADMIN', FORBIDDEN],
    ['production', 'SUPER_ADMIN', 'Diagnostic'],
  ] as const)('in %s shows a %s the page "%s"', async (environment, role, name) => {
    await renderApp({ url: '/diagnostic', environment, role });
    expect(await title(name)).toBeInTheDocument();
  });
});

describe('administrator pages', () => {
  it.each(['/admin', '/admin/billing', '/admin/subscription'])(
    'refuses other roles at %s with an explanation',
    async (url) => {
      await renderApp({ url, role: 'SALES_MANAGER' });
      expect(await title(FORBIDDEN)).toBeInTheDocument();
      expect(screen.getByText(/Ask an administrator of your practice/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/app');
    },
  );

  it('offers a way back after refusing access', async () => {
    const { user, address } = await renderApp({ url: '/', role: 'USER' });
    await user.click(await screen.findByRole('link', { name: 'Admin Tools' }));
    expect(await title(FORBIDDEN)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(address()).toBe('/');
  });

  it('opens for administrators', async () => {
    await renderApp({ url: '/admin', role: 'ORG_ADMIN' });
    expect(await title('Admin Tools')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Platform' })).toBeNull();
  });
});

it.each(['/doctors/new', '/hospitals/create', '/doctors/01930000-0000-7000-8000-000000000001/edit'])(
  'refuses %s to users who could not save it',
  async (url) => {
    await renderApp({ url, role: 'USER' });
    expect(await title(FORBIDDEN)).toBeInTheDocument();
  },
);

it('explains why the session ended and returns to the same page after sign-in', async () => {
  const body = problemOf(401, 'UNAUTHENTICATED', 'Your session has expired');
  const toldWhy = { ...body, facts: { reason: 'PASSWORD_CHANGED' } };
  const session = sessionOf('ORG_ADMIN');
  const tokens = { access_token: null, refresh_token: null, token_type: 'bearer', expires_in: 900, session };
  const { user, address } = await renderApp({
    url: '/settings?from=here',
    role: 'ORG_ADMIN',
    replies: {
      'GET /api/notifications': [{ status: 401, body }, { body: { ...EMPTY_PAGE, unread: 0 } }],
      'POST /api/auth/refresh': [{ status: 401, body: toldWhy }],
      'POST /api/auth/sign-in': [{ body: tokens }],
    },
  });
  expect(await screen.findByText('Your session has expired')).toBeInTheDocument();
  expect(screen.getByText(/Your password was changed/)).toBeInTheDocument();
  expect(address()).toBe('/login?next=%2Fsettings%3Ffrom%3Dhere');
  await user.type(screen.getByLabelText('Email'), 'amelia@harbour.test');
  await user.type(screen.getByLabelText('Password'), 'Korimako-7');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await title('Settings')).toBeInTheDocument();
  expect(address()).toBe('/settings?from=here');
});
