import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser/visitor';
import { ensure, equal, shown } from '../run/expect';
import type { MailOf } from '../api/api.types';
import { choose, field, fillIn } from './form';

export interface Colleague {
  firstName: string;
  lastName: string;
  email: string;
}

export function title({ page }: Visitor, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Returns the link in an account email that leads to `path`. */
export function accountLink(mail: MailOf, path: string): string {
  const link = (mail.text.match(/https?:\/\/[^\s"<]+/g) ?? []).find((url) => url.includes(path));
  ensure(link, `the mail "${mail.subject}" holds a link to ${path}`);
  return link;
}

export async function askForReset(visitor: Visitor, email: string): Promise<void> {
  const { page } = visitor;
  await visitor.open('/login');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await shown(title(visitor, 'Reset your password'));
  equal(await field(page, 'Email').inputValue(), email, 'the address is not asked for twice');
  await visitor.look('forgot-password');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

export async function setNewPassword(visitor: Visitor, link: string, password: string): Promise<void> {
  const { page } = visitor;
  await visitor.follow(link);
  await shown(title(visitor, 'Choose a new password'));
  await fillIn(page, { 'New password': password, 'Repeat new password': password });
  await page.getByRole('button', { name: 'Save new password' }).click();
}

export async function invite(visitor: Visitor, colleague: Colleague, role: string): Promise<void> {
  const { page } = visitor;
  await visitor.open('/users');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await fillIn(dialog, {
    Email: colleague.email,
    'First name': colleague.firstName,
    'Last name': colleague.lastName,
  });
  await choose(page, 'Role', role);
  await visitor.look('invite');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
}

export async function deactivate(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole('link', { name, exact: true }).click();
  await shown(title(visitor, name));
  await visitor.look('colleague');
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Deactivate ${name}?` });
  await shown(dialog);
  await visitor.look('deactivate');
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
}
