import { confirmationLink } from '../api/confirmation';
import { PASSWORD } from '../api/practice';
import { fillSignIn, signOut, signUp, type Account } from '../pages/auth.pages';
import { errorUnder, field, fillIn, summaryLines, toast } from '../pages/form';
import { contains, equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import type { Visitor } from '../browser/visitor';

const TAKEN = 'This email is already registered. Please sign in instead.';
const WRONG =
  "Invalid email or password. Please check your credentials, try creating an account, or use 'Forgot your password?' to reset it.";

const UNCONFIRMED = 'Please check your email and click the confirmation link before signing in.';

/** A practice signs up with a mistyped address, corrects and confirms it, signs out, and signs in again. */
export const practiceJourney: Journey = {
  name: 'practice',
  async run(world) {
    const visitor = await world.visitor({ who: 'owner' });
    const account: Account = {
      firstName: 'Siobhán',
      lastName: "O'Brien",
      email: `siobhan.${world.unique()}@practice.example`,
      password: PASSWORD,
      organisation: "O'Brien & Ngāpō Surgical",
      phone: '02 9555 0147',
    };
    await signsUp(visitor, { ...account, email: account.email.replace('practice', 'pratcice') });
    await correctsTheAddress(visitor, account);
    await seesTheTrial(visitor);
    await confirmsTheAddress(visitor, account);
    await comesBack(visitor, account);
    await sameEmailTwice(world, account);
  },
};

async function signsUp(visitor: Visitor, account: Account): Promise<void> {
  const { page } = visitor;
  await visitor.open('/');
  await visitor.look('landing');
  await visitor.open('/create-account');
  await page.getByRole('button', { name: 'Create account' }).click();
  contains(
    (await summaryLines(page)).join('\n'),
    'First name: This field is required',
    'an empty form is explained',
  );
  equal(
    await errorUnder(page, 'Email'),
    'Please enter a valid email address',
    'the error is shown under its field',
  );
  await visitor.look('sign-up-errors');
  await signUp(visitor, account);
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await shown(page.getByRole('heading', { level: 1, name: 'Today' }));
  await shown(page.getByText("Siobhán O'Brien").first());
  await shown(page.getByText('Organisation Administrator').first());
  await shown(page.getByText("O'Brien & Ngāpō Surgical").first());
  await visitor.look('dashboard');
}

async function correctsTheAddress(visitor: Visitor, account: Account): Promise<void> {
  const { page } = visitor;
  const banner = page.getByRole('region', { name: 'Your email address' });
  await shown(banner.getByText('pratcice'), 'the address as it was mistyped');
  await banner.getByRole('button', { name: 'Correct your address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct your address' });
  await fillIn(dialog, { 'Correct email address': account.email, 'Your password': account.password });
  await visitor.look('correct-address');
  await dialog.getByRole('button', { name: 'Save and send a link' }).click();
  await shown(toast(page, 'Updated successfully'));
  await shown(banner.getByText(account.email), 'the corrected address');
}

/** Signing in again requires the link to be confirmed. Opening it does nothing until the button is pressed. */
async function confirmsTheAddress(visitor: Visitor, account: Account): Promise<void> {
  const { page } = visitor;
  await signOut(visitor);
  await visitor.open('/login');
  await fillSignIn(visitor, account.email, account.password);
  await shown(page.getByText(UNCONFIRMED), 'the refusal before the address is confirmed');
  await shown(page.getByRole('link', { name: 'Correct your address' }), 'the way out for a mistyped address');
  await visitor.look('not-confirmed');
  await visitor.follow(await confirmationLink(visitor.origin, account.email));
  await shown(page.getByRole('heading', { level: 1, name: 'Confirm your email address' }));
  await visitor.look('confirm-email');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await shown(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' }));
  await visitor.look('confirmed');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(visitor, account.email, account.password);
  await shown(page.getByRole('heading', { level: 1, name: 'Today' }), 'the dashboard after the confirmation');
  equal(
    await page.getByRole('region', { name: 'Your email address' }).count(),
    0,
    'banners that ask for a confirmation',
  );
}

async function seesTheTrial(visitor: Visitor): Promise<void> {
  await visitor.open('/admin/billing');
  await shown(visitor.page.getByText('14 days left').first(), 'the trial of 14 days');
  await visitor.look('billing');
}

async function comesBack(visitor: Visitor, account: Account): Promise<void> {
  const { page } = visitor;
  await signOut(visitor);
  await visitor.open('/clients?search=nobody');
  await shown(page.getByRole('heading', { level: 1, name: 'Sign in to Quillcare' }));
  await fillSignIn(visitor, account.email, 'Wrong-Password-1!');
  await shown(page.getByText(WRONG), 'the message for a wrong password');
  await visitor.look('wrong-password');
  await field(page, 'Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await shown(
    page.getByRole('heading', { level: 1, name: 'Clients' }),
    'the page that was asked for before signing in',
  );
  equal(new URL(page.url()).search, '?search=nobody', 'the search of the deep link');
}

async function sameEmailTwice(world: World, account: Account): Promise<void> {
  const visitor = await world.visitor({ who: 'second owner' });
  await visitor.open('/create-account');
  await signUp(visitor, { ...account, organisation: 'Another practice', email: account.email.toUpperCase() });
  await shown(visitor.page.getByText(TAKEN).first(), 'the message for an address that has an account');
  await visitor.look('email-taken');
}
