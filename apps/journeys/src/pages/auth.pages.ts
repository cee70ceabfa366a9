import { field, fillIn } from './form';
import type { Practice } from '../api/practice';
import { ensure, shown } from '../run/expect';
import type { Visitor } from '../browser/visitor';

export interface Account {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  organisation: string;
  phone: string;
}

export async function signUp({ page }: Visitor, account: Account): Promise<void> {
  await fillIn(page, {
    'First name': account.firstName,
    'Last name': account.lastName,
    Email: account.email,
    Password: account.password,
    Organisation: account.organisation,
    Phone: account.phone,
  });
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function fillSignIn({ page }: Visitor, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signIn(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.open('/login');
  await fillSignIn(visitor, email, password);
  await shown(visitor.page.getByRole('heading', { level: 1, name: 'Today' }), 'the dashboard');
}

/**
 * Opens the dashboard with the administrator's API session. Most journeys start this way, because others test the form.
 */
export async function continueSession(visitor: Visitor, { api }: Practice): Promise<void> {
  ensure(api.token, 'the practice is signed in over the API');
  await visitor.context.addCookies([
    {
      name: 'qc_session',
      value: api.token,
      domain: 'localhost',
      path: '/api',
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  await visitor.context.addInitScript(() => localStorage.setItem('quillcare.signed-in', '1'));
  await visitor.open('/dashboard');
  await shown(visitor.page.getByRole('heading', { level: 1, name: 'Today' }), 'the dashboard');
}

/** Signs out at the foot of the sidebar and waits for the server, because the page changes before the response arrives. */
export async function signOut({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await shown(page.getByText('Logged out successfully').first(), 'that the session has ended');
}
