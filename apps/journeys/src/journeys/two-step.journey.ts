import { setTimeout as pause } from 'node:timers/promises';
import type { Invitation } from '@quillcare/contracts';
import { ApiClient } from '../api/api.client';
import { foundPractice, PASSWORD, type Practice } from '../api/practice';
import type { AuthenticatorApp } from '../browser/authenticator-app';
import { givePasskeyDevice } from '../browser/passkeys';
import type { Visitor } from '../browser/visitor';
import { accountLink, title } from '../pages/account.pages';
import { fillSignIn, signIn, signOut } from '../pages/auth.pages';
import { choose, field, toast } from '../pages/form';
import {
  giveRecoveryCode,
  keepCodes,
  secondStepAsked,
  setUpApp,
  setUpPasskey,
  type SetUp,
} from '../pages/second-step.pages';
import { sidebarLink } from '../pages/shell.page';
import { equal, eventually, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { oneMail } from './mails';

const NAME = 'Chloé Dubois';
/** Longer than the five seconds a gateway caches a session. */
const DOORS_MEMORY_MS = 6_000;

/**
 * Two-step sign-in: an administrator sets up an authenticator app, loses the phone, sets it up again, and requires it of a
 * colleague, who uses a passkey and is let back in after losing it.
 */
export const twoStepJourney: Journey = {
  name: 'two-step',
  async run(world) {
    const practice = await foundPractice(world, 'Lighthouse Surgical');
    const colleague = await aColleague(world, practice);
    const admin = await world.visitor({ who: 'administrator' });
    const first = await switchesOn(admin, practice);
    await signsInWithACode(admin, practice, first);
    await losesThePhone(admin, practice, first);
    const { app } = await setsUpAnew(admin);
    // Passkeys are bound to the product's configured address.
    const visitor = await world.visitor({ who: 'colleague', origin: world.product.gateways[0]! });
    await colleagueHasTo(visitor, admin, colleague);
    await colleagueUsesThePasskey(visitor, colleague);
    await confirmsAgain(world, admin, app, practice);
    await letsTheColleagueBackIn(admin, visitor, colleague);
  },
};

/** A sales manager who accepted an invitation over the API. */
async function aColleague(world: World, { api, name }: Practice): Promise<string> {
  const email = `chloe.${world.unique()}@practice.example`;
  await api.post<Invitation>('/invitations', {
    email,
    firstName: 'Chloé',
    lastName: 'Dubois',
    role: 'SALES_MANAGER',
  });
  const link = accountLink(await oneMail(api, email, `${name} has invited you to Quillcare`), '/invitation/');
  const token = new URL(link).pathname.split('/').at(-1);
  await new ApiClient(api.origin).post(`/public/invitations/${token}/accept`, { password: PASSWORD });
  return email;
}

const region = ({ page }: Visitor) => page.getByRole('region', { name: 'Two-step sign-in' });

async function switchesOn(visitor: Visitor, practice: Practice): Promise<SetUp> {
  await signIn(visitor, practice.email, PASSWORD);
  await visitor.open('/profile');
  await region(visitor).getByRole('link', { name: 'Turn on two-step sign-in' }).click();
  await shown(title(visitor, 'Two-step sign-in'));
  const setUp = await setUpApp(visitor, 'first');
  await shown(toast(visitor.page, 'Two-step sign-in is on'));
  await shown(region(visitor).getByText('10 codes left'), 'the number of recovery codes');
  await visitor.look('profile-on');
  await signOut(visitor);
  return setUp;
}

async function signsInWithACode(visitor: Visitor, practice: Practice, { app }: SetUp): Promise<void> {
  const { page } = visitor;
  await visitor.open('/clients?search=minh');
  await fillSignIn(visitor, practice.email, PASSWORD);
  await secondStepAsked(visitor);
  await visitor.look('verify');
  await field(page, 'Code').fill('000000');
  await shown(
    page.getByRole('alert').filter({ hasText: 'This code is incorrect.' }),
    'the refusal of a wrong code',
  );
  await page.getByRole('button', { name: 'Lost your phone and recovery codes?' }).click();
  await visitor.look('verify-wrong-code');
  await field(page, 'Code').fill(await app.code());
  await shown(title(visitor, 'Clients'));
  equal(new URL(page.url()).search, '?search=minh', 'where the person was going');
  await signOut(visitor);
}

async function losesThePhone(visitor: Visitor, practice: Practice, { codes }: SetUp): Promise<void> {
  await visitor.open('/login');
  await fillSignIn(visitor, practice.email, PASSWORD);
  await secondStepAsked(visitor);
  await giveRecoveryCode(visitor, codes[0]!);
  await shown(title(visitor, 'Today'), 'the dashboard after a recovery code');
  await shown(toast(visitor.page, 'You have 9 recovery codes left'));
}

async function setsUpAnew(visitor: Visitor): Promise<SetUp> {
  const { page } = visitor;
  await visitor.open('/profile');
  await region(visitor).getByRole('button', { name: 'Remove: Authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
  await shown(dialog);
  await visitor.look('remove');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await shown(toast(page, 'Two-step sign-in is off'));
  await region(visitor).getByRole('link', { name: 'Turn on two-step sign-in' }).click();
  return setUpApp(visitor, 'again');
}

/** While the colleague works, the administrator sets the rule. The colleague's next click leads to the set-up, then continues. */
async function colleagueHasTo(visitor: Visitor, admin: Visitor, email: string): Promise<void> {
  const { page } = visitor;
  await givePasskeyDevice(visitor);
  await signIn(visitor, email, PASSWORD);
  await admin.open('/admin/organization-settings');
  const choice = admin.page
    .getByRole('region', { name: 'Two-step sign-in' })
    .getByRole('checkbox', { name: 'Sales Manager' });
  await choice.check();
  await shown(admin.page.getByText('1 person will be asked to set it up.'), 'what the rule does to people');
  await admin.look('policy');
  await admin.page.getByRole('button', { name: 'Save requirement' }).click();
  await shown(toast(admin.page, 'Saved successfully'));
  await eventually('the colleague is led to setting it up', async () => {
    if (new URL(page.url()).pathname === '/security/mfa/setup') return;
    await sidebarLink(page, 'Clients').click({ timeout: 1_000 });
    await page.waitForURL((url) => url.pathname === '/security/mfa/setup', { timeout: 1_000 });
  });
  await shown(page.getByText('Lighthouse Surgical requires two-step sign-in for your role, Sales Manager.'));
  equal(await page.getByRole('navigation').count(), 0, 'the number of ways around the page');
  await visitor.look('has-to');
  await setUpPasskey(visitor, 'has-to');
  await keepCodes(visitor, 'has-to');
  await shown(sidebarLink(page, 'Clients'), 'the shell after setting it up');
}

async function colleagueUsesThePasskey(visitor: Visitor, email: string): Promise<void> {
  const { page } = visitor;
  await visitor.open('/profile');
  const remove = region(visitor).getByRole('button', { name: 'Remove: Linux computer' });
  equal(
    await remove.getAttribute('aria-disabled'),
    'true',
    'the last second step of a role that needs one cannot be removed',
  );
  await visitor.look('profile-required');
  await signOut(visitor);
  await visitor.open('/login');
  await fillSignIn(visitor, email, PASSWORD);
  await secondStepAsked(visitor);
  await shown(page.getByRole('button', { name: 'Use a passkey', exact: true }));
  await visitor.look('verify-passkey');
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click();
  await shown(title(visitor, 'Today'), 'the dashboard after a passkey');
}

/** Half an hour later the administrator changes the colleague's role. Identity is asked for again and can be declined. */
async function confirmsAgain(
  world: World,
  visitor: Visitor,
  app: AuthenticatorApp,
  practice: Practice,
): Promise<void> {
  const { page } = visitor;
  await visitor.open('/users');
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await shown(title(visitor, NAME));
  await world.database.query(
    `update identity.session set confirmed_at = now() - interval '30 minutes'
      where organisation_id = $1 and user_id in (select id from identity."user" where email = $2)`,
    [practice.organisationId, practice.email],
  );
  await pause(DOORS_MEMORY_MS);
  await choose(page, 'Role', 'Lead Coordinator');
  const button = page.getByRole('button', { name: 'Change role' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await shown(dialog.getByRole('textbox', { name: 'Code' }));
  await visitor.look('step-up');
  await page.keyboard.press('Escape');
  await shown(
    page
      .getByRole('alert')
      .filter({ hasText: 'Nothing was changed, because you did not confirm your identity.' }),
  );
  await button.click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await app.code());
  await gone(dialog, 'the dialog');
  await shown(toast(page, 'Updated successfully'));
}

async function letsTheColleagueBackIn(admin: Visitor, visitor: Visitor, email: string): Promise<void> {
  await admin.page.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  const dialog = admin.page.getByRole('dialog', { name: `Reset two-step sign-in for ${NAME}?` });
  await shown(dialog);
  await admin.look('reset');
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await shown(toast(admin.page, 'Two-step sign-in was reset'));
  await visitor.page.waitForURL((url) => url.pathname === '/login');
  await fillSignIn(visitor, email, PASSWORD);
  // The new role requires no second step.
  await shown(title(visitor, 'Today'), 'the dashboard with the password alone');
}
