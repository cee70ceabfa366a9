import type { Quote, SurgeryCase } from '@quillcare/contracts';
import { draftQuote, sendQuote, SIOBHAN } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { choose, field, toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteEditorPage } from '../pages/quote-editor.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { contains, ensure, equal, eventually, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCase } from './facts';
import { linkIn, oneMail } from './mails';
import { sentQuote, type SentQuote } from './sent-quote';

const PRACTICE = 'Second Thoughts Surgical';
const NOT_MINE = 'My sister had my phone that day.';
const REASON = 'My sister cannot look after the children that week.';

/** Staff change a signed quote and the patient signs the change. On another quote the patient withdraws the acceptance. */
export const changeOfMindJourney: Journey = {
  name: 'change-of-mind',
  async run(world) {
    const sent = await sentQuote(world, PRACTICE, SIOBHAN);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, sent.practice);
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await accepts(patient, sent.link, sent.quote);
    await changesWhatWasSigned(staff, sent.quote);
    await signsTheChange(patient, sent);
    await caseKeepsBoth(staff, sent);
    await disputesTheSignature(patient, staff, sent);

    const { practice } = sent;
    const second = { practice, ...(await sendQuote(practice, await draftQuote(practice))) };
    await accepts(patient, second.link, second.quote);
    await withdraws(patient);
    await staffReopen(staff, second);
  },
};

async function accepts(patient: PatientPage, link: string, quote: Quote): Promise<void> {
  await patient.open(link);
  await patient.identify(SIOBHAN.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  await signs(patient);
}

async function signs(patient: PatientPage): Promise<void> {
  await patient.choose('accept');
  await patient.fillAcceptance(SIOBHAN.phone);
  await patient.typeSignature("Siobhán O'Brien");
  await patient.submit('accept');
  await patient.confirm();
  await patient.showsResult('Quote Accepted Successfully');
}

async function changesWhatWasSigned(staff: Visitor, quote: Quote): Promise<void> {
  const { page } = staff;
  const view = new QuoteViewPage(staff);
  await view.open(quote.id);
  await view.choose('Change');
  const dialog = page.getByRole('dialog', { name: `Change signed quote ${quote.quoteNumber}` });
  await dialog.getByLabel(/^Reason/).fill('A second assistant is needed.');
  await staff.look('change');
  await dialog.getByRole('button', { name: 'Start version 2' }).click();
  await page.waitForURL(/\/quotes\/edit\//);
  const editor = new QuoteEditorPage(staff);
  await shown(editor.line(2), 'the lines of the draft');
  await editor.fillLine(2, { Fee: '1000' });
  await editor.saveDraft();
  await page.waitForURL(/\/quotes\/view\//);
  await shown(page.getByText('This is a change to a signed quote'), 'what the draft is');
  await view.send();
  await view.closeDialog();
  await view.showsStatus('Sent');
  await staff.look('change-sent');
}

/** Only the differences are shown; the rest is a click away. */
async function signsTheChange(patient: PatientPage, { practice, quote }: SentQuote): Promise<void> {
  const { page, visitor } = patient;
  const mail = await oneMail(practice.api, practice.client.email, `${PRACTICE} has proposed a change`);
  await patient.open(linkIn(mail, ['Septoplasty', 'Assistant', '1,000', '7,231']));
  await patient.identify(SIOBHAN.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  await shown(page.getByRole('heading', { name: 'What would change' }));
  const changes = page.locator('.p-changes');
  equal(await changes.getByRole('listitem').count(), 1, 'the number of lines that differ');
  const text = await changes.innerText();
  for (const part of ['Assistant surgeon', 'Was $700.50', 'now $1,000.00'])
    contains(text, part, 'what the patient sees of the change');
  await shown(page.getByText('$299.50 more than you signed'), 'the difference');
  ensure(
    !(await page.getByText('Hospital and theatre').first().isVisible()),
    'a line that stays the same is not shown',
  );
  await visitor.look('change');
  await signs(patient);
  await visitor.look('change-signed');
}

async function caseKeepsBoth(staff: Visitor, { practice: { api }, quote }: SentQuote): Promise<void> {
  await new QuoteViewPage(staff).showsStatus('Accepted');
  await staff.look('change-signed');
  const { surgeryCaseId: id } = await api.quote(quote.id);
  ensure(id, 'the quote that was signed first leads to the case');
  await eventually('both signed versions in the case', async () => {
    const { signedQuotes } = await api.get<SurgeryCase>(`/surgery-cases/${id}`);
    equal(
      signedQuotes.map(({ revision, totalMinor }) => [revision, totalMinor]),
      [
        [1, 843_075],
        [2, 873_025],
      ],
      'the signed versions and their totals',
    );
  });
  await staff.page.getByRole('button', { name: 'Open surgery case' }).or(caseLink(staff)).first().click();
  const drawer = staff.page.getByRole('dialog');
  await shown(drawer.getByText('$8,430.75').first(), 'the total that was signed first');
  await shown(drawer.getByText('$8,730.25').first(), 'the total of the change');
  await staff.look('case');
}

/** The patient disputes the signature through the link. The case is on hold until staff resolve it, and both sides are notified. */
async function disputesTheSignature(
  patient: PatientPage,
  staff: Visitor,
  { practice, quote }: SentQuote,
): Promise<void> {
  const { page, visitor, dialog } = patient;
  await page.reload();
  await page.getByRole('button', { name: 'That is not right' }).click();
  await shown(dialog.getByText(/nothing is booked, confirmed or billed/), 'what happens then');
  await dialog.getByRole('radio', { name: 'I did not sign this' }).check();
  await field(dialog, 'What happened?').fill(NOT_MINE);
  await visitor.look('dispute');
  await dialog.getByRole('button', { name: 'Tell the practice' }).click();
  await patient.showsResult('You said that this is not right');
  await visitor.look('disputed');
  const { surgeryCaseId } = await practice.api.quote(quote.id);
  await staff.open(`/surgery-cases/${surgeryCaseId}`);
  await shown(staff.page.getByText(`I did not sign this. ${NOT_MINE}`), 'what the patient said');
  await staff.look('case-disputed');
  await staff.page.getByRole('button', { name: 'Settle', exact: true }).click();
  await choose(staff.page, 'What did you find?', 'The acceptance stands: the case continues');
  const settling = staff.page.getByRole('dialog', { name: 'Settle the dispute' });
  await settling.getByLabel(/^Reason/).fill('You told us by phone that it was you after all.');
  await settling.getByLabel(/^Evidence/).fill('Called her at 10 am; she had mixed up two practices.');
  await settling.getByRole('button', { name: 'Settle the dispute' }).click();
  await shown(toast(staff.page, 'Dispute settled'));
  await oneMail(practice.api, practice.client.email, `${PRACTICE} has looked into your acceptance`);
  await page.reload();
  await patient.showsResult('The practice decided that the acceptance stands');
}

function caseLink({ page }: Visitor) {
  return page.getByRole('link', { name: 'Open surgery case' });
}

async function withdraws(patient: PatientPage): Promise<void> {
  const { page, visitor, dialog } = patient;
  await visitor.look('accepted');
  await page.getByRole('button', { name: 'Withdraw my acceptance' }).click();
  await field(dialog, 'Your reason').fill(REASON);
  await visitor.look('withdraw');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await patient.showsResult('You withdrew your acceptance');
  await gone(page.getByRole('button', { name: 'Withdraw my acceptance' }));
  await visitor.look('withdrawn');
}

async function staffReopen(staff: Visitor, { practice, quote }: SentQuote): Promise<void> {
  const { page } = staff;
  const view = new QuoteViewPage(staff);
  await oneMail(practice.api, practice.client.email, `${PRACTICE} has received your withdrawal`);
  const surgeryCase = await oneCase(practice.api, quote.id);
  equal(
    [surgeryCase.status, surgeryCase.cancelledBy, surgeryCase.cancelledReason],
    ['CANCELLED', 'PATIENT', REASON],
    'what became of the case',
  );
  await eventually('the call after the withdrawal, beside the one that the acceptance closed', async () => {
    const callbacks = await practice.api.callbacksOf(quote.id);
    equal(callbacks.map(({ status }) => status).sort(), ['completed', 'pending'], 'the callbacks');
  });
  await view.open(quote.id);
  await shown(page.getByText('The patient withdrew the acceptance'), 'that the acceptance was withdrawn');
  await shown(page.getByText(REASON).first(), 'why');
  await staff.look('withdrawn');
  await page.getByRole('button', { name: 'Reopen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Reopen quote ${quote.quoteNumber}` });
  await dialog.getByLabel(/^Reason/).fill('She found somebody for the children.');
  await staff.look('reopen');
  await dialog.getByRole('button', { name: 'Start version 2' }).click();
  await page.waitForURL(/\/quotes\/edit\//);
  await new QuoteEditorPage(staff).saveDraft();
  await page.waitForURL(/\/quotes\/view\//);
  await shown(page.getByRole('heading', { level: 1, name: /version 2/ }), 'the second version');
  await view.showsStatus('Draft');
}
