import { signInToDemo } from '../pages/demo.pages';
import { fillIn, toast } from '../pages/form';
import { gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const SEEDED_MS = 90_000;

/** A callback is promised on a lead's page, completed from "My day" by keyboard, and reopened; another one is cancelled. */
export const callbackJourney: Journey = {
  name: 'callback',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signInToDemo(staff, 'admin');
    const { page } = staff;
    await staff.open('/leads?search=isla');
    await page.getByRole('link', { name: 'Isla Mackenzie' }).first().click();
    await shown(page.getByRole('heading', { level: 1, name: 'Isla Mackenzie' }), 'the lead');
    await page.getByRole('button', { name: 'New callback' }).click();
    const promise = page.getByRole('dialog', { name: 'New callback to Isla Mackenzie' });
    const about = `Ring after five ${world.unique()}`;
    await fillIn(promise, { 'What it is about': about });
    await staff.look('new-callback');
    await promise.getByRole('button', { name: 'Add callback' }).click();
    await shown(toast(page, 'Callback added'), 'that it was added');

    await staff.open('/callbacks/my-day');
    const call = page.getByRole('region', { name: 'Callback to Isla Mackenzie' });
    await shown(call, 'the call of the day', SEEDED_MS);
    await staff.look('my-day');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('1');
    await shown(toast(page, 'Callback completed'), 'that the call is made');
    await gone(call, 'the call');
    await page.getByRole('button', { name: 'Undo' }).click();
    await shown(toast(page, 'Callback opened again'), 'that it was taken back');

    await staff.open('/callbacks?view=mine');
    await shown(page.getByText(about), 'what was promised');
    await staff.look('mine');
    await page.getByText(about).click();
    const drawer = page.getByRole('dialog', { name: 'Callback' });
    await drawer.getByRole('button', { name: 'Cancel callback' }).click();
    const cancelling = page.getByRole('dialog', { name: 'Cancel callback to Isla Mackenzie' });
    await fillIn(cancelling, { 'Why no call is needed': 'She came in.' });
    await cancelling.getByRole('button', { name: 'Cancel callback' }).click();
    await shown(drawer.getByText('Cancelled'), 'that it was cancelled');

    await staff.open('/callbacks/calendar');
    await shown(page.getByRole('grid', { name: 'Callback calendar' }), 'the calendar');
    await staff.look('calendar');
    await staff.open('/admin/callback-settings');
    await shown(page.getByRole('button', { name: 'Save settings' }), 'the settings');
    await staff.look('settings');

    const phone = await world.visitor({ who: 'phone', width: 375, height: 812, isPhone: true });
    await signInToDemo(phone, 'admin');
    await phone.open('/callbacks/my-day');
    await shown(phone.page.getByRole('heading', { level: 1, name: 'My day' }), 'the day on a phone');
    await phone.look('my-day-phone');
  },
};
