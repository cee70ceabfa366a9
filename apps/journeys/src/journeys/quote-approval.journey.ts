import type { Quote } from '@quillcare/contracts';
import { draftQuote, furnishedPractice, MINH } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { field, fillIn } from '../pages/form';
import { QuoteViewPage } from '../pages/quote-view.page';
import { shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** A discount above the practice's cap is asked for, approved, and then sent. */
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
    await shown(page.getByText(/approved the discount/), 'who approved it');
    await view.send();
    await view.closeDialog();
    await view.showsStatus('Sent');
  },
};
