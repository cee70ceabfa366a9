import type { Page } from 'playwright-core';
import { signInToDemo } from '../pages/demo.pages';
import { choose, fillIn, holds, toast } from '../pages/form';
import { equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** Each key, and what a screen reader announces once the board has handled it. */
const BY_KEYBOARD = [
  ['Space', 'lifted from New'],
  ['ArrowRight', 'is over Contacted'],
  ['Space', 'moved to Contacted'],
] as const;

/** The board's announcements while a card is picked up, and its status once the move is stored. */
const announced = async (page: Page): Promise<string> =>
  (await page.locator('[id^="rfd-announcement"], [role="status"]').allTextContents()).join(' ');

/** A lead enquires by telephone, is moved along the board by keyboard, and becomes a client with a quote started. */
export const leadJourney: Journey = {
  name: 'lead',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'coordinator', width: 1440, height: 900 });
    await signInToDemo(staff, 'coordinator');
    const { page } = staff;
    await page
      .getByRole('link', { name: 'New Lead' })
      .or(page.getByRole('button', { name: 'New Lead' }))
      .first()
      .click();
    // The dialog opens over the list, which stays visible.
    const dialog = page.getByRole('dialog', { name: 'New lead' });
    await dialog.getByRole('button', { name: 'Add lead' }).click();
    await staff.look('missing');
    await fillIn(dialog, {
      'First name': 'Wiremu',
      'Last name': 'Parata-Henare',
      Phone: '0436 555 117',
      Email: `wiremu.${world.unique()}@patient.example`,
      'Interested in': 'Septoplasty',
      'Expected value': '5300',
      'What they asked':
        'He snores and breathes through one side only. Wants to know the cost before he sees anyone.',
    });
    await choose(page, 'Source', 'Phone call');
    await dialog.getByRole('button', { name: 'Add lead' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Wiremu Parata-Henare' }), 'the new lead');
    await staff.look('lead');

    await staff.open('/leads/board');
    const card = page.getByRole('group', { name: 'Wiremu Parata-Henare' });
    await shown(card, 'the card');
    await staff.look('board');
    await card.focus();
    for (const [key, said] of BY_KEYBOARD) {
      await page.keyboard.press(key);
      await eventually(`that the board says "${said}"`, async () =>
        equal((await announced(page)).includes(said), true, 'what a screen reader hears'),
      );
    }
    const contacted = page.getByRole('region', { name: /^Contacted/ });
    await shown(contacted.getByRole('link', { name: 'Wiremu Parata-Henare' }), 'the card in its new column');
    await staff.open('/leads');
    await staff.look('list');

    const admin = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signInToDemo(admin, 'admin');
    await admin.open('/leads?search=wiremu');
    await admin.page.getByRole('link', { name: 'Wiremu Parata-Henare' }).first().click();
    // The list has the same button and status, so the lead's own page must have opened before the button is pressed.
    await shown(
      admin.page.getByRole('heading', { level: 1, name: 'Wiremu Parata-Henare' }),
      'the lead for the administrator',
    );
    await shown(admin.page.getByText('Contacted').first(), 'that he was reached');
    await admin.page.getByRole('button', { name: 'Convert to client' }).click();
    await admin.look('convert');
    await admin.page.getByRole('button', { name: 'Add client and start quote' }).click();
    await admin.page.waitForURL(/\/quotes\/create\?clientId=/);
    await shown(toast(admin.page, 'Wiremu Parata-Henare is a client now'), 'that he is a client');
    const client = admin.page.getByRole('combobox', { name: /^Client/ });
    await holds(client, 'Wiremu Parata-Henare', 'the client of the quote');
  },
};
