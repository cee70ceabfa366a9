import type { SurgeryCase } from '@quillcare/contracts';
import { daysFromNow, MINH } from '../api/practice';
import { Keyboard } from '../browser/keyboard';
import { continueSession } from '../pages/auth.pages';
import { toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { ensure, equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCallback, oneCase, oneStatusAct } from './facts';
import { oneMail } from './mails';
import { sentQuote, type SentQuote } from './sent-quote';

const QUESTION = 'Is the anaesthetist’s fee covered by my fund?';

/** The patient asks a question first and accepts later, by keyboard alone, on the smallest screen. */
export const quoteQueryJourney: Journey = {
  name: 'quote-query',
  async run(world) {
    const sent = await sentQuote(world, 'Query Surgical', MINH);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, sent.practice);
    const patient = new PatientPage(await world.visitor({ who: 'patient', width: 320, height: 640 }));
    const keys = new Keyboard(patient.page);
    await identifiesByKeys(patient, keys, sent);
    await asksByKeys(patient, keys);
    await shown(toast(staff.page, 'Quote Query Received'), 'the toast');
    await staff.page.getByRole('button', { name: 'View Quote' }).click();
    await new QuoteViewPage(staff).showsStatus('Query received');
    await shown(staff.page.getByText(QUESTION), 'the question');
    await staff.look('query');
    await callbackIsUrgent(sent);
    await acceptsByKeys(patient, keys);
    await new QuoteViewPage(staff).showsStatus('Accepted');
    await isSigned(sent);
  },
};

async function identifiesByKeys(
  patient: PatientPage,
  keys: Keyboard,
  { link, quote }: SentQuote,
): Promise<void> {
  await patient.open(link);
  await keys.tabTo('textbox', 'Day');
  await keys.type('2');
  await keys.tabTo('textbox', 'Month');
  await keys.type('11');
  await keys.tabTo('textbox', 'Year');
  await keys.type('1991');
  await keys.press('Enter');
  await patient.showsQuote(quote.quoteNumber);
  await patient.visitor.look('open');
}

async function asksByKeys(patient: PatientPage, keys: Keyboard): Promise<void> {
  await keys.tabTo('button', 'Continue');
  await keys.press('Enter');
  await keys.tabTo('button', 'Ask a question');
  await keys.press('Enter');
  await keys.tabTo('button', 'Send Question');
  await keys.press('Enter');
  equal(await patient.problems(), ['Please provide your query or question'], 'what the question lacks');
  await keys.tabTo('textbox', 'Your question');
  await keys.type(QUESTION);
  await keys.tabTo('button', 'Send Question');
  await keys.press('Enter');
  await shown(patient.dialog.getByText('The team will respond as soon as possible.'));
  await keys.tabTo('button', 'Confirm');
  await keys.press('Enter');
  await patient.showsResult('Query Submitted');
  await patient.visitor.look('asked');
}

async function callbackIsUrgent({ practice, quote }: SentQuote): Promise<void> {
  const callback = await oneCallback(practice.api, quote.id, { priority: 'HIGH', status: 'pending' });
  ensure(
    callback.dueDate <= daysFromNow(1),
    `the callback was brought forward, and is due on ${callback.dueDate}`,
  );
  await oneStatusAct(practice.api, quote.id, 'SENT', 'QUERY_RECEIVED');
  await oneMail(practice.api, practice.client.email, 'Query Surgical has received your question');
  await oneMail(practice.api, practice.email, `There is a question about quote ${quote.quoteNumber}`);
}

async function acceptsByKeys(patient: PatientPage, keys: Keyboard): Promise<void> {
  await keys.tabTo('button', 'Back to the quote');
  await keys.press('Enter');
  await shown(patient.page.getByRole('heading', { level: 1, name: /^Quote / }));
  await keys.tabTo('button', 'Continue');
  await keys.press('Enter');
  await keys.tabTo('button', 'Accept');
  await keys.press('Enter');
  await keys.tabTo('checkbox', 'I agree to the terms and conditions');
  await keys.press('Space');
  await keys.tabTo('checkbox', 'I agree to the treatment plan in this quote');
  await keys.press('Space');
  await keys.tabTo('tab', 'Draw');
  await keys.press('ArrowRight');
  await keys.tabTo('textbox', 'Type your full name as your signature');
  await keys.type('Minh Nguyễn');
  await patient.visitor.look('accept-form');
  await keys.tabTo('button', 'Accept Quote & Create Surgery Case');
  await keys.press('Enter');
  await keys.tabTo('button', 'Confirm');
  await keys.press('Enter');
  await patient.showsResult('Quote Accepted Successfully');
  await patient.visitor.look('accepted');
}

async function isSigned({ practice: { api }, quote }: SentQuote): Promise<void> {
  const { id } = await oneCase(api, quote.id);
  const { acceptanceData } = await api.get<SurgeryCase>(`/surgery-cases/${id}`);
  equal(
    [acceptanceData.signatureMethod, acceptanceData.signatureData],
    ['type', 'Minh Nguyễn'],
    'the typed signature',
  );
  await oneStatusAct(api, quote.id, 'QUERY_RECEIVED', 'ACCEPTED');
  await oneCallback(api, quote.id, { status: 'completed' });
}
