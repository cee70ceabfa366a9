import { SIOBHAN } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { errorUnder, field, fillIn } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { contains, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneMail } from './mails';
import { sentQuote, type SentQuote } from './sent-quote';

const TEST_KEY = 'sk_test_of_the_local_server';
const WORDS = 'If we cancel, you get all of it back within five days.';

/** A practice takes deposits to its own account. A patient accepts, pays one and gets a receipt; staff see it and refund it. */
export const depositJourney: Journey = {
  name: 'deposit',
  async run(world) {
    const sent = await sentQuote(world, 'Deposit Surgical', SIOBHAN);
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, sent.practice);
    await turnOn(staff);
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await acceptsAndPays(patient, sent);
    const { client, api } = sent.practice;
    const mail = await oneMail(api, client.email ?? '', 'Your receipt from');
    contains(mail.text, 'by card ending in 4242', 'the receipt');
    await seesAndRefunds(staff, sent);
    await patient.visitor.page.reload();
    await shown(patient.visitor.page.getByText('Your deposit was refunded.'), 'that it was given back');
  },
};

async function turnOn(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/admin/deposits');
  await fillIn(page, { 'Secret key': 'sk_test_of_nobody' });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await shown(page.getByText(/Stripe does not know this key/).first(), 'that the key was tried');
  contains(await errorUnder(page, 'Secret key'), 'copy it again', 'what to do');
  await fillIn(page, { 'Secret key': TEST_KEY });
  await page.getByRole('button', { name: 'Save settings' }).click();
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await shown(address, 'where Stripe reports to');
  contains(await address.inputValue(), '/api/webhooks/deposits/', 'the address for Stripe');
  await page.getByRole('checkbox', { name: /^Ask for a deposit/ }).check();
  await fillIn(page, {
    'If the surgery is cancelled': WORDS,
    'Signing secret of the webhook': 'whsec_of_the_local_server',
    'ABN or NZBN': '51 824 753 556',
  });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await shown(page.getByText('Deposits are on, in test mode'), 'that deposits are on');
  await staff.look('settings');
}

async function acceptsAndPays(patient: PatientPage, { link, quote }: SentQuote): Promise<void> {
  const { page } = patient.visitor;
  await patient.open(link);
  await patient.identify(SIOBHAN.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  await patient.goToChoice();
  await shown(page.getByText(/^If you accept, Deposit Surgical/), 'what would be asked for');
  await patient.visitor.look('before');
  await patient.choose('accept');
  await patient.fillAcceptance(SIOBHAN.phone);
  await patient.typeSignature("Siobhán O'Brien");
  await patient.submit('accept');
  await patient.confirm();
  await patient.showsResult('Quote Accepted Successfully');
  const pay = page.getByRole('button', { name: /^Pay deposit of/ });
  await shown(pay, 'the way to pay');
  await shown(page.getByText(WORDS), 'what becomes of it');
  await patient.visitor.look('offered');
  await pay.click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0341');
  await page.getByRole('button', { name: 'Pay' }).click();
  await shown(page.getByText('Your card was declined.'), 'that the card was declined');
  await page.getByRole('link', { name: 'Back' }).click();
  await shown(pay, 'the way to pay once more');
  await pay.click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay' }).click();
  await shown(page.getByText('Your deposit is paid. Thank you.'), 'that it is paid');
  await shown(page.getByText('Card ending in 4242'), 'the receipt');
  await patient.visitor.look('paid');
}

async function seesAndRefunds(staff: Visitor, { quote }: SentQuote): Promise<void> {
  const { page } = staff;
  await staff.open(`/quotes/view/${quote.id}`);
  const panel = page.getByRole('region', { name: 'Deposit' });
  await shown(panel.getByText('Paid', { exact: true }), 'that the quote says so');
  await staff.look('quote');
  await panel.getByRole('link', { name: 'Open the case' }).click();
  await page.getByRole('button', { name: /^Refund Q-/ }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Reason').fill('She moved abroad');
  await staff.look('refund');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await shown(page.getByText(/^Refunded .*She moved abroad/), 'that the refund is done');
  await staff.look('case');
}
