import type { Quote } from '@quillcare/contracts';
import { draftQuote, furnishedPractice, MINH, PASSWORD, type Practice } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { accountLink, invite, title } from '../pages/account.pages';
import { continueSession } from '../pages/auth.pages';
import { field, fillIn, toast } from '../pages/form';
import { QuoteViewPage } from '../pages/quote-view.page';
import { shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { oneMail } from './mails';

/** A discount above the practice's cap needs approval. Only the other administrator can approve it, and then the quote is sent. */
export const quoteApprovalJourney: Journey = {
  name: 'quote-approval',
  async run(world) {
    const practice = await furnishedPractice(world, 'Approval Surgical', MINH);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    const { page } = staff;
    await staff.open('/admin/quote-settings');
    await fillIn(page, { 'Discount without approval': '10' });
    await page.getByRole('button', { name: 'Save settings' }).click();
    await shown(page.getByText('Quote settings', { exact: true }).last(), 'that the settings were saved');
    await staff.look('settings');

    const deputy = await secondAdministrator(world, staff, practice);
    const { id, version } = await draftQuote(practice);
    const quoteDiscount = { type: 'PERCENTAGE', basisPoints: 1_500 };
    await practice.api.patch<Quote>(`/quotes/${id}`, { version, quoteDiscount });
    const view = new QuoteViewPage(staff);
    await view.open(id);
    await page.getByRole('button', { name: 'Request approval' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Reason').fill('Her third operation with us.');
    await dialog.getByRole('button', { name: 'Request approval' }).click();
    await shown(page.getByText('Her third operation with us.').first(), 'the reason');
    await staff.look('requested');
    await page.getByRole('button', { name: 'Approve discount' }).click();
    await shown(page.getByText(/You asked for this discount yourself/).first(), 'why not');
    await staff.look('own request');
    await new QuoteViewPage(deputy).open(id);
    await deputy.page.getByRole('button', { name: 'Approve discount' }).click();
    await shown(page.getByText(/Chloé Dubois approved the discount/), 'who approved it, on the open page');
    await view.send();
    await view.closeDialog();
    await view.showsStatus('Sent');
  },
};

/** Invited on the users page; joins through the link in the email. */
async function secondAdministrator(world: World, admin: Visitor, { name, api }: Practice): Promise<Visitor> {
  const email = `chloe.${world.unique()}@practice.example`;
  await invite(admin, { firstName: 'Chloé', lastName: 'Dubois', email }, 'Organisation Administrator');
  await shown(toast(admin.page, 'Email sent successfully'));
  const mail = await oneMail(api, email, `${name} has invited you to Quillcare`);
  const deputy = await world.visitor({ who: 'deputy' });
  await deputy.follow(accountLink(mail, '/invitation/'));
  await field(deputy.page, 'Password').fill(PASSWORD);
  await deputy.page.getByRole('button', { name: 'Accept invitation' }).click();
  await shown(title(deputy, 'Today'));
  return deputy;
}
