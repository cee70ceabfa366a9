import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import type { BilledFees, CaseDocument, Quote } from '@quillcare/contracts';
import { MINH, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { choose, field, fillIn, toast } from '../pages/form';
import { ensure, equal, eventually, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { oneCase } from './facts';
import { sentQuote } from './sent-quote';

const PDF = `%PDF-1.7\n${'x'.repeat(2_000)}\nstartxref\n9\n%%EOF\n`;

/**
 * A case's paperwork: documents are added and removed, the hospital gets its form, and the invoices are compared with the quote.
 */
export const casePapersJourney: Journey = {
  name: 'case-papers',
  async run(world) {
    const { practice, quote } = await sentQuote(world, 'Paper Surgical', MINH);
    const caseId = await acceptedByTelephone(practice, quote);
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, practice);
    await staff.open(`/surgery-cases/${caseId}`);
    await documentsComeAndGo(staff, practice, caseId);
    await hospitalGetsItsForm(staff);
    await billsAreCompared(world, staff, practice, caseId);
    const phone = await world.visitor({ who: 'phone', width: 375, height: 812, isPhone: true });
    await continueSession(phone, practice);
    await phone.open(`/surgery-cases/${caseId}`);
    await shown(phone.page.getByRole('list', { name: 'Billed fees' }), 'the billed fees');
    await phone.look('phone');
  },
};

async function acceptedByTelephone({ api }: Furnished, { id }: Quote): Promise<string> {
  const { version } = await api.quote(id);
  await api.post(`/quotes/${id}/record-acceptance`, {
    version,
    mode: 'TELEPHONE',
    acceptedAt: new Date().toISOString(),
    patientInfo: { agreedToTerms: true, agreedToTreatment: true },
    notes: 'Called back, date of birth checked.',
  });
  return (await oneCase(api, id)).id;
}

async function documentsComeAndGo(staff: Visitor, { api }: Furnished, caseId: string): Promise<void> {
  const { page } = staff;
  await choose(page, 'What is it about?', 'Referral');
  const picker = page.locator('input[type="file"][aria-label="Add a document"]');
  await picker.setInputFiles({
    name: 'page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>'),
  });
  await shown(
    page.getByText('page.pdf was not added: This is not a PDF, Word, JPEG, PNG or HEIC file.'),
    'why the file was refused',
  );
  await picker.setInputFiles({
    name: 'GP letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PDF),
  });
  const open = page.getByRole('button', { name: 'Open GP letter.pdf' });
  await shown(open, 'the document');
  await staff.look('documents');
  const file = await downloaded(staff, page.getByRole('button', { name: 'Download GP letter.pdf' }));
  equal(file.toString(), PDF, 'the bytes of the document');
  await page.getByRole('button', { name: 'Delete GP letter.pdf' }).click();
  await gone(open, 'the deleted document');
  await page.getByRole('button', { name: 'Undo' }).click();
  await shown(open, 'the restored document');
  const { items } = await api.get<{ items: CaseDocument[] }>(`/surgery-cases/${caseId}/documents`);
  equal(
    items.map(({ kind, name }) => `${kind} ${name}`),
    ['REFERRAL GP letter.pdf'],
    'what is stored',
  );
}

async function hospitalGetsItsForm(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Edit details' }).click();
  await choose(page, 'Admission', 'Day');
  await fillIn(page, { Allergies: 'Latex', 'Special equipment': 'Nasal splints' });
  await staff.look('booking-details');
  await page.getByRole('button', { name: 'Save details' }).click();
  await shown(page.getByText('Nasal splints'), 'the saved details');
  const form = await downloaded(staff, page.getByRole('button', { name: 'Download form' }));
  ensure(form.subarray(0, 5).toString() === '%PDF-', 'the form is a PDF');
  await page.getByRole('button', { name: 'Save to documents' }).click();
  await shown(page.getByRole('button', { name: /^Open Booking form/ }), 'the form among the documents');
}

async function billsAreCompared(
  world: World,
  staff: Visitor,
  { api }: Furnished,
  caseId: string,
): Promise<void> {
  const { page } = staff;
  await shown(page.getByText('Fees are entered here once the surgery is completed.'));
  await world.database.query(`update quoting.surgery_case set status = 'COMPLETED' where id = $1`, [caseId]);
  await staff.open(`/surgery-cases/${caseId}`);
  await page.getByRole('button', { name: 'Enter Septoplasty' }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Amount before GST').fill('3600');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shown(
    dialog.getByText('Please say why this differs from the quote').first(),
    'that a reason is needed',
  );
  await choose(page, 'Why it differs', 'It took longer than planned');
  await staff.look('billed-fee');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shown(toast(page, 'Billed fee saved'), 'that it was saved');
  await page.getByRole('button', { name: 'Enter the rest as quoted' }).click();
  await shown(toast(page, 'The rest was entered as quoted'), 'that the rest was entered');
  await itemIsAdded(staff);
  const { totals } = await api.get<BilledFees>(`/surgery-cases/${caseId}/billed-fees`);
  equal([totals.linesToBill, totals.differenceMinor], [0, 98_000], 'what is left, and the difference');
  await staff.look('billed-fees');
}

async function itemIsAdded(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Add an item that was not quoted' }).click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { 'What it is': 'Second night', 'Amount before GST': '800' });
  await staff.look('added-item');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await shown(toast(page, 'The item was added'), 'that it was added');
}

async function downloaded({ page }: Visitor, button: Locator): Promise<Buffer> {
  return eventually('the download', async () => {
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 5_000 }), button.click()]);
    return readFile(await download.path());
  });
}
