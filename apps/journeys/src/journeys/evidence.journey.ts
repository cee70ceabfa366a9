import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { QuoteFile } from '@quillcare/contracts';
import type { Locator } from 'playwright-core';
import { MOHAMMED } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { contains, ensure, equal, eventually, lacks, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { oneMail } from './mails';
import { sentQuote, type SentQuote } from './sent-quote';

const NAME = `${MOHAMMED.firstName} ${MOHAMMED.lastName}`;
const GENUINE = 'The file is genuine';
const CHANGED = 'This is not a file that we made, or it has been changed since.';
const KNOWN_CODE = 'The code is genuine';

/** Both sides download the same signed document, anyone who holds it can verify it, and a forged row is detected. */
export const evidenceJourney: Journey = {
  name: 'evidence',
  async run(world) {
    const sent = await sentQuote(world, 'Evidence Surgical', MOHAMMED);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, sent.practice);
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await accepts(patient, sent);
    const { file, code } = await staffDownload(staff, sent);
    saysWhoSigned(file);
    await patientHasTheSame(patient, sent, file);
    await findsAForgedRow(staff, world, sent);
    const anybody = await world.visitor({ who: 'anybody', width: 375, height: 812 });
    await isGenuine(anybody, file);
    await oneByteIsEnough(anybody, file);
    await codeIsKnown(anybody, code);
    await withdraws(patient);
    await check(anybody, file);
    await shown(anybody.page.getByText('Withdrawn.'), 'the status');
    await anybody.look('withdrawn');
  },
};

async function accepts(patient: PatientPage, { link, quote }: SentQuote): Promise<void> {
  await patient.open(link);
  await patient.identify(MOHAMMED.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  await patient.choose('accept');
  await patient.fillAcceptance(MOHAMMED.phone);
  await patient.typeSignature(NAME);
  await patient.submit('accept');
  await patient.confirm();
  await patient.showsResult('Quote Accepted Successfully');
}

async function staffDownload(staff: Visitor, { practice, quote }: SentQuote) {
  const { page } = staff;
  await new QuoteViewPage(staff).open(quote.id);
  const button = page.getByRole('button', { name: 'Accepted quote with certificate (PDF)' });
  await shown(button, 'the signed document, once it is made', 60_000);
  await staff.look('documents');
  const file = await downloaded(staff, button);
  ensure(file.subarray(0, 5).toString() === '%PDF-', 'the file is a PDF');
  const { items } = await practice.api.get<{ items: QuoteFile[] }>(`/quotes/${quote.id}/files`);
  const signed = items.find(({ kind }) => kind === 'SIGNED');
  ensure(signed?.verifyCode, 'the signed document has a code');
  equal(signed.sizeBytes, file.length, 'the size of the file');
  await shown(page.getByText(`Verification code ${signed.verifyCode}`), 'the code on the page');
  return { file, code: signed.verifyCode };
}

/** Checks that an independent program can read the signer's Arabic name. */
function saysWhoSigned(file: Buffer): void {
  const { status, stdout } = spawnSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' });
  equal(status, 0, 'that poppler’s pdftotext read the document');
  // Extracted text marks each change of direction with invisible characters.
  const text = stdout.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  contains(text, `Typed: ${NAME}`, 'the signature in the document');
  contains(text, `Patient\n\n${NAME}`, 'whose quote it is, in the document');
}

/** The next check detects a row that was changed directly in the database, and notifies the administrators. */
async function findsAForgedRow(staff: Visitor, world: World, { quote }: SentQuote): Promise<void> {
  const { page } = staff;
  const forge = async (change: string) => {
    await world.database.query('alter table quoting.patient_response disable trigger immutable');
    await world.database.query(
      `update quoting.patient_response set total_minor = total_minor ${change} where quote_id = $1`,
      [quote.id],
    );
    await world.database.query('alter table quoting.patient_response enable trigger immutable');
  };
  const checksNow = () => page.getByRole('button', { name: 'Check now' }).click();
  const fault = 'is not the answer that was given';
  await staff.open('/admin/evidence');
  await checksNow();
  await shown(page.getByText('Everything matches what was stored'), 'that nothing is wrong');
  await forge('- 200000');
  await checksNow();
  await shown(page.getByText('1 item does not match what was stored'), 'that something was changed');
  await shown(page.getByText(fault), 'what was changed');
  await staff.look('forged');
  await staff.open('/dashboard');
  await shown(page.getByText(fault, { exact: false }), 'under Today');
  await forge('+ 200000');
  await staff.open('/admin/evidence');
  await checksNow();
  await shown(page.getByText('Everything matches what was stored'), 'that it is in order again');
}

async function patientHasTheSame(patient: PatientPage, { practice, link }: SentQuote, file: Buffer) {
  const { page, visitor } = patient;
  await oneMail(practice.api, practice.client.email, 'Your acceptance document is ready');
  await patient.open(link);
  const button = page.getByRole('button', {
    name: 'Download the accepted quote with its certificate (PDF)',
  });
  await shown(button);
  await visitor.look('documents');
  ensure((await downloaded(visitor, button)).equals(file), 'the patient gets the same file as the practice');
}

async function isGenuine(anybody: Visitor, file: Buffer): Promise<void> {
  const { page } = anybody;
  await check(anybody, file);
  await shown(page.getByText(GENUINE), 'that the file is genuine');
  await shown(page.getByText('Accepted, and in force.'), 'the status');
  const text = await page.locator('main').innerText();
  for (const secret of [MOHAMMED.lastName, 'Septoplasty', '8,430', '8,045', 'Evidence Surgical'])
    lacks(text, secret, 'what anybody sees');
  await anybody.look('genuine');
}

async function oneByteIsEnough(anybody: Visitor, file: Buffer): Promise<void> {
  const forged = Buffer.from(file);
  const middle = Math.floor(forged.length / 2);
  forged[middle] = forged[middle]! ^ 1;
  await check(anybody, forged);
  await shown(anybody.page.getByText(CHANGED), 'that one byte was changed');
  await anybody.look('changed');
}

async function codeIsKnown(anybody: Visitor, code: string): Promise<void> {
  const { page } = anybody;
  await anybody.open('/verify');
  await page.getByLabel('Code from the foot of the page').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Check the code' }).click();
  await shown(page.getByText(KNOWN_CODE), 'that the code is known');
  await anybody.look('code');
  // Where the QR code on the document leads; nothing has to be typed.
  await anybody.open(`/verify?code=${code.replaceAll('-', '')}`);
  await shown(page.getByText(KNOWN_CODE), 'that a scanned code is checked at once');
  // A forged document can carry a genuine code, but its total differs.
  const total = page.getByLabel('Total on your paper');
  const compare = page.getByRole('button', { name: 'Compare' });
  await total.fill('$8,430.75');
  await compare.click();
  await shown(page.getByText('This matches the total on the document.'), 'that the total is right');
  await total.fill('$6,430.75');
  await compare.click();
  await shown(page.getByText('The paper has been altered.', { exact: false }), 'that the total was changed');
  await anybody.look('forged-total');
}

async function withdraws({ page, dialog }: PatientPage): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw my acceptance' }).click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await shown(page.getByRole('heading', { level: 1, name: 'You withdrew your acceptance' }));
}

async function check(anybody: Visitor, buffer: Buffer): Promise<void> {
  await anybody.open('/verify');
  await anybody.page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer });
}

async function downloaded({ page }: Visitor, button: Locator): Promise<Buffer> {
  return eventually('the download', async () => {
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 5_000 }), button.click()]);
    return readFile(await download.path());
  });
}
