import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { mount } from './app/app.mount';
import { buildRoutes } from './app/app.routes';
import { prerender, prerenderShell } from './prerender';
import { fakeServer, refusal } from './testing/fake-server';

const EARLY_FORM = readFileSync(join(__dirname, '..', 'public', 'early-form.js'), 'utf8');
const SIGN_IN = 'POST /api/auth/sign-in';

/** Renders the sign-in page as the gateway sends it, before the app's code has loaded. */
async function sentPage() {
  const { markup } = await prerender('/login');
  document.body.innerHTML = `<div id="root" data-prerendered>${markup}</div>`;
  const { fetch, received } = fakeServer({
    [SIGN_IN]: [refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password')],
  });
  globalThis.fetch = fetch;
  return { user: userEvent.setup(), received };
}

function appArrives() {
  const router = createMemoryRouter(buildRoutes('production'), { initialEntries: ['/login'] });
  return act(() => mount({ prepare: () => Promise.resolve(router) }));
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const isTaken = () => waitFor(() => expect(document.querySelector('[data-prerendered]')).toBeNull());

beforeAll(() => window.eval(EARLY_FORM));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('is hydrated by the app without any change', async () => {
  await sentPage();
  const [field, text] = [email(), document.body.textContent];
  await appArrives();
  await isTaken();
  expect(email()).toBe(field);
  expect(document.body.textContent).toBe(text);
  // React reports hydration mismatches here.
  expect(console.error).not.toHaveBeenCalled();
});

it('keeps text typed before the app loads, and the focus', async () => {
  const { user, received } = await sentPage();
  await user.type(screen.getByLabelText('Password'), 'Korimako-7');
  await user.type(email(), 'amelia@harbour');
  await appArrives();
  await isTaken();
  expect(email()).toHaveFocus();
  expect(email().closest('.Mui-focused')).not.toBeNull();
  await user.keyboard('.test{Enter}');
  await screen.findByText(/Invalid email or password/);
  expect(received).toMatchObject([{ body: { email: 'amelia@harbour.test', password: 'Korimako-7' } }]);
});

it('leaves a form submitted before the app loads for the app to send', async () => {
  const { user, received } = await sentPage();
  const form = screen.getByRole<HTMLFormElement>('form');
  // With POST, credentials never end up in the URL, even if the script above is missing.
  expect(form.method).toBe('post');
  await user.type(email(), 'amelia@harbour.test');
  await user.type(screen.getByLabelText('Password'), 'Korimako-7{Enter}');
  expect(received).toEqual([]);
  await appArrives();
  await screen.findByText(/Invalid email or password/);
  expect(received).toMatchObject([{ body: { email: 'amelia@harbour.test', password: 'Korimako-7' } }]);
});

it('leaves a button pressed before the app loads for the app to handle', async () => {
  const { user, received } = await sentPage();
  await user.type(email(), 'amelia@harbour.test');
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await appArrives();
  await screen.findByRole('heading', { name: 'Reset your password' });
  expect(email()).toHaveValue('amelia@harbour.test');
  expect(received).toEqual([]);
});

it('replays only the last of several actions', async () => {
  const { user, received } = await sentPage();
  await user.type(email(), 'amelia@harbour.test');
  await user.type(screen.getByLabelText('Password'), 'Korimako-7{Enter}');
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await appArrives();
  await screen.findByRole('heading', { name: 'Reset your password' });
  expect(received).toEqual([]);
});

it('shows an inert shell for the dashboard until the app replaces it', async () => {
  document.body.innerHTML = `<div id="root"><div class="shell-returning">${prerenderShell().markup}</div></div>`;
  expect(screen.getByRole('status')).toHaveTextContent('Loading your workspace...');
  // There is nothing to press before code has loaded to handle it.
  expect(document.querySelector('a, button')).toBeNull();
  const router = createMemoryRouter([{ path: '/', element: <h1>Today</h1> }]);
  await act(() => mount({ prepare: () => Promise.resolve(router) }));
  await screen.findByRole('heading', { name: 'Today' });
  expect(screen.queryByRole('status')).toBeNull();
});
