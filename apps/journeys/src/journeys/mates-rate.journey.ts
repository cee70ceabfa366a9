import { furnishedPractice, MINH, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { signInToDemo } from '../pages/demo.pages';
import { choose, fillIn, toast } from '../pages/form';
import { shown } from '../run/expect';
import type { Journey } from '../run/journey';

const LABEL = 'Mates rate 20%';
/** The job that issues invoices runs four times a minute. */
const NEXT_RUN_MS = 90_000;

/** The platform gives a practice a discounted rate; the practice sees it on its invoice and in its next charge. */
export const matesRateJourney: Journey = {
  name: 'mates-rate',
  usesDemo: true,
  async run(world) {
    const practice = await furnishedPractice(world, `Mates Surgical ${world.unique()}`, MINH);
    const platform = await world.visitor({ who: 'super admin', width: 1440, height: 900 });
    await signInToDemo(platform, 'superAdmin');
    await givesRate(platform, practice);
    await activates(platform, practice);

    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, practice);
    await staff.open('/admin/billing');
    const { page } = staff;
    await shown(
      page.getByText(new RegExp(`79\\.20 plus GST on .*${LABEL}`)),
      'the next charge with the rate',
    );
    const invoice = page.getByRole('button', { name: /^Show QC-/ });
    await shown(invoice, 'the invoice, without reloading', NEXT_RUN_MS);
    await invoice.click();
    const dialog = page.getByRole('dialog');
    await shown(dialog.getByText(LABEL), 'the discount on the invoice');
    await shown(dialog.getByText(/19\.80$/), 'what it takes off');
    await staff.look('invoice');

    await platform.open('/admin/mates-rates');
    await platform.page
      .getByRole('row', { name: new RegExp(practice.name) })
      .getByText('History')
      .click();
    const history = platform.page.getByRole('dialog');
    await shown(history.getByText('On an invoice'), 'that it was applied');
    await platform.look('history');
  },
};

async function givesRate(platform: Visitor, { name }: Furnished): Promise<void> {
  const { page } = platform;
  await platform.open('/admin/mates-rates');
  await page.getByRole('button', { name: 'New mates rate' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New mates rate' });
  await dialog.getByRole('combobox', { name: /^Practice/ }).fill(name);
  await page.getByRole('option', { name }).click();
  await fillIn(dialog, { Percentage: '20', Reason: 'Founding practice' });
  await platform.look('new');
  await dialog.getByRole('button', { name: 'Save mates rate' }).click();
  await shown(toast(page, 'Mates rate saved'), 'that the rate was saved');
  await shown(page.getByRole('link', { name }), 'the rate in the list');
  await platform.look('list');
}

async function activates(platform: Visitor, { organisationId, name }: Furnished): Promise<void> {
  const { page } = platform;
  await platform.open(`/organizations/${organisationId}`);
  await page.getByRole('button', { name: 'Activate a plan' }).click();
  const dialog = page.getByRole('dialog', { name: `Activate a plan for ${name}` });
  await choose(page, 'Plan', 'Professional');
  await fillIn(dialog, { Reason: 'Signed the contract' });
  await dialog.getByRole('button', { name: 'Activate a plan' }).click();
  await shown(toast(page, 'Plan activated'), 'that the plan was activated');
}
