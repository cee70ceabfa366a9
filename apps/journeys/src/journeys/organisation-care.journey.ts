import { ApiClient } from '../api/api.client';
import type { Visitor } from '../browser/visitor';
import { accountLink, title } from '../pages/account.pages';
import { fillSignIn } from '../pages/auth.pages';
import { signInToDemo } from '../pages/demo.pages';
import { choose, field, fillIn, toast } from '../pages/form';
import { eventually, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneMail } from './mails';

const PASSWORD = 'Correct-Horse-7';

/**
 * A super admin creates a practice and its administrator joins. Deactivating it signs its users out and only lets them back in to
 * export; then it is reactivated.
 */
export const organisationCareJourney: Journey = {
  name: 'organisation-care',
  usesDemo: true,
  async run(world) {
    const name = `Kōwhai Surgical ${world.unique()}`;
    const email = `hana.${world.unique()}@practice.example`;
    const platform = await world.visitor({ who: 'super admin', width: 1440, height: 900 });
    await signInToDemo(platform, 'superAdmin');
    await creates(platform, name, email);
    const mail = await oneMail(
      new ApiClient(world.product.nextGateway()),
      email,
      `${name} has invited you to Quillcare`,
    );
    const admin = await world.visitor({ who: 'administrator' });
    await joins(admin, accountLink(mail, '/invitation/'), name);
    await deactivates(platform, name);
    await isOut(admin, email);
    await takesAlong(admin);
    await activates(platform, name);
    await admin.open('/dashboard');
    await shown(title(admin, 'Today'), 'the dashboard after it was activated again');
    await gone(admin.page.getByText('This practice is closed.'), 'that the practice is closed');
  },
};

async function creates(platform: Visitor, name: string, email: string): Promise<void> {
  const { page } = platform;
  await platform.open('/organizations');
  await page.getByRole('button', { name: 'New organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New organisation' });
  await fillIn(dialog, { 'Name of the practice': name, 'Email of the practice': `rooms.${email}` });
  await choose(page, 'Country', 'New Zealand');
  await fillIn(dialog, { 'First name': 'Hana', 'Last name': 'Ngata' });
  await field(dialog, 'Email').fill(email);
  await platform.look('new-organisation');
  await dialog.getByRole('button', { name: 'Create and invite' }).click();
  await shown(title(platform, name), 'the page of the new practice');
  await shown(page.getByText(`${email} is invited until`), 'who is invited');
  await shown(page.getByText('Nothing failed or waiting'), 'its health');
  await platform.look('organisation');
}

async function joins(admin: Visitor, link: string, name: string): Promise<void> {
  await admin.follow(link);
  await shown(title(admin, `Join ${name}`));
  await field(admin.page, 'Password').fill(PASSWORD);
  await admin.page.getByRole('button', { name: 'Accept invitation' }).click();
  await shown(title(admin, 'Today'), 'the dashboard of the administrator');
}

async function deactivates(platform: Visitor, name: string): Promise<void> {
  const { page } = platform;
  await page.reload();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Deactivate ${name}?` });
  await shown(dialog.getByText(/Patients can finish/), 'what it means for patients');
  await fillIn(dialog, { Reason: 'The practice asked for it by phone' });
  await platform.look('deactivate');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await shown(toast(page, 'Deactivated'));
  await shown(page.getByText('The practice asked for it by phone'), 'why it is deactivated');
  await platform.look('deactivated');
}

async function isOut(admin: Visitor, email: string): Promise<void> {
  const { page } = admin;
  await eventually('the administrator is signed out', async () => {
    if (new URL(page.url()).pathname === '/login') return;
    await page.reload();
    await page.waitForURL((url) => url.pathname === '/login', { timeout: 1_000 });
  });
  await fillSignIn(admin, email, PASSWORD);
}

async function takesAlong(admin: Visitor): Promise<void> {
  const { page } = admin;
  await shown(page.getByText('This practice is closed.'), 'that the practice is closed');
  await admin.look('closed');
  await page.getByRole('link', { name: 'Export everything' }).click();
  await shown(title(admin, 'Export the whole practice'));
  await admin.look('closed-export');
}

async function activates(platform: Visitor, name: string): Promise<void> {
  const { page } = platform;
  await page.getByRole('button', { name: 'Activate again' }).click();
  const dialog = page.getByRole('dialog', { name: `Activate ${name} again?` });
  await fillIn(dialog, { Reason: 'Paid by transfer' });
  await dialog.getByRole('button', { name: 'Activate again' }).click();
  await shown(toast(page, 'Activated'));
}
