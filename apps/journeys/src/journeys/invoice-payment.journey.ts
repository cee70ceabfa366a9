import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { foundPractice, type Practice } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { signInToDemo } from '../pages/demo.pages';
import { toast } from '../pages/form';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';

/** Trials end and invoices are issued by background jobs, each within a minute. */
const BY_ITSELF_MS = 120_000;

/** A practice chooses a plan, is invoiced when its trial ends, and pays. The platform matches the payment in its bank's file. */
export const invoicePaymentJourney: Journey = {
  name: 'invoice-payment',
  usesDemo: true,
  async run(world) {
    const name = `Paying Surgical ${world.unique()}`;
    const practice = await foundPractice(world, name);
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, practice);
    const { page } = staff;
    await staff.open('/admin/billing');
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    const choice = page.getByRole('dialog');
    await shown(choice.getByText(/Nothing is charged before then/), 'when it begins');
    await choice.getByRole('button', { name: 'Change plan' }).click();
    await shown(toast(page, 'Plan changed'), 'that the plan was chosen');
    await endTrial(world, practice);

    const invoice = page.getByRole('button', { name: /^Show QC-/ });
    await shown(invoice, 'the invoice, without reloading', BY_ITSELF_MS);
    const number = ((await invoice.getAttribute('aria-label')) ?? '').replace('Show ', '');
    const totalCents = await invoiceOf(page, number);
    await staff.look('to-be-paid');

    const platform = await world.visitor({ who: 'super admin', width: 1440, height: 900 });
    await signInToDemo(platform, 'superAdmin');
    await platform.open('/admin/invoices');
    await importStatement(platform.page, { number, name, totalCents });
    await shown(toast(platform.page, 'Payments recorded'), 'that the payment was recorded');
    await platform.look('recorded');

    await shown(page.getByText('Paid', { exact: true }), 'that it is paid, without reloading');
    await staff.look('paid');
  },
};

async function endTrial(world: World, { organisationId }: Practice): Promise<void> {
  const rows = await world.database.query(
    `update billing.subscription set trial_start = now() - interval '14 days', trial_end = now() where organisation_id = $1 returning id`,
    [organisationId],
  );
  equal(rows.length, 1, 'trials whose end was moved');
}

/** Opens the invoice, downloads it, and returns its total in cents. */
async function invoiceOf(page: Page, number: string): Promise<number> {
  await page.getByRole('button', { name: `Show ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(number) });
  const total = (
    await dialog
      .getByText(/^(A?\$)\d+\.\d\d$/)
      .last()
      .innerText()
  ).replace(/^A?\$/, '');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  equal(download.suggestedFilename(), `${number}.pdf`, 'the name of the file');
  const bytes = await readFile(await download.path());
  equal(bytes.subarray(0, 5).toString(), '%PDF-', 'how the file begins');
  await dialog.getByRole('button', { name: 'Close' }).click();
  return Math.round(Number(total) * 100);
}

async function importStatement(
  page: Page,
  paid: { number: string; name: string; totalCents: number },
): Promise<void> {
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
  const amount = (paid.totalCents / 100).toFixed(2);
  const rows = [
    `${today},+${amount},"Transfer ${paid.number.replaceAll('-', ' ')}",+9310.55`,
    `${today},-49.00,Rent,+9261.55`,
    `${today},12.00,Somebody else,+9273.55`,
  ];
  await page.getByRole('button', { name: 'Import bank statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' });
  const buffer = Buffer.from(rows.join('\n'));
  await dialog
    .getByLabel('Bank statement')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
  await shown(dialog.getByText(`Pays ${paid.number} of ${paid.name}`), 'the match');
  await shown(dialog.getByText('Names no invoice that exists'), 'what is left');
  await dialog.getByRole('button', { name: 'Mark 1 invoice as paid' }).click();
}
