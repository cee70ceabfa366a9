import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { foundPractice, type Practice } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { signInToDemo } from '../pages/demo.pages';
import { toast } from '../pages/form';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';

/** Trials end, invoices are issued and cards are charged by background jobs within this time. */
const BY_ITSELF_MS = 120_000;
/** A card that can be added but is declined when charged. */
const EMPTY_CARD = '4000000000000341';

/** A practice adds a card that is declined, pays on the provider's page, and makes another card the default. */
export const cardPaymentJourney: Journey = {
  name: 'card-payment',
  usesDemo: true,
  async run(world) {
    const practice = await foundPractice(world, `Card Surgical ${world.unique()}`);
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, practice);
    const { page } = staff;
    await staff.open('/admin/billing');
    await shown(
      page.getByText('Each invoice says which account to pay into.'),
      'how invoices are paid at first',
    );
    await addCard(page, EMPTY_CARD);
    await shown(page.getByText('Visa ending in 0341'), 'the card');
    await staff.look('card-added');

    await endTrial(world, practice);
    const payByCard = page.getByRole('button', { name: /^Pay by card: QC-/ });
    await shown(payByCard, 'the invoice', BY_ITSELF_MS);
    await letTomorrowCome(world, practice);
    await shown(
      page.getByText(/The card was not accepted on .*The next attempt is on/),
      'that it failed',
      BY_ITSELF_MS,
    );
    await staff.look('declined');

    await payByCard.click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay' }).click();
    await shown(toast(page, 'Invoice paid'), 'that it is paid');
    await shown(page.getByText(/by credit card$/), 'how it was paid');

    await addCard(page, '5555 5555 5555 4444');
    await page.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make default' }).click();
    await shown(toast(page, 'Default card changed'), 'the change');
    await staff.look('default-changed');

    await page.getByRole('button', { name: 'Remove Visa ending in 0341' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
    await shown(toast(page, 'Card removed'), 'that it was removed');
    await seenByPlatform(world, practice);
  },
};

async function addCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Save card' }).click();
  await shown(toast(page, 'Card added'), 'that the card was added');
}

async function seenByPlatform(world: World, { name }: Practice): Promise<void> {
  const platform = await world.visitor({ who: 'super admin', width: 1440, height: 900 });
  await signInToDemo(platform, 'superAdmin');
  await platform.open(`/admin/invoices?view=all&search=${encodeURIComponent(name)}`);
  await shown(platform.page.getByText('Credit card', { exact: true }).first(), 'how it was paid');
  await platform.look('platform');
}

async function endTrial(world: World, { organisationId }: Practice): Promise<void> {
  const rows = await world.database.query(
    `update billing.subscription set renews = true, trial_start = now() - interval '14 days', trial_end = now()
      where organisation_id = $1 returning id`,
    [organisationId],
  );
  equal(rows.length, 1, 'trials whose end was moved');
}

/** Makes the invoices a day older and the practice's daily job due. */
async function letTomorrowCome(world: World, { organisationId }: Practice): Promise<void> {
  await world.database.query(
    `update billing.invoice set issued_on = issued_on - 1 where organisation_id = $1 and status = 'PENDING' returning id`,
    [organisationId],
  );
  // The practice only has scheduled jobs once the workers have discovered it.
  const until = Date.now() + BY_ITSELF_MS;
  let rows: unknown[] = [];
  while (rows.length === 0 && Date.now() < until) {
    rows = await world.database.query(
      `update billing.practice_turn set day = (now() at time zone time_zone)::date, due_at = now() - interval '1 minute'
        where organisation_id = $1 and job = 'startCharges' returning organisation_id`,
      [organisationId],
    );
    if (rows.length === 0) await pause(1_000);
  }
  equal(rows.length, 1, 'turns that came');
}
