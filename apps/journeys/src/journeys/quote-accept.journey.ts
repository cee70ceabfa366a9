import type { Quote, SurgeryCase } from '@quillcare/contracts';
import { ApiClient, ApiFailure } from '../api/api.client';
import { foundPractice, furnishedPractice, PASSWORD, TE_ARIKI, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession, signIn } from '../pages/auth.pages';
import { factsOf, toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteEditorPage } from '../pages/quote-editor.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { contains, ensure, equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { oneCallback, oneCase, oneStatusAct } from './facts';
import { linkIn, oneMail } from './mails';

const TOTAL = '$8,430.75';
const SECRETS = ['Septoplasty', '8,430', '8430', '3,500', 'Hartmann', TE_ARIKI.dateOfBirth];
const MISSING = [
  'You must agree to the terms and conditions',
  'You must agree to the treatment plan',
  'Please provide your signature',
];

/** A quote from its first line item to the signature, on a desktop and a phone, while a colleague watches. */
export const quoteAcceptJourney: Journey = {
  name: 'quote-accept',
  async run(world) {
    const practice = await furnishedPractice(world, 'Accept Surgical', TE_ARIKI);
    const staff = await world.visitor({ who: 'staff' });
    await signIn(staff, practice.email, PASSWORD);
    const stranger = await strangerWatching(world);
    const quote = await writesQuote(staff, practice);
    const link = await sendsQuote(staff, practice, quote);
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await proves(patient, link, quote);
    await signs(patient);
    await staffSeesIt(staff, quote);
    await everythingFollowed(practice, quote);
    await staffReadsIt(staff, practice, quote);
    equal(await toast(stranger.page, 'Quote Accepted!').count(), 0, 'toasts in another practice');
    await answersTwice(world, practice, quote, link);
  },
};

async function strangerWatching(world: World): Promise<Visitor> {
  const other = await foundPractice(world, 'Other Surgical');
  const stranger = await world.visitor({ who: 'stranger' });
  await continueSession(stranger, other);
  return stranger;
}

async function writesQuote(staff: Visitor, { api, client, surgery }: Furnished): Promise<Quote> {
  const { page } = staff;
  const editor = new QuoteEditorPage(staff);
  await editor.open();
  await editor.saveDraft();
  await shown(
    page.getByRole('alert').filter({ hasText: 'Add at least one line' }),
    'what an empty quote lacks',
  );
  await staff.look('editor-errors');
  await editor.pick('Client', 'ngapo', `${client.firstName} ${client.lastName}`);
  await editor.pick('Doctor', 'hart', 'Hartmann');
  await editor.pick('Hospital or day surgery', 'harb', 'Harbour Private Hospital');
  await editor.pick('Surgery', 'sept', surgery.name);
  await shown(editor.line(1).getByText(surgery.name), 'the line that the surgery gives');
  const fees: [Parameters<QuoteEditorPage['addLine']>[0], string, string][] = [
    ['Assistant surgeon', 'Dr Ravi Menon', '700.50'],
    ['Anaesthetist', 'Dr Chloé Dubois', '1,250'],
    ['Hospital', 'Harbour Private Hospital', '2980.25'],
  ];
  for (const [at, [kind, provider, fee]] of fees.entries()) {
    await editor.addLine(kind);
    await editor.fillLine(at + 2, { Who: provider, Fee: fee });
  }
  await eventually('the total in the editor', async () => everyTotal(staff));
  await staff.look('editor');
  await editor.saveDraft();
  await page.waitForURL(/\/quotes\/view\//);
  const quote = await api.quote(page.url().split('/').at(-1)!.split('?')[0]!);
  equal(quote.totals.totalMinor, 843_075, 'the stored total');
  return quote;
}

async function everyTotal({ page }: Visitor): Promise<void> {
  const totals = await factsOf(page, 'Total');
  ensure(
    totals.length > 0 && totals.every((text) => text === TOTAL),
    `every total is ${TOTAL}, found ${totals.join(' and ')}`,
  );
}

async function sendsQuote(staff: Visitor, { api, client }: Furnished, quote: Quote): Promise<string> {
  const { page } = staff;
  const view = new QuoteViewPage(staff);
  await view.open(quote.id);
  await eventually('the total on the page of the quote', () => everyTotal(staff));
  await staff.look('draft');
  await staff.open('/quotes');
  await shown(page.getByText(TOTAL).first(), 'the total in the list');
  await staff.look('quotes');
  await view.open(quote.id);
  const link = await view.send(async () => {
    equal([...new Set(await factsOf(page.getByRole('dialog'), 'Total'))], [TOTAL], 'the total in the dialog');
    await staff.look('send');
  });
  await staff.look('sent');
  await view.closeDialog();
  await view.showsStatus('Sent');
  const mail = await oneMail(api, client.email, 'Your quote from Accept Surgical is ready');
  equal(linkIn(mail, SECRETS), link, 'the link in the mail and the one that staff see');
  await oneCallback(api, quote.id, { status: 'pending', priority: 'NORMAL' });
  await shown(page.getByText('Email delivered'), 'that the mail was delivered, without reloading the page');
  return link;
}

async function proves(patient: PatientPage, link: string, quote: Quote): Promise<void> {
  const { page, visitor } = patient;
  await patient.open(link);
  equal(
    await page.getByText('Septoplasty').count(),
    0,
    'what is quoted shows before the patient proved who they are',
  );
  await visitor.look('identify');
  await patient.identify('1980-01-01');
  await shown(
    page.getByRole('alert').filter({ hasText: 'What you entered does not match our records.' }),
    'the message for a wrong date of birth',
  );
  await visitor.look('wrong-date');
  await patient.identify(TE_ARIKI.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  for (const text of [
    'Septoplasty',
    'Dr Ravi Menon',
    'Dr Chloé Dubois',
    'Harbour Private Hospital',
    'Te Ariki Ngāpō',
  ])
    await shown(page.getByText(text).first(), text);
  equal([...new Set(await factsOf(page, 'Total'))], [TOTAL], 'the total on the page of the patient');
  await visitor.look('open');
}

async function signs(patient: PatientPage): Promise<void> {
  const { visitor, dialog } = patient;
  await patient.choose('accept');
  await patient.submit('accept');
  equal(await patient.problems(), MISSING, 'what the acceptance lacks');
  await visitor.look('accept-errors');
  await patient.fillAcceptance('0455 555 037');
  await patient.drawSignature();
  await visitor.look('accept-form');
  await patient.submit('accept');
  await shown(dialog.getByText(/^This creates a binding agreement. You can still change your mind/));
  await shown(dialog.getByText(TOTAL));
  await visitor.look('confirm');
  await patient.confirm();
  await patient.showsResult('Quote Accepted Successfully');
}

async function staffSeesIt(staff: Visitor, quote: Quote): Promise<void> {
  const { page } = staff;
  await shown(toast(page, 'Quote Accepted!'), 'the toast');
  await new QuoteViewPage(staff).showsStatus('Accepted');
  await page.getByRole('button', { name: 'View Quote' }).click();
  equal(new URL(page.url()).pathname, `/quotes/view/${quote.id}`, 'where "View Quote" leads');
}

async function everythingFollowed({ api, client, email, name }: Furnished, quote: Quote): Promise<void> {
  const surgeryCase = await oneCase(api, quote.id);
  const { acceptanceData } = await api.get<SurgeryCase>(`/surgery-cases/${surgeryCase.id}`);
  equal(surgeryCase.status, 'SCHEDULED', 'the status of the case');
  equal(acceptanceData.signatureMethod, 'draw', 'how it was signed');
  contains(acceptanceData.signatureData ?? '', 'data:image/png;base64,', 'the drawn signature');
  equal(acceptanceData.patientInfo.emergencyContact, 'Aroha Ngāpō', 'the emergency contact');
  equal(
    acceptanceData.documentHash,
    (await api.quote(quote.id)).documentHash,
    'the signature binds to the document that was sent',
  );
  await oneCallback(api, quote.id, { status: 'completed' });
  await oneMail(api, client.email, `${name} has received your acceptance`);
  await oneMail(api, email, `Quote ${quote.quoteNumber} was accepted`);
  const act = await oneStatusAct(api, quote.id, 'SENT', 'ACCEPTED');
  equal([act.action, act.actorName], ['SIGN', 'patient'], 'who did what');
}

async function staffReadsIt(staff: Visitor, { client }: Furnished, quote: Quote): Promise<void> {
  const { page } = staff;
  await new QuoteViewPage(staff).open(quote.id);
  await staff.look('accepted');
  await staff.open('/surgery-cases');
  await page.getByText(`${client.firstName} ${client.lastName}`).first().click();
  await shown(page.getByRole('img', { name: /^Signature of/ }), 'the signature');
  await staff.look('surgery-case');
  await staff.open('/callbacks?view=finished');
  await shown(page.getByText('Completed').first());
  await staff.look('callbacks');
  await staff.open('/admin/audit-trail?action=SIGN');
  await page.getByRole('row').filter({ hasText: quote.quoteNumber }).first().click();
  await shown(page.getByRole('cell', { name: 'SENT' }), 'the old status');
  await shown(page.getByRole('cell', { name: 'ACCEPTED' }), 'the new status');
  await staff.look('audit-trail');
  // The entry's drawer covers the header.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await shown(
    page
      .getByRole('dialog', { name: 'Notifications' })
      .getByText(/accepted/i)
      .first(),
    'the notification',
  );
  await staff.look('notifications');
}

async function answersTwice(world: World, { client }: Furnished, quote: Quote, link: string): Promise<void> {
  const patient = new PatientPage(
    await world.visitor({ who: 'patient-again', width: 375, height: 812, isPhone: true }),
  );
  await patient.open(link);
  await patient.showsResult('Quote Accepted Successfully');
  await shown(patient.page.getByText(/You accepted this quote on/));
  await patient.visitor.look('answered');
  const token = link.split('/').at(-1)!;
  const { identityToken } = await new ApiClient(patient.visitor.origin).post<{ identityToken: string }>(
    `/public/quotes/${token}/identify`,
    { dateOfBirth: client.dateOfBirth },
  );
  const again = new ApiClient(patient.visitor.origin, identityToken).post(
    `/public/quotes/${token}/response`,
    { response: 'reject', rejectionReason: 'I changed my mind' },
  );
  const refusal = await again.then(
    () => null,
    (error: unknown) => error,
  );
  ensure(refusal instanceof ApiFailure, `a second answer to ${quote.quoteNumber} is refused`);
  equal([refusal.status, refusal.code], [409, 'ALREADY_ANSWERED'], 'how a second answer is refused');
}
