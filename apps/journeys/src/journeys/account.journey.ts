import type { Client } from '@quillcare/contracts';
import { ApiClient } from '../api/api.client';
import { foundPractice, MINH, PASSWORD, type Practice } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import {
  accountLink,
  askForReset,
  deactivate,
  invite,
  setNewPassword,
  title,
  type Colleague,
} from '../pages/account.pages';
import { fillSignIn } from '../pages/auth.pages';
import { field, fillIn, holds, toast } from '../pages/form';
import { chooseLanguage, header, searchInPalette, sidebarLink, sidebarOf } from '../pages/shell.page';
import { ensure, equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { oneMail } from './mails';

const NEW_PASSWORD = 'Opera-House-1973!';
const WRONG = /^Invalid email or password\./;
const SECONDS_TO_LOSE_A_SESSION = 10;
const NEW_FIRST_NAME = 'Mārgaret';
const NEW_NAME = "Mārgaret O'Brien-Ngāpō";

/** Accounts: a forgotten password, a colleague who joins and leaves, changing one's own name and the practice's, and navigation. */
export const accountJourney: Journey = {
  name: 'account',
  async run(world) {
    const practice = await foundPractice(world, 'Wattle Street Surgical');
    const client = await practice.api.post<Client>('/clients', {
      ...MINH,
      email: `minh.${world.unique()}@patient.example`,
    });
    const admin = await world.visitor({ who: 'administrator' });
    await forgetsThePassword(admin, practice);
    await colleagueComesAndGoes(world, admin, practice);
    await changesTheirNames(admin, practice);
    await renamesThePractice(admin);
    await goesByPalette(admin, client);
    await readsFrench(admin);
  },
};

/** A client without a session, to read the mailbox, because a password reset ends the administrator's sessions. */
const stranger = (practice: Practice) => new ApiClient(practice.api.origin);

async function forgetsThePassword(visitor: Visitor, practice: Practice): Promise<void> {
  const { page } = visitor;
  await askForReset(visitor, practice.email);
  await shown(title(visitor, 'Check Your Email'));
  await shown(page.getByText(`If an account uses ${practice.email}, a reset link is on its way.`));
  await visitor.look('check-your-email');
  const link = accountLink(
    await oneMail(stranger(practice), practice.email, 'Set a new password'),
    '/auth/reset-password?token=',
  );
  await setNewPassword(visitor, link, NEW_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/login');
  await shown(page.getByText('Password updated successfully!'));
  await visitor.look('password-updated');
  await fillSignIn(visitor, practice.email, PASSWORD);
  await shown(page.getByText(WRONG), 'the refusal of the old password');
  await fillSignIn(visitor, practice.email, NEW_PASSWORD);
  await shown(title(visitor, 'Today'), 'the dashboard after the new password');
  await usesTheLinkAgain(visitor, link);
}

async function usesTheLinkAgain(visitor: Visitor, link: string): Promise<void> {
  await visitor.follow(link);
  await shown(title(visitor, 'This link no longer works'), 'the message that the link was used');
  await shown(
    visitor.page.getByRole('alert').filter({ hasText: 'Reset links work once and expire after 1 hour.' }),
  );
  await shown(visitor.page.getByRole('link', { name: 'Send a new link' }));
  await visitor.look('used-link');
}

async function colleagueComesAndGoes(world: World, admin: Visitor, practice: Practice): Promise<void> {
  const colleague: Colleague = {
    firstName: 'Chloé',
    lastName: 'Dubois',
    email: `chloe.${world.unique()}@practice.example`,
  };
  await invite(admin, colleague, 'Sales Manager');
  await shown(toast(admin.page, 'Email sent successfully'));
  await admin.look('users');
  const mail = await oneMail(
    stranger(practice),
    colleague.email,
    `${practice.name} has invited you to Quillcare`,
  );
  const visitor = await world.visitor({ who: 'colleague' });
  await accepts(visitor, accountLink(mail, '/invitation/'), practice.name);
  await deactivate(admin, 'Chloé Dubois');
  await shown(toast(admin.page, 'Account deactivated successfully'));
  await isOut(visitor);
}

async function accepts(visitor: Visitor, link: string, practiceName: string): Promise<void> {
  const { page } = visitor;
  await visitor.follow(link);
  await shown(title(visitor, `Join ${practiceName}`));
  await shown(page.getByText('Sales Manager', { exact: true }), 'the role that is offered');
  await holds(field(page, 'First name'), 'Chloé', 'the first name as invited');
  await visitor.look('invitation');
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await shown(title(visitor, 'Today'));
  const entries = await sidebarOf(visitor);
  ensure(
    entries.includes('Quotes') && !entries.includes('Users'),
    `a sales manager sees quotes and no users: ${entries.join(', ')}`,
  );
  await visitor.look('colleague-dashboard');
}

/** While the colleague works, the sign-in page appears within seconds, with or without a click. */
async function isOut(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const entries = ['Clients', 'Quotes', 'Callbacks', 'Surgery cases', 'Doctors', 'Hospitals', 'Surgeries'];
  const next = entries.values();
  await eventually(
    'the session of the deactivated colleague ends',
    async () => {
      if (new URL(page.url()).pathname === '/login') return;
      const entry = next.next().value;
      if (entry) await sidebarLink(page, entry).click({ timeout: 1_000 });
      await page.waitForURL((url) => url.pathname === '/login', { timeout: 1_000 });
    },
    SECONDS_TO_LOSE_A_SESSION * 1_000,
  );
  await shown(title(visitor, 'Sign in to Quillcare'));
  await shown(page.getByText('Your session has expired', { exact: true }));
  await shown(
    page.getByText('An administrator of your practice deactivated your account.'),
    'the reason why the session ended',
  );
  await visitor.look('signed-out');
}

async function changesTheirNames(visitor: Visitor, practice: Practice): Promise<void> {
  const { page } = visitor;
  await stranger(practice).post('/auth/sign-in', { email: practice.email, password: NEW_PASSWORD });
  await page.getByRole('link', { name: 'Profile Settings' }).click();
  await shown(title(visitor, 'Profile Settings'));
  await fillIn(page, { 'First name': NEW_FIRST_NAME, 'Last name': "O'Brien-Ngāpō" });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await shown(toast(page, 'Updated successfully'));
  await shown(header(page).getByText(NEW_NAME, { exact: true }), 'the new name in the header');
  const devices = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await shown(devices);
  equal(await devices.count(), 2, 'the number of devices');
  const present = devices.filter({ hasText: 'This device' });
  equal(await present.count(), 1, 'the number of devices that are marked as the present one');
  equal(
    await present.getByRole('button').count(),
    0,
    'the number of ways to end the present session from the list',
  );
  await shown(devices.getByRole('button', { name: /^End session: / }), 'the way to end the other session');
  await visitor.look('profile');
}

async function renamesThePractice(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open('/admin/organization-settings');
  await shown(title(visitor, 'Organisation settings'));
  await field(page, 'Name').fill('Wattle & Ngāio Surgical');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await shown(toast(page, 'Saved successfully'));
  await shown(
    header(page).getByText('Wattle & Ngāio Surgical', { exact: true }),
    'the new name of the practice in the header',
  );
  await visitor.look('organisation-settings');
}

async function goesByPalette(visitor: Visitor, client: Client): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, 'minh', `${client.firstName} ${client.lastName}`, `/clients/${client.id}`);
  await shown(
    page.getByRole('heading', { level: 1, name: `${client.firstName} ${client.lastName}` }),
    'the client',
  );
  await goTo(visitor, 'audit', 'Audit trail', '/admin/audit-trail');
  await shown(title(visitor, 'Audit trail'));
}

/** Types into the command palette and chooses the first result. */
async function goTo(visitor: Visitor, text: string, label: string, path: string): Promise<void> {
  const { page } = visitor;
  const results = await searchInPalette(visitor, text);
  await shown(
    results.getByRole('option', { name: label, selected: true }),
    `"${label}" as the palette's first answer to "${text}"`,
  );
  await visitor.look(`palette-${text}`);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === path);
}

async function readsFrench(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await chooseLanguage(visitor, 'Français');
  await shown(sidebarLink(page, 'Tableau de bord'), 'the dashboard in French');
  equal(
    (await sidebarOf(visitor)).slice(0, 4),
    ['Tableau de bord', 'Patients', 'Prospects', 'Devis'],
    'the navigation in French',
  );
  await shown(page.getByRole('button', { name: 'Se déconnecter' }));
  await visitor.look('french');
  await chooseLanguage(visitor, 'English (Australia)');
  await shown(sidebarLink(page, 'Dashboard'), 'the dashboard in English');
  await visitor.look('english');
}
