import { foundPractice } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { signInToDemo } from '../pages/demo.pages';
import { choose, errorUnder, fillIn, toast } from '../pages/form';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** The practice's emails: an unusable server explains why, templates are edited and reset, and failed emails are found. */
export const emailConfigJourney: Journey = {
  name: 'email-config',
  usesDemo: true,
  async run(world) {
    const practice = await foundPractice(world, 'Mailed Surgical');
    const admin = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await continueSession(admin, practice);
    const { page } = admin;
    await admin.open('/admin/email-config');
    await fillIn(page, { 'Sender name': 'Mailed Surgical' });
    await page.getByRole('checkbox', { name: 'Send through our own mail server' }).check();
    await fillIn(page, {
      Host: 'https://smtp.example.com',
      Port: '587',
      'Sender address': 'quotes@example.com',
    });
    await page.getByRole('button', { name: 'Save settings' }).click();
    equal((await errorUnder(page, 'Host')).includes('without https://'), true, 'what is wrong with the host');
    // A private address, so that the result does not depend on whether this machine reaches the internet.
    await fillIn(page, { Host: '10.0.0.1', Username: 'mailed', Password: 'an app password' });
    await choose(page, 'Encryption', 'STARTTLS');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await shown(page.getByText('These settings have not been tested yet.'), 'that the settings were saved');
    await page.getByRole('button', { name: 'Send test email' }).click();
    await shown(page.getByText(/This host is inside a private network/), 'the answer in plain words');
    await admin.look('settings');

    await page.getByRole('link', { name: 'Email texts' }).click();
    await page.getByRole('link', { name: /^A quote is ready/ }).click();
    await fillIn(page, { Heading: 'Your quote costs $4,500' });
    await page.getByRole('button', { name: 'Save text' }).click();
    await shown(page.getByText(/do not mention amounts of money/), 'that no amount gets in');
    await fillIn(page, { Heading: 'Hello {{firstName}}, it is ready' });
    const preview = page.frameLocator('iframe[title="The email as the patient sees it"]');
    await shown(preview.getByRole('heading', { name: 'Hello Hana, it is ready' }), 'the preview');
    await page.getByRole('button', { name: 'Save text' }).click();
    await shown(toast(page, 'The text was saved'), 'that the text was saved');
    await admin.look('text');
    await page.getByRole('button', { name: 'Use the standard text' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use the standard text' }).click();
    await shown(toast(page, 'The standard text has been restored'), 'the reset');

    const phone = await world.visitor({ who: 'phone', width: 375, height: 812 });
    await signInToDemo(phone, 'admin');
    await phone.open('/admin/mails');
    await shown(phone.page.getByText('Not delivered').first(), 'a failed email of the demonstration');
    await phone.look('board');
  },
};
