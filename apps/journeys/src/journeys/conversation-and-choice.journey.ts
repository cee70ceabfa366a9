import type { OptionList, Quote } from '@quillcare/contracts';
import { daysFromNow, furnishedPractice, MINH, sendQuote, type Furnished } from '../api/practice';
import { Keyboard } from '../browser/keyboard';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { factsOf, field, toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { contains, equal, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { identifyByKeys, signByKeys } from './by-keys';
import { oneCase, oneStatusAct } from './facts';
import { linkIn, oneMail } from './mails';
import type { SentQuote } from './sent-quote';

const PRACTICE = 'Ask And Choose Surgical';
const QUESTION = 'Can I go home the same day if my sister drives me?';
const ANSWER = 'Yes, if someone stays with you overnight. Otherwise we would keep you for one night.';
const THANKS = 'Thank you, then I will stay for the night.';
const SUGGESTED = '$5,500.00';
const CHOSEN = '$6,300.00';

/**
 * The patient asks a question on a phone, reads the answer on a desktop, chooses an option dearer than the suggested one, and
 * signs it by keyboard alone. Staff see both sides of the conversation.
 */
export const conversationAndChoiceJourney: Journey = {
  name: 'conversation-and-choice',
  async run(world) {
    const sent = await quoteWithChoice(await furnishedPractice(world, PRACTICE, MINH));
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, sent.practice);
    const phone = await world.visitor({ who: 'phone', width: 375, height: 812, isPhone: true });
    await asks(new PatientPage(phone), sent);
    await answers(staff);
    const desk = new PatientPage(await world.visitor({ who: 'patient', width: 1280, height: 800 }));
    const keys = new Keyboard(desk.page);
    await readsTheAnswer(desk, keys, sent);
    await repliesByKeys(desk, keys);
    await staffSeeItRead(staff);
    await choosesAndSigns(desk, keys);
    await staffSeeWhatWasSigned(staff, sent);
  },
};

/** The patient chooses the length of stay; a day stay is suggested. */
async function quoteWithChoice(practice: Furnished): Promise<SentQuote> {
  const { api, surgery, doctor, hospital, client } = practice;
  const option = { appliesTo: ['HOSPITAL'] };
  const stay = await api.post<OptionList>('/option-lists', {
    name: 'Stay in hospital',
    patientChooses: true,
    options: [
      { ...option, name: 'Day surgery', fee: { type: 'FIXED', amountMinor: 0 }, isDefault: true },
      { ...option, name: 'One night', fee: { type: 'FIXED', amountMinor: 80_000 } },
    ],
  });
  const terms = { billedBy: 'HOSPITAL', basis: 'ESTIMATE' };
  await api.patch(`/surgery-configurations/${surgery.id}`, {
    version: 0,
    doctors: [{ doctorId: doctor.id }],
    hospitals: [{ hospitalId: hospital.id, hospitalFeeMinor: 200_000, ...terms }],
    optionListIds: [stay.id],
  });
  const quote = await api.post<Quote>('/quotes', {
    clientId: client.id,
    doctorId: doctor.id,
    hospitalId: hospital.id,
    procedureClass: 'MEDICARE',
    validUntil: daysFromNow(30),
    surgeries: [{ surgeryId: surgery.id }],
  });
  return { practice, ...(await sendQuote(practice, quote)) };
}

async function asks(patient: PatientPage, { link, quote }: SentQuote): Promise<void> {
  await patient.open(link);
  await patient.identify(MINH.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  await patient.visitor.look('choices');
  const form = await patient.choose('query');
  await field(form, 'Your question').fill(QUESTION);
  await patient.submit('query');
  await patient.confirm();
  await patient.showsResult('Query Submitted');
  await patient.visitor.look('asked');
}

async function answers(staff: Visitor): Promise<void> {
  const { page } = staff;
  await shown(toast(page, 'Quote Query Received'), 'the toast');
  await page.getByRole('button', { name: 'View Quote' }).click();
  const view = new QuoteViewPage(staff);
  await view.showsStatus('Query received');
  const question = messages(staff).filter({ hasText: QUESTION });
  await shown(question.getByText('New', { exact: true }), 'that the question was not read before');
  await staff.look('question');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await shown(page.getByText('Please write something first'), 'that an answer needs words');
  await field(page, 'Your answer').fill(ANSWER);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await shown(toast(page, 'Answer sent to Minh'), 'that the answer was sent');
  await view.showsStatus('Sent');
  await shown(page.getByText('Not seen by the patient yet'), 'that the patient has not seen the answer');
  await staff.look('answered');
}

/** Through the link in an email that reveals neither question nor answer. */
async function readsTheAnswer(desk: PatientPage, keys: Keyboard, { practice, quote }: SentQuote) {
  const mail = await oneMail(practice.api, practice.client.email, `${PRACTICE} has answered your question`);
  const link = linkIn(mail, [QUESTION, ANSWER, 'Septoplasty', SUGGESTED, '5,500']);
  await desk.open(link);
  await identifyByKeys(keys, MINH.dateOfBirth);
  await desk.showsQuote(quote.quoteNumber);
  const answer = messages(desk.visitor).filter({ hasText: ANSWER });
  await shown(answer.getByText('New', { exact: true }), 'that the answer is new');
  await desk.visitor.look('answer');
}

async function staffSeeItRead({ page }: Visitor): Promise<void> {
  await shown(page.getByText(THANKS), "the patient's reply on the open page");
  await gone(page.getByText('Not seen by the patient yet'), 'that the answer was not seen');
  await shown(page.getByText(/^Seen by the patient/), 'that the patient has seen the answer');
}

async function repliesByKeys({ page }: PatientPage, keys: Keyboard): Promise<void> {
  await keys.tabTo('textbox', 'Write to the practice');
  await keys.type(THANKS);
  await keys.tabTo('button', 'Send message');
  await keys.press('Enter');
  await shown(page.getByText(`Your message was sent to ${PRACTICE}.`), 'that the reply was sent');
}

async function choosesAndSigns(desk: PatientPage, keys: Keyboard): Promise<void> {
  const { page, visitor } = desk;
  await desk.goToChoice();
  await shown(page.getByText(`Total with your choice: ${SUGGESTED}`), 'the total that was suggested');
  await keys.tabTo('radio', 'Day surgery');
  await keys.press('ArrowDown');
  await shown(page.getByText(`Total with your choice: ${CHOSEN}`), 'the total with the choice');
  await visitor.look('chosen');
  await signByKeys(keys, 'Minh Nguyễn', async () => {
    await shown(desk.dialog, 'what is to be confirmed');
    const text = await desk.dialog.innerText();
    for (const part of ['One night', CHOSEN]) contains(text, part, 'what the patient confirms');
    await visitor.look('confirm');
  });
  await desk.showsResult('Quote Accepted Successfully');
  await shown(page.getByText('so no more messages can be sent here'), 'that the conversation is closed');
  await visitor.look('accepted');
}

async function staffSeeWhatWasSigned(staff: Visitor, { practice, quote }: SentQuote): Promise<void> {
  await new QuoteViewPage(staff).showsStatus('Accepted');
  await shown(staff.page.getByText('One night, chosen by the patient'), 'what the patient chose');
  const totals = await factsOf(staff.page.locator('main'), 'Total');
  equal([...new Set(totals)], [CHOSEN], 'the total that was signed, in the summary and on the paper');
  await shown(staff.page.getByText('the conversation was kept with the signature'));
  await staff.look('signed');
  equal((await practice.api.quote(quote.id)).totals.totalMinor, 630_000, 'the total of the record');
  const { procedures } = await oneCase(practice.api, quote.id);
  equal(procedures.length, 1, 'the procedures of the case');
  await oneStatusAct(practice.api, quote.id, 'QUERY_RECEIVED', 'ACCEPTED');
}

function messages({ page }: Visitor) {
  return page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
}
