import type { EnquiryForm, LeadDetail, LeadKey } from '@quillcare/contracts';
import { furnishedPractice } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { choose, field, fillIn, toast } from '../pages/form';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneMail } from './mails';

/**
 * A stranger enquires through the form on a phone, immediately appears on the practice's board, is contacted, becomes a client
 * and gets a quote. The practice's website adds a lead with a key.
 */
export const enquiryJourney: Journey = {
  name: 'enquiry',
  async run(world) {
    const practice = await furnishedPractice(world, 'Enquired Surgical');
    const { api, surgery } = practice;
    const slug = `enquired-${world.unique()}`;
    const staff = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await continueSession(staff, practice);
    await staff.open('/admin/enquiries');
    await field(staff.page, 'Address of the form').fill(slug);
    await staff.page.getByLabel('Accept enquiries through the form').check();
    await choose(staff.page, 'Surgeries to choose from', surgery.name);
    await staff.page.keyboard.press('Escape');
    await staff.page.getByRole('button', { name: 'Save form' }).click();
    await shown(staff.page.getByRole('link', { name: 'Open the form' }), 'the link to the form');
    await staff.look('settings');
    equal((await api.get<EnquiryForm>('/enquiry-form')).isOn, true, 'the form is on');
    await staff.open('/leads/board');

    const stranger = await world.visitor({
      who: 'stranger',
      width: 375,
      height: 812,
      isPhone: true,
    });
    await stranger.open(`/enquire/${slug}?utm_source=google&utm_campaign=Spring`);
    const { page } = stranger;
    await shown(page.getByRole('heading', { level: 1, name: 'Ask Enquired Surgical' }), 'the form');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await stranger.look('missing');
    const email = `aroha.${world.unique()}@patient.example`;
    await fillIn(page, {
      'First name': 'Aroha',
      'Last name': 'Tāwhiao',
      Phone: '0412 555 117',
      Email: email,
      'Your question': 'I breathe through one side only. What would it cost?',
    });
    await page.getByLabel('What is it about?').selectOption({ label: surgery.name });
    await page.getByLabel('Enquired Surgical may call me about my enquiry.').check();
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Thank you, Aroha' }), 'the thanks');
    await stranger.look('thanks');

    // The board updates without being touched.
    const card = staff.page.getByRole('group', { name: 'Aroha Tāwhiao' });
    await shown(card, 'the lead on the open board');
    await shown(card.getByText(/^Waiting/), 'the running clock');
    await staff.look('board');
    await card.getByRole('link', { name: 'Aroha Tāwhiao' }).click();
    await shown(staff.page.getByText('Through your enquiry form'), 'how she came');
    await shown(
      staff.page.getByText('Enquired Surgical may call me about my enquiry.'),
      'the words that she agreed to',
    );
    await staff.look('lead');
    await staff.page.getByRole('button', { name: 'Log contact' }).click();
    const dialog = staff.page.getByRole('dialog');
    await fillIn(dialog, { Note: 'Wants a date in March' });
    await staff.look('log-contact');
    await dialog.getByRole('button', { name: 'Log contact' }).click();
    await shown(toast(staff.page, 'Aroha Tāwhiao was reached'), 'that she was reached');
    await shown(staff.page.getByText(/^Reached in/), 'the clock that stands still');

    await staff.page.getByRole('button', { name: 'Convert to client' }).click();
    await staff.page.getByRole('button', { name: 'Add client and start quote' }).click();
    await staff.page.waitForURL(/\/quotes\/create\?clientId=.*surgeryId=/);
    await shown(
      staff.page.getByRole('button', { name: new RegExp(`^Remove ${surgery.name}`) }),
      'the surgery of the quote',
    );

    const { secret } = await api.post<LeadKey & { secret: string }>('/lead-keys', { name: 'Our website' });
    const response = await fetch(`${world.product.nextGateway()}/api/leads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Grace', email: 'grace@patient.example', source: 'WEBSITE' }),
    });
    equal(response.status, 201, 'the answer to the website');
    const lead = (await response.json()) as LeadDetail;
    await staff.open(`/leads/${lead.id}`);
    await shown(staff.page.getByText('Through your website (Our website)'), 'which key added the lead');
    await oneMail(api, email, 'has received your enquiry');
  },
};
