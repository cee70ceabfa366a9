import type { SurgeryCase } from '@quillcare/contracts';
import { ApiFailure } from '../api/api.client';
import { draftQuote, PASSWORD, sendQuote, TE_ARIKI } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { signIn } from '../pages/auth.pages';
import { factsOf, field, fillIn, toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { equal, lacks, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCase } from './facts';
import { linkIn, oneMail } from './mails';
import { sentQuote, type SentQuote } from './sent-quote';

const PRACTICE = 'At The Desk Surgical';
const GUARDIAN = 'Hinemoa Ngāpō';
const RELATIONSHIP = 'mother';
const DENIAL = 'I only asked what it costs';
const AUTHORITY = 'parental responsibility';

/**
 * A guardian signs on the practice's device, which shows nothing else. Two acceptances are given by telephone: one is confirmed,
 * one denied.
 */
export const assistedSigningJourney: Journey = {
  name: 'assisted-signing',
  async run(world) {
    const sent = await sentQuote(world, PRACTICE, TE_ARIKI);
    const staff = await world.visitor({ who: 'staff', width: 1024, height: 768 });
    // A separate session, because handing the device over locks it.
    await signIn(staff, sent.practice.email, PASSWORD);
    await handsOver(staff, sent);
    await showsNothingElse(staff, sent);
    await guardianSigns(new PatientPage(staff), sent);
    await handsBack(staff, sent);

    const { practice } = sent;
    const second = { practice, ...(await sendQuote(practice, await draftQuote(practice))) };
    await recordsByTelephone(staff, second);
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await confirmsByMail(patient, second);
    await shown(
      staff.page.getByText('Recorded by staff, and confirmed by the patient'),
      'on the open page, that the patient confirmed',
    );
    await staff.look('confirmed');

    const third = { practice, ...(await sendQuote(practice, await draftQuote(practice))) };
    await recordsByTelephone(staff, third);
    await deniesByMail(patient, third);
    await isHeld(staff, third);
  },
};

async function handsOver(staff: Visitor, { quote }: SentQuote): Promise<void> {
  const { page } = staff;
  const view = new QuoteViewPage(staff);
  await view.open(quote.id);
  await view.choose('Sign on this device');
  await staff.look('hand-over');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await page.waitForURL(/\/quote\/accept\//);
  await shown(page.getByText(`This device belongs to ${PRACTICE}.`), 'whose device it is');
}

/** Opening another tab or calling the API reveals nothing of the practice. */
async function showsNothingElse(staff: Visitor, { practice, quote }: SentQuote): Promise<void> {
  const tab = await staff.context.newPage();
  await tab.goto(new URL(`/clients/${practice.client.id}`, staff.origin).href);
  await tab.waitForURL(/\/locked/);
  await shown(tab.getByRole('heading', { level: 1, name: 'This device is locked' }));
  lacks(await tab.content(), TE_ARIKI.lastName, 'the locked screen');
  const statuses = await tab.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    [`/api/clients/${practice.client.id}`, `/api/quotes/${quote.id}`, '/api/quotes'],
  );
  equal(statuses, [403, 403, 403], 'what the API answers to a locked session');
  await tab.close();
}

async function guardianSigns(patient: PatientPage, { quote }: SentQuote): Promise<void> {
  const { page, visitor } = patient;
  await patient.identify(TE_ARIKI.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  const form = await patient.choose('accept');
  await form.getByRole('radio', { name: 'A parent or guardian of the patient' }).check();
  await patient.fillAcceptance(TE_ARIKI.phone);
  await patient.typeSignature(GUARDIAN);
  await patient.submit('accept');
  equal((await patient.problems()).length, 3, 'what is missing of whoever signs for somebody else');
  await fillIn(form, {
    'Full name of the person signing': GUARDIAN,
    'How are you related to the patient?': RELATIONSHIP,
    'What is your authority to sign?': AUTHORITY,
  });
  await visitor.look('guardian');
  await patient.submit('accept');
  await shown(patient.dialog.getByText(`${GUARDIAN} (${RELATIONSHIP})`), 'who signs, before it is final');
  await patient.confirm();
  await patient.showsResult('Quote Accepted Successfully');
  await shown(page.getByRole('heading', { name: 'Thank you' }), 'the thanks');
  await visitor.look('thanks');
}

async function handsBack(staff: Visitor, { practice, quote }: SentQuote): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Hand the device back' }).or(handBackLink(staff)).last().click();
  await shown(page.getByRole('heading', { level: 1, name: 'This device is locked' }));
  await staff.look('locked');
  await field(page, 'Password').fill('not the password');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await shown(page.getByRole('alert'), 'that the password is wrong');
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.waitForURL((url) => url.pathname === `/quotes/view/${quote.id}`);
  await new QuoteViewPage(staff).showsStatus('Accepted');
  equal(await factsOf(page, 'Authority'), [AUTHORITY], 'the authority');
  equal(await factsOf(page, 'Accepted'), ['On the practice’s device'], 'how it was signed');
  await staff.look('signed');
  const { acceptance } = await practice.api.quote(quote.id);
  equal(
    acceptance?.signatory,
    {
      role: 'GUARDIAN',
      name: GUARDIAN,
      relationship: RELATIONSHIP,
      authority: AUTHORITY,
      email: '',
      mailTo: 'PATIENT',
    },
    'who signed',
  );
  await oneCase(practice.api, quote.id);
}

function handBackLink({ page }: Visitor) {
  return page.getByRole('link', { name: 'Hand the device back' });
}

async function recordsByTelephone(staff: Visitor, { quote }: SentQuote): Promise<void> {
  const { page } = staff;
  const view = new QuoteViewPage(staff);
  await view.open(quote.id);
  await view.choose('Record an acceptance');
  const dialog = page.getByRole('dialog', { name: 'Record an acceptance' });
  await dialog
    .getByLabel(/^Notes/)
    .fill('Confirmed his date of birth and address, and agreed to everything.');
  await dialog.getByRole('checkbox', { name: 'The patient agreed to the terms and conditions' }).check();
  await dialog.getByRole('checkbox', { name: 'The patient agreed to the treatment plan' }).check();
  await staff.look('record');
  await dialog.getByRole('button', { name: 'Record acceptance' }).click();
  await shown(toast(page, 'Acceptance recorded'), 'that it was recorded');
  await view.showsStatus('Accepted');
  await shown(page.getByText('Recorded by staff, not yet confirmed by the patient'), 'how sure it is');
  await staff.look('recorded');
}

/** Opens the link of the confirmation email and verifies the patient's identity. */
async function isAskedByMail(patient: PatientPage, { practice, quote }: SentQuote): Promise<void> {
  const { page, visitor } = patient;
  const subject = `Please say whether what ${PRACTICE} recorded is right`;
  const mail = await oneMail(practice.api, practice.client.email, subject, quote.quoteNumber);
  await patient.open(linkIn(mail, ['Septoplasty', '8,430', 'He gave']));
  await shown(page.getByText(/Please enter your date of birth first/), 'why the patient must identify');
  await visitor.look('confirm-identify');
  await patient.identify(TE_ARIKI.dateOfBirth);
  await shown(page.getByRole('heading', { name: 'Is this right?' }));
  await shown(
    page.getByText(/recorded on .* that you accepted this quote by telephone/),
    'what was recorded',
  );
}

async function confirmsByMail(patient: PatientPage, sent: SentQuote): Promise<void> {
  const { page, visitor } = patient;
  await isAskedByMail(patient, sent);
  await shown(page.getByRole('heading', { name: 'The quote you answered' }), 'the quote itself');
  await visitor.look('confirm');
  await page.getByRole('button', { name: 'Yes, that is right' }).click();
  await shown(page.getByText('You confirmed that you accepted this quote.'), 'that it was confirmed');
  await visitor.look('confirmed');
}

async function deniesByMail(patient: PatientPage, sent: SentQuote): Promise<void> {
  const { page, visitor } = patient;
  await isAskedByMail(patient, sent);
  await page.getByRole('button', { name: 'No, that is not right' }).click();
  await field(page, 'What is not right?').fill(DENIAL);
  await visitor.look('deny');
  await page.getByRole('button', { name: 'Tell the practice' }).click();
  await shown(page.getByText(/has been told that this is not right/), 'that it was denied');
}

/** A denied acceptance is on hold until staff resolve it. */
async function isHeld(staff: Visitor, { practice, quote }: SentQuote): Promise<void> {
  const { page } = staff;
  const { id } = await oneCase(practice.api, quote.id);
  await staff.open(`/surgery-cases/${id}`);
  await shown(page.getByText(DENIAL), 'what the patient said');
  await shown(page.getByRole('button', { name: 'Settle', exact: true }), 'the way to settle it');
  const { version } = await practice.api.get<SurgeryCase>(`/surgery-cases/${id}`);
  const date = { version, startsAt: '2031-05-06T09:00', durationMinutes: 60, allowDayOff: true };
  const refused = await practice.api
    .post(`/surgery-cases/${id}/schedule`, date)
    .then(String, (error: unknown) => (error instanceof ApiFailure ? error.code : String(error)));
  equal(refused, 'CASE_DISPUTED', 'why it cannot be booked');
  await staff.look('denied');
}
