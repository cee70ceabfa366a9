import { draftQuote, furnishedPractice, type Person } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { factsOf, field, fillIn } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { oneMail } from './mails';
import type { SentQuote } from './sent-quote';

const OTIS: Person = {
  firstName: 'Otis',
  lastName: 'Young',
  phone: '0433 555 028',
  dateOfBirth: '2012-05-06',
};
const GUARDIAN = 'Aroha Young';
const NEEDED = 'younger than 18, so a parent, guardian or substitute decision maker must accept';

/**
 * A child's quote is signed by the mother, who verifies her own email address with a code. Staff know of her before they send it.
 */
export const guardianJourney: Journey = {
  name: 'guardian',
  async run(world) {
    const practice = await furnishedPractice(world, 'Young Patients Surgical', OTIS);
    const draft = await draftQuote(practice);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    const view = new QuoteViewPage(staff);
    await view.open(draft.id);
    const link = await view.send(async () => {
      await shown(staff.page.getByText(NEEDED, { exact: false }), 'that the patient is a child');
      await staff.look('send');
    });
    const sent = { practice, quote: draft, link };
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await motherSigns(world, patient, sent);
    await staff.page.reload();
    await view.showsStatus('Accepted');
    equal(await factsOf(staff.page, 'Authority'), ['parental responsibility'], 'the authority');
  },
};

async function motherSigns(world: World, patient: PatientPage, { practice, quote, link }: SentQuote) {
  const { page, visitor } = patient;
  const mother = `aroha.${world.unique()}@patient.example`;
  await visitor.follow(link);
  await patient.identify(OTIS.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  const form = await patient.choose('accept');
  await shown(form.getByText('Patients under 18 cannot sign alone.', { exact: false }));
  equal(await form.getByRole('radio', { name: 'Me, the patient' }).count(), 0, 'ways to sign alone');
  await patient.fillAcceptance(OTIS.phone);
  await patient.typeSignature(GUARDIAN);
  await patient.submit('accept');
  equal((await patient.problems()).length, 1, 'what is missing: who signs');
  await form.getByRole('radio', { name: 'A parent or guardian of the patient' }).check();
  await fillIn(form, {
    'Full name of the person signing': GUARDIAN,
    'How are you related to the patient?': 'mother',
    'What is your authority to sign?': 'parental responsibility',
    'Your own email address': mother,
  });
  await form.getByRole('button', { name: 'Email me a code' }).click();
  const mail = await oneMail(practice.api, mother, 'Your code');
  await field(form, 'Code from our email').fill(/\d{6}/.exec(mail.text)?.[0] ?? '');
  await visitor.look('code');
  await form.getByRole('button', { name: 'Confirm address' }).click();
  await shown(form.getByText('Address confirmed.'));
  await visitor.look('confirmed');
  await patient.submit('accept');
  await shown(patient.dialog.getByText(`${GUARDIAN} (mother)`), 'who signs, before it is final');
  await patient.confirm();
  await patient.showsResult('Quote Accepted Successfully');
  const receipt = await oneMail(practice.api, mother, 'has received your acceptance');
  await shown(page.getByRole('heading', { level: 1 }).first());
  equal(receipt.text.includes(`Dear ${GUARDIAN}`), true, 'whom the receipt greets');
}
