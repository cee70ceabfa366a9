import type { Visitor } from '../browser/visitor';
import { title } from '../pages/account.pages';
import { DEMO, signInToDemo } from '../pages/demo.pages';
import { fillIn, toast } from '../pages/form';
import { header, sidebarLink, sidebarOf } from '../pages/shell.page';
import { actFor, openPractice, supportBanner } from '../pages/support.pages';
import { contains, ensure, equal, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const PRACTICE = 'Harbour Surgical Group (demo)';
const REASON = 'Margaret asked why a quote shows no hospital fee';
const READ_ONLY = 'This support session is read-only.';

/** A super admin impersonates an administrator: looks, changes nothing, and is visible while doing it. */
export const supportJourney: Journey = {
  name: 'support',
  usesDemo: true,
  async run(world) {
    const admin = await world.visitor({ who: 'administrator' });
    await signInToDemo(admin, 'admin');
    const support = await world.visitor({ who: 'super admin' });
    await signInToDemo(support, 'superAdmin');
    await openPractice(support, PRACTICE);
    await support.look('organisation');
    await actFor(support, 'Margaret Nguyen', REASON);
    await looksAround(support);
    await isRefused(support);
    await isSeenBy(admin);
    await stops(support);
    await looksAtThePlatform(support);
    await readsTheTrail(admin);
    await onAPhone(
      await world.visitor({ who: 'super admin on a phone', width: 375, height: 812, isPhone: true }),
    );
  },
};

async function looksAround(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await shown(title(visitor, 'Today'), 'the dashboard of the administrator');
  const text = await supportBanner(page).innerText();
  contains(text, `You are acting for Margaret Nguyen at ${PRACTICE}, read-only, until`, 'the banner');
  contains(text, '30 min left', 'the time in the banner');
  await shown(
    header(page).getByText('Margaret Nguyen', { exact: true }),
    'the administrator’s name in the header',
  );
  ensure(
    !(await sidebarOf(visitor)).includes('Super admin'),
    'a super admin acting for an administrator has no platform tools',
  );
  equal(
    await page.evaluate(() => localStorage.getItem('quillcare.session')),
    null,
    'what the browser remembers of the session',
  );
  await visitor.look('acting-dashboard');
  await sidebarLink(page, 'Clients').click();
  await shown(title(visitor, 'Clients'));
  equal(
    await page.getByRole('link', { name: 'Add client' }).count(),
    0,
    'ways to add a client for who only looks',
  );
  await visitor.look('acting-clients');
}

async function isRefused(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open('/clients/new');
  await shown(supportBanner(page), 'the banner after a reload');
  await fillIn(page, {
    'First name': 'Aroha',
    'Last name': 'Ngāpō',
    Email: 'aroha@example.com',
    Phone: '0412 345 678',
  });
  await page.getByRole('button', { name: 'Add client' }).click();
  await shown(page.getByText(READ_ONLY), 'the refusal');
  await visitor.look('acting-refused');
}

/** The impersonated user sees the access among their devices, with its reason. */
async function isSeenBy(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open('/profile');
  const devices = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  const access = devices.filter({ hasText: 'Quillcare support: Aroha Williams' });
  await shown(access, 'the support access among the devices');
  contains(await access.innerText(), REASON, 'the reason beside the support access');
  await shown(access.getByRole('button', { name: /^End session: / }), 'the way to end it');
  await visitor.look('seen-in-profile');
}

async function stops(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await supportBanner(page).getByRole('button', { name: 'Stop' }).click();
  // The client whose creation was refused is still in the form.
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await shown(title(visitor, 'Organisations'));
  await shown(toast(page, 'Support access has ended'));
  await gone(supportBanner(page), 'the banner');
  await shown(
    header(page).getByText('Aroha Williams', { exact: true }),
    'the super admin’s name in the header',
  );
  ensure((await sidebarOf(visitor)).includes('Super admin'), 'the super admin has the platform tools again');
  await visitor.look('stopped');
}

async function looksAtThePlatform(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await sidebarLink(page, 'Super admin').click();
  await shown(title(visitor, 'Super admin'));
  const access = page.getByRole('row').filter({ hasText: REASON.slice(0, 10) });
  await shown(access.filter({ hasText: 'Stopped' }), 'the access that was stopped');
  await visitor.look('super-admin');
  await sidebarLink(page, 'Super admin management').click();
  await shown(title(visitor, 'Super admin management'));
  await shown(page.getByText(DEMO.superAdmin), 'the super admin among their like');
  await visitor.look('super-admin-management');
}

async function readsTheTrail(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open('/admin/audit-trail?entityType=USER');
  const entries = page.getByRole('row');
  const stopped = entries
    .filter({ hasText: 'Impersonate stop' })
    .filter({ hasText: 'Aroha Williams for Margaret Nguyen' });
  await shown(stopped, 'the end of the access with both names');
  const started = entries.filter({ hasText: 'Impersonate start' }).filter({ hasText: 'Margaret Nguyen' });
  contains(await started.first().innerText(), 'Aroha Williams', 'who began the access');
  await started.first().click();
  await shown(page.getByText(REASON), 'the reason in the audit trail');
  await visitor.look('audit-trail');
}

async function onAPhone(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await signInToDemo(visitor, 'superAdmin');
  await visitor.open('/organizations');
  await page.getByRole('link', { name: PRACTICE, exact: true }).click();
  await actFor(visitor, 'Margaret Nguyen', REASON);
  await shown(title(visitor, 'Today'));
  await visitor.look('acting');
  await supportBanner(page).getByRole('button', { name: 'Stop' }).click();
  await shown(title(visitor, 'Organisations'));
  await visitor.look('stopped');
}
