import { signInToDemo } from '../pages/demo.pages';
import { fillIn, toast } from '../pages/form';
import { gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** The administrator announces something to everyone. A colleague sees it immediately, acknowledges it, and is counted. */
export const announcementJourney: Journey = {
  name: 'announcement',
  usesDemo: true,
  async run(world) {
    const title = `Fire drill on Thursday ${world.unique()}`;
    const colleague = await world.visitor({ who: 'colleague', width: 1440, height: 900 });
    await signInToDemo(colleague, 'user');
    const admin = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signInToDemo(admin, 'admin');
    const { page } = admin;
    await admin.open('/admin/announcements');
    await shown(page.getByRole('link', { name: 'New fees from January' }), 'the practice’s draft');
    await admin.look('list');
    await page.getByRole('link', { name: 'New announcement' }).click();
    await fillIn(page, { Title: title, Message: 'Please leave by the stairs at ten.' });
    await page.getByRole('checkbox', { name: 'Everyone must acknowledge it' }).check();
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await admin.look('form');
    await page.getByRole('button', { name: 'Save announcement' }).click();
    await shown(page.getByRole('link', { name: title }), 'the announcement in the list');

    const banner = colleague.page.getByRole('region', { name: 'Announcements' });
    await shown(banner, 'the banner, without reloading');
    while (!(await banner.getByText(title).isVisible()))
      await banner.getByRole('button', { name: 'Next announcement' }).click();
    await colleague.look('banner');
    await banner.getByRole('button', { name: 'I have read this' }).click();
    await gone(banner.getByText(title), 'the acknowledged announcement');

    await page.getByRole('link', { name: title }).click();
    await shown(page.getByText(/^Acknowledged /).first(), 'who has acknowledged it');
    await admin.look('readers');
    await page.getByRole('button', { name: 'Delete' }).click();
    await shown(toast(page, 'Deleted successfully'), 'that it was deleted');

    const phone = await world.visitor({ who: 'phone', width: 375, height: 812 });
    await signInToDemo(phone, 'user');
    await phone.look('banner-phone');
  },
};
