import { screen, within } from '@testing-library/react';
import { problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { LoginPage } from './login.page';

const EMAIL = 'amelia@harbour.test';
const PASSWORD = 'Not-Korimako-7';
const wrong = problemOf(401, 'INVALID_CREDENTIALS', 'Invalid email or password');

function setUp() {
  const page = renderPage(<LoginPage />, {
    path: '/login',
    url: '/login?debug',
    isSignedIn: false,
    replies: {
      'POST /api/auth/sign-in': [{ status: 401, body: wrong }],
      'GET /health/ready': [{ body: { failing: [], checks: [] } }],
    },
  });
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return { ...page, writeText };
}

async function failToSignIn({ user }: ReturnType<typeof setUp>): Promise<void> {
  await user.click(screen.getByLabelText('Email'));
  await user.paste(EMAIL);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('alert');
}

const toggle = () => screen.getByRole('button', { name: 'Sign-in debugger' });
const panel = () => screen.getByRole('region', { name: 'Sign-in debugger' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is hidden in production by default', () => {
  renderPage(<LoginPage />, { path: '/login', isSignedIn: false, replies: {} });
  expect(screen.queryByRole('button', { name: 'Sign-in debugger' })).toBeNull();
});

it('opens and closes with its button, and exposes its state', async () => {
  const { user } = setUp();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(panel()).toHaveTextContent('Cookies');
  expect(await within(panel()).findByText(/^yes, in \d+ ms$/)).toBeInTheDocument();
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

it('shows the steps of a failed sign-in, and copies them without email or password', async () => {
  const page = setUp();
  await page.user.click(toggle());
  await failToSignIn(page);
  expect(panel()).toHaveTextContent(/Sign infailed, \d+ ms/);
  expect(panel()).toHaveTextContent('401, INVALID_CREDENTIALS, reference c-1');
  await page.user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  const report = page.writeText.mock.calls[0]?.[0] ?? '';
  expect(report).toMatch(/Sign-in debugger, \d{4}-/);
  expect(report).toContain('INVALID_CREDENTIALS');
  expect(report).not.toContain(EMAIL);
  expect(report).not.toContain(PASSWORD);
  expect(panel()).not.toHaveTextContent(EMAIL);
});

it('shows the report as text if the clipboard is unavailable', async () => {
  const { user, writeText } = setUp();
  writeText.mockRejectedValue(new Error('not allowed'));
  await user.click(toggle());
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('textbox', { name: 'The report as text' })).toHaveDisplayValue(
    /Cookies: works/,
  );
});
