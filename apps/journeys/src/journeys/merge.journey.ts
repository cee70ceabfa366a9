import type { Client, Quote } from '@quillcare/contracts';
import { draftQuote, furnishedPractice, PASSWORD, SIOBHAN } from '../api/practice';
import { signIn } from '../pages/auth.pages';
import { choose, fillIn, toast } from '../pages/form';
import { equal, eventually, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** A client is entered twice; the two are merged, and separated again with their quotes, household and consents. */
export const mergeJourney: Journey = {
  name: 'merge',
  async run(world) {
    const practice = await furnishedPractice(world, 'Bronte Hand Surgery', SIOBHAN);
    const { api, client } = practice;
    const staff = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signIn(staff, practice.email, PASSWORD);
    const { page } = staff;
    const [nameOfFirst, nameOfSecond] = ["Siobhán O'Brien", "Siobhán O'Brien-Walsh"];

    await staff.open('/clients/new');
    await fillIn(page, { 'First name': 'Siobhán', 'Last name': "O'Brien-Walsh" });
    await fillIn(page, { Email: client.email, Phone: '0498 765 432' });
    // A date is typed into its day, month and year in turn.
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await page.keyboard.type('12031984');
    const warning = page.getByRole('status', { name: 'Matches found as you type' });
    await shown(warning.getByRole('link', { name: nameOfFirst }), 'the warning while typing');
    await staff.look('warning');
    await page.getByRole('button', { name: 'Add client' }).click();
    await shown(page.getByRole('heading', { level: 1, name: nameOfSecond }), 'the second record');
    const secondId = page.url().split('/').at(-1) ?? '';
    const quote: Quote = await draftQuote({ ...practice, client: { ...client, id: secondId } });
    await api.post<Client>('/clients', {
      firstName: 'Declan',
      lastName: 'Walsh',
      email: client.email,
      phone: '0498 765 432',
    });

    await page.getByRole('button', { name: 'Add a relation' }).click();
    await choose(page, 'They are', 'Their partner');
    await page.getByRole('combobox', { name: 'Client', exact: true }).fill('declan');
    await page.getByRole('option', { name: /^Declan Walsh/ }).click();
    await staff.look('relation');
    await page.getByRole('button', { name: 'Add relation' }).click();
    await shown(page.getByRole('link', { name: 'Declan Walsh' }), 'the partner');
    await page.getByRole('button', { name: 'Record consent' }).click();
    await page.getByRole('group', { name: 'SMS' }).getByRole('button', { name: 'Given' }).click();
    await staff.look('consent');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await shown(toast(page, 'Consent recorded'), 'that the consent is recorded');
    await staff.look('client');

    await staff.open('/clients');
    await shown(page.getByText('1 pair of clients may be the same person.'), 'the count of pairs');
    await page.getByRole('link', { name: 'Review' }).click();
    await shown(page.getByText('Same email and date of birth'), 'why they are suspected');
    await staff.look('duplicates');
    await page.getByRole('link', { name: nameOfFirst }).first().click();
    const name = page.getByRole('radiogroup', { name: 'Last name' });
    await name.getByRole('radio', { name: "O'Brien-Walsh" }).check();
    await staff.look('comparison');
    await page.getByRole('button', { name: 'Merge records' }).click();
    await shown(toast(page, 'Records merged'), 'that they are merged');
    await shown(page.getByRole('heading', { level: 1, name: nameOfSecond }), 'the one record');
    await shown(page.getByRole('link', { name: quote.quoteNumber }), 'the quote that followed');
    await shown(page.getByRole('link', { name: 'Declan Walsh' }), 'the partner who followed');
    const timeline = page.getByRole('group', { name: 'Timeline' });
    await shown(timeline.getByText('Merged with another record'), 'the merge in the timeline');
    await staff.look('merged');

    await staff.open(`/clients/${secondId}`);
    await eventually('the link to the former record leads to the survivor', () =>
      equal(new URL(page.url()).pathname, `/clients/${client.id}`, 'the address'),
    );
    await page.getByRole('button', { name: 'Undo merge' }).click();
    const dialog = page.getByRole('dialog');
    await staff.look('undo');
    await dialog.getByRole('button', { name: 'Undo merge' }).click();
    await shown(
      page.getByRole('heading', { level: 1, name: nameOfFirst, exact: true }),
      'its own name again',
    );
    await gone(page.getByRole('link', { name: quote.quoteNumber }), 'the quote that went back');
    await staff.open(`/clients/${secondId}`);
    await shown(page.getByRole('heading', { level: 1, name: nameOfSecond }), 'the second record again');
    await shown(page.getByRole('link', { name: quote.quoteNumber }), 'its quote');
    await shown(page.getByRole('link', { name: 'Declan Walsh' }), 'its partner');
  },
};
