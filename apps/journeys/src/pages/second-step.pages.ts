import type { Locator } from 'playwright-core';
import { AuthenticatorApp } from '../browser/authenticator-app';
import type { Visitor } from '../browser/visitor';
import { equal, shown } from '../run/expect';
import { title } from './account.pages';
import { field } from './form';

const CODES = 10;

/** What a user has after setting up an authenticator app. */
export interface SetUp {
  app: AuthenticatorApp;
  codes: string[];
}

const heading = ({ page }: Visitor, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** From the choice of a method to the last recovery code; the page then continues by itself. */
export async function setUpApp(visitor: Visitor, look: string): Promise<SetUp> {
  const { page } = visitor;
  await shown(heading(visitor, 'Choose a method'));
  await visitor.look(`${look}-choose`);
  await page.getByRole('button', { name: 'Authenticator app', exact: true }).click();
  await shown(
    page.getByRole('img', { name: 'QR code that adds Quillcare to your authenticator app' }),
    'the QR code',
  );
  const app = new AuthenticatorApp(await field(page, 'Key').inputValue());
  await visitor.look(`${look}-app`);
  await field(page, 'Code').fill(await app.code());
  return { app, codes: await keepCodes(visitor, look) };
}

/** Reads the recovery codes, which cannot be skipped and are not shown again. */
export async function keepCodes(visitor: Visitor, look: string): Promise<string[]> {
  const { page } = visitor;
  await shown(heading(visitor, 'Save your recovery codes'));
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  equal(new Set(codes).size, CODES, 'the number of different recovery codes');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await shown(page.getByText('Save the codes, then tick this box.'), 'the reminder to keep the codes');
  await visitor.look(`${look}-codes`);
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  return codes;
}

/** Creates a passkey on the browser's virtual device. */
export async function setUpPasskey(visitor: Visitor, look: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Passkey', exact: true }).click();
  await shown(heading(visitor, 'Create a passkey'));
  equal(
    await field(page, 'Name').inputValue(),
    'Linux computer',
    'the name that is suggested for the passkey',
  );
  await visitor.look(`${look}-passkey`);
  await page.getByRole('button', { name: 'Create a passkey', exact: true }).click();
}

export async function secondStepAsked(visitor: Visitor): Promise<void> {
  await visitor.page.waitForURL((url) => url.pathname === '/security/mfa/verify');
  await shown(title(visitor, 'Two-step sign-in'));
}

export async function giveRecoveryCode({ page }: Visitor, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code', exact: true }).click();
  await field(page, 'Recovery code').fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}
