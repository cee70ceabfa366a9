import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser/visitor';
import { signInToDemo } from '../pages/demo.pages';
import { searchInPalette } from '../pages/shell.page';
import { ensure, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const CLIENT = 'Te Ariki Ngāpō';
/** One number as a receptionist hears it, reads it from a display, and finds it on paper. */
const SPELLINGS = ['+61 455 555 037', '0455 555 037', '0455555037', '455555037'];

/**
 * A client is found by phone and name, a quote by its number. The keyboard alone is enough to open them and follow their history.
 */
export const searchJourney: Journey = {
  name: 'search',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signInToDemo(staff, 'admin');
    for (const spelling of SPELLINGS) await findsTheClient(staff, spelling);
    await findsTheClient(staff, 'ngapo te ariki');
    await opensAQuoteByNumber(staff);
    await offersANewClient(staff);
    await readsTheStory(staff);

    const coordinator = await world.visitor({ who: 'coordinator', width: 375, height: 812, isPhone: true });
    await signInToDemo(coordinator, 'coordinator');
    await seesNoQuotes(coordinator);
  },
};

const found = (results: Locator, name: string | RegExp) => results.getByRole('option', { name });

async function close({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await gone(page.getByRole('dialog'), 'the search box');
}

async function findsTheClient(staff: Visitor, text: string): Promise<void> {
  const results = await searchInPalette(staff, text);
  const client = found(results, new RegExp(`${CLIENT}.*29 July 1972.*Bondi.*0455 555 037`));
  await shown(client, `${CLIENT} for "${text}"`);
  await close(staff);
}

async function opensAQuoteByNumber(staff: Visitor): Promise<void> {
  const { page } = staff;
  const byName = found(await searchInPalette(staff, 'Ngāpō'), /^Q-\d{4}-\d{6}.*Te Ariki Ngāpō/);
  await shown(byName, 'the quote of the client');
  await staff.look('by-name');
  const [number = '', year, serial] =
    /Q-(\d{4})-(\d{6})/.exec((await byName.first().textContent()) ?? '') ?? [];
  await close(staff);
  // With "/" instead of Ctrl K, without "Q-" and leading zeros, and with the keyboard alone.
  await page.keyboard.press('/');
  await shown(page.getByRole('combobox'), 'the search box');
  await page.keyboard.type(`${year} ${Number(serial)}`);
  await shown(found(page.getByRole('listbox'), new RegExp(`^${number}`)), 'the quote by its number');
  await staff.look('by-number');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/quotes\/view\//);
  await shown(page.getByRole('heading', { level: 1, name: new RegExp(number) }), 'the quote');
}

async function offersANewClient(staff: Visitor): Promise<void> {
  const { page } = staff;
  const offer = found(await searchInPalette(staff, 'zzyzx parata'), /New client “zzyzx parata”/);
  await shown(offer, 'the offer to add the client');
  await staff.look('nobody');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/clients\/new$/);
  await shown(page.getByRole('textbox', { name: 'First name' }), 'the form');
  const typed = await page.getByRole('textbox', { name: 'First name' }).inputValue();
  ensure(typed === 'Zzyzx', `the first name is filled in, found "${typed}"`);
  ensure(!page.url().includes('zzyzx'), 'the name is not in the address');
}

async function readsTheStory(staff: Visitor): Promise<void> {
  const { page } = staff;
  await shown(found(await searchInPalette(staff, CLIENT), new RegExp(`^${CLIENT}`)), 'the client');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/clients\/[0-9a-f-]{36}$/);
  await shown(page.getByRole('heading', { level: 1, name: CLIENT }), 'the client');
  const timeline = page.getByRole('group', { name: 'Timeline' });
  await shown(timeline.getByText('Quote sent'), 'that a quote was sent');
  await shown(timeline.getByText('Email with the quote'), 'the email with it');
  await staff.look('timeline');
  await page.getByRole('button', { name: 'Emails', exact: true }).focus();
  await page.keyboard.press('Enter');
  await gone(timeline.getByText('Quote sent'), 'what is no email');
  await shown(timeline.getByText('Email with the quote'), 'the email');
  await shown(timeline.getByText(/\bDelivered\b/), 'the state of the email');
}

async function seesNoQuotes(coordinator: Visitor): Promise<void> {
  const { page } = coordinator;
  const results = await searchInPalette(coordinator, 'ngapo');
  await shown(found(results, new RegExp(CLIENT)), 'the client');
  await coordinator.look('coordinator');
  ensure((await found(results, /^Q-/).count()) === 0, 'a coordinator finds no quotes');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/clients\//);
  await shown(page.getByRole('group', { name: 'Timeline' }).getByText('Client added'), 'the story');
  ensure(
    (await page.getByRole('button', { name: 'Emails', exact: true }).count()) === 0,
    'no filter for emails',
  );
  await coordinator.look('coordinator-timeline');
}
