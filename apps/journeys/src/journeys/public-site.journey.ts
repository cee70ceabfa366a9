import { ApiClient } from '../api/api.client';
import { foundPractice } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { signInToDemo } from '../pages/demo.pages';
import { errorUnder, field, fillIn, holds, summaryLines } from '../pages/form';
import { contains, ensure, equal, eventually, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';

// The default of `npm start` and the journeys.
const OPERATOR = 'operator@quillcare.test';
const HOURS = 'Monday to Friday 9AM-6PM AEST';

/**
 * A visitor reads the public site and sends a message, which the operator receives. Signed-in users see another variant of the
 * site.
 */
export const publicSiteJourney: Journey = {
  name: 'public-site',
  usesDemo: true,
  async run(world) {
    const visitor = await world.visitor({ who: 'visitor' });
    await readsTheFrontPage(visitor);
    await followsTheAnchors(visitor);
    await findsWhatIsMissing(visitor);
    const message = `Can we bring our clients along? ${world.unique()}`;
    await writesToTheOperator(visitor, message);
    await theOperatorHasIt(visitor, message);
    await superAdminReadsIt(world, message);
    await readsOnAPhone(world);
    await comesBackSignedIn(world);
  },
};

async function readsTheFrontPage(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open('/');
  await shown(page.getByRole('heading', { level: 1, name: 'Surgical quotes your patients understand' }));
  for (const [name, price] of Object.entries({ Starter: '$49', Professional: '$99', Enterprise: '$199' })) {
    await shown(page.getByRole('heading', { level: 3, name }));
    await shown(page.getByText(price, { exact: true }));
  }
  await shown(page.getByText('Most Popular'));
  await visitor.look('landing');
}

/** Whether a section is right below the sticky header, or as high as the page's length allows. */
async function isInView(visitor: Visitor, section: string): Promise<void> {
  await eventually(`the section ${section} in view`, async () => {
    const found = await visitor.page.evaluate((id) => {
      const { top } = document.getElementById(id)!.getBoundingClientRect();
      const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      return { top: Math.round(top), isAtEnd: left < 2, hasFocus: document.activeElement?.id === id };
    }, section);
    ensure(found.top > 40 && (found.top < 100 || found.isAtEnd), `it is at ${JSON.stringify(found)}`);
    ensure(found.hasFocus, 'the keyboard goes on from there');
  });
}

async function followsTheAnchors(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Site', exact: true });
  for (const [name, id] of Object.entries({ Contact: 'contact', Features: 'features', Pricing: 'pricing' })) {
    await navigation.getByRole('link', { name }).click();
    await isInView(visitor, id);
  }
  await visitor.open('/terms');
  await navigation.getByRole('link', { name: 'Pricing' }).click();
  await isInView(visitor, 'pricing');
}

async function findsWhatIsMissing(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const missing = page.getByRole('heading', { level: 1, name: 'Page not found' });
  await visitor.open('/');
  const links = page.getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  for (const path of new Set(paths)) {
    await visitor.open(path);
    await shown(page.getByRole('heading', { level: 1 }));
    equal(await missing.count(), 0, `pages missing behind the link to ${path}`);
  }
  await visitor.open('/nowhere/at/all');
  await shown(missing);
  await visitor.look('not-found');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await isInView(visitor, 'contact');
}

async function writesToTheOperator(visitor: Visitor, message: string): Promise<void> {
  const { page } = visitor;
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByRole('button', { name: 'Send message' }).click();
  contains(
    (await summaryLines(page)).join('\n'),
    'Message: This field is required',
    'an empty form is explained',
  );
  equal(
    await errorUnder(form, 'Practice name'),
    'This field is required',
    'the error is shown under its field',
  );
  await visitor.look('contact-errors');
  await fillIn(form, {
    'First name': 'Siobhán',
    'Last name': "O'Brien",
    Email: 'siobhan@practice.example',
    'Practice name': 'Ngāpō & Co Surgical',
    Message: `${message}\n<b>Kind</b> regards`,
  });
  await visitor.context.setOffline(true);
  await form.getByRole('button', { name: 'Send message' }).click();
  await shown(page.getByText('Your message was not sent'));
  contains(await field(form, 'Message').inputValue(), message, 'what was typed is kept');
  await visitor.context.setOffline(false);
  await form.getByRole('button', { name: 'Send message' }).click();
  const result = page.getByRole('status').filter({ hasText: 'Message sent' });
  await shown(result);
  contains(await result.innerText(), HOURS, 'what happens next');
  await visitor.look('contact-sent');
}

async function theOperatorHasIt(visitor: Visitor, message: string): Promise<void> {
  const api = new ApiClient(visitor.origin);
  await eventually('the mail to the operator', async () => {
    const mails = (await api.mailsTo(OPERATOR)).filter(({ text }) => text.includes(message));
    equal(mails.length, 1, 'the number of mails');
    equal(mails[0]!.subject, 'Contact form: Ngāpō & Co Surgical', 'the subject');
    contains(mails[0]!.html ?? '', '&#60;b&#62;Kind', 'what was typed is no markup');
  });
}

async function superAdminReadsIt(world: World, message: string): Promise<void> {
  const admin = await world.visitor({ who: 'super admin' });
  const { page } = admin;
  await signInToDemo(admin, 'superAdmin');
  await admin.open(`/admin/contact-messages?search=${encodeURIComponent(message.split(' ').at(-1)!)}`);
  await shown(page.getByText('1 in all'));
  await shown(page.getByText('Emailed', { exact: true }));
  await admin.look('contact-messages');
  await page.getByRole('link', { name: "Siobhán O'Brien" }).click();
  const drawer = page.getByRole('dialog', { name: 'Message' });
  await shown(drawer.getByText(message));
  const reply = await drawer.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  contains(reply ?? '', 'mailto:siobhan@practice.example?subject=', 'the way to answer');
  await admin.look('contact-message');
  await page.keyboard.press('Escape');
  await gone(drawer);
}

async function readsOnAPhone(world: World): Promise<void> {
  const visitor = await world.visitor({
    who: 'visitor on a phone',
    width: 375,
    height: 812,
    isPhone: true,
    colours: 'dark',
  });
  const { page } = visitor;
  await visitor.open('/');
  await visitor.look('landing-phone');
  for (const [name, id] of Object.entries({ Features: 'features', Pricing: 'pricing', Contact: 'contact' })) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await isInView(visitor, id);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await visitor.look('menu-phone');
  for (const name of ['Terms', 'Privacy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await shown(page.getByRole('heading', { level: 1, name }));
    equal(await page.evaluate(() => window.scrollY), 0, `${name} begins at its top`);
    await visitor.look(`${name.toLowerCase()}-phone`);
  }
  await shown(page.getByText('Australian Privacy Principles'));
}

async function comesBackSignedIn(world: World): Promise<void> {
  const practice = await foundPractice(world, 'Wattle Street Surgical');
  const staff = await world.visitor({ who: 'staff', width: 768, height: 1024 });
  const { page } = staff;
  await continueSession(staff, practice);
  await staff.open('/');
  const header = page.getByRole('banner');
  await shown(header.getByRole('link', { name: 'Go to Dashboard' }));
  equal(
    await header.getByRole('link', { name: 'Admin Tools' }).getAttribute('href'),
    '/admin',
    'where Admin Tools leads',
  );
  equal(await header.getByRole('link', { name: 'Sign In' }).count(), 0, 'ways to sign in');
  await holds(field(page, 'Email'), practice.email, 'who writes is known');
  await staff.look('landing-signed-in');
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await shown(header.getByRole('link', { name: 'Sign In' }));
  await eventually('the page is loaded again', async () => {
    equal(await page.evaluate(() => 'isBefore' in window), false, 'the page from before is still there');
  });
  equal(
    await page.evaluate(() => localStorage.getItem('quillcare.session')),
    null,
    'what the browser remembers of the person',
  );
}
