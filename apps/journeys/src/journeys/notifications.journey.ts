import type { Locator } from 'playwright-core';
import { ApiClient } from '../api/api.client';
import { draftQuote, furnishedPractice, MINH, sendQuote, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { toast } from '../pages/form';
import { equal, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';

const ASKED = 'Quote Query Received';
const ANNOUNCED = 'The phones are down until noon';

/**
 * A patient asks a question and the practice makes an announcement. Both appear in the notification centre, are archived and
 * found again, and each user chooses what to be notified of.
 */
export const notificationsJourney: Journey = {
  name: 'notifications',
  async run(world) {
    const practice = await furnishedPractice(world, 'Quiet Hours Surgical');
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, practice);
    await announceAndAsk(world, practice);
    await readsCentre(staff);
    await findsAgain(staff);
    await choosesWhatToHear(staff);

    const phone = await world.visitor({ who: 'phone', width: 375, height: 812, isPhone: true });
    await continueSession(phone, practice);
    await phone.open('/notifications');
    await shown(phone.page.getByRole('listitem').filter({ hasText: ASKED }), 'the question');
    await phone.look('page-phone');
    await phone.open('/settings/notifications');
    await shown(phone.page.getByRole('radio', { name: /^Once a week/, checked: true }), 'what was chosen');
    await phone.look('settings-phone');
  },
};

async function announceAndAsk(world: World, practice: Furnished): Promise<void> {
  await practice.api.post('/announcements', {
    title: ANNOUNCED,
    message: 'Please use the mobile at the front desk.',
    showInBanner: false,
    isActive: true,
  });
  const { link } = await sendQuote(practice, await draftQuote(practice));
  const origin = world.product.nextGateway();
  const path = `/public/quotes/${link.split('/').at(-1) ?? ''}`;
  const { identityToken } = await new ApiClient(origin).post<{ identityToken: string }>(`${path}/identify`, {
    dateOfBirth: MINH.dateOfBirth,
  });
  await new ApiClient(origin, identityToken).post(`${path}/response`, {
    response: 'query',
    queryMessage: 'May I bring my daughter to the consultation?',
  });
}

async function readsCentre(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread/ });
  await shown(bell, 'the number at the bell');
  await bell.click();
  const centre = page.getByRole('dialog', { name: 'Notifications' });
  await shown(centre.getByRole('listitem').filter({ hasText: ASKED }), 'the question in the centre');
  await staff.look('centre');
  await centre.getByRole('tab', { name: 'Announcements (1)' }).click();
  await centre.getByText(ANNOUNCED).click();
  await shown(centre.getByRole('tab', { name: 'Announcements', exact: true }), 'that it was read');
  await staff.look('announcements');
  await centre.getByRole('link', { name: 'View All Notifications' }).click();
  await gone(centre);
}

/** The page keeps its filters in the URL; archived notifications are found there and restored. */
async function findsAgain(staff: Visitor): Promise<void> {
  const { page } = staff;
  await shown(page.getByRole('heading', { name: 'Notifications', level: 1 }));
  const question = page.getByRole('listitem').filter({ hasText: ASKED });
  await shown(question, 'the question on the page');
  await staff.look('page');
  await page.getByRole('button', { name: `Archive: ${ASKED}` }).click();
  await shown(toast(page, 'Notification archived'));
  await gone(question, 'the question that was put away');
  await page.getByRole('checkbox', { name: 'Archived' }).click();
  await shown(question, 'the question in the archive');
  await page.reload();
  await page.getByRole('button', { name: `Restore: ${ASKED}` }).click();
  await gone(question, 'the question that was taken back');
  await page.getByRole('checkbox', { name: 'Archived' }).click();
  await shown(question, 'the question, back among the others');
}

async function choosesWhatToHear(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Notification Settings' }).click();
  // Each change is saved immediately.
  const kept = async (control: Locator) => {
    const answer = page.waitForResponse(
      (response) =>
        response.url().endsWith('/notification-preferences') && response.request().method() === 'PATCH',
    );
    await control.click();
    equal((await answer).status(), 200, 'that it was kept');
  };
  await kept(page.getByRole('radio', { name: /^Once a week/ }));
  await kept(page.getByRole('switch', { name: 'Quiet hours' }));
  await kept(page.getByRole('checkbox', { name: 'Callbacks: Email' }));
  await shown(page.getByLabel('From'), 'the quiet hours');
  await staff.look('settings');
  await page.reload();
  await shown(page.getByRole('radio', { name: /^Once a week/, checked: true }), 'the frequency, kept');
  await shown(page.getByRole('checkbox', { name: 'Callbacks: Email', checked: false }), 'the kind, kept');
}
