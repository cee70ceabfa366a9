import type { Quote } from '@quillcare/contracts';
import { SIOBHAN } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { field } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteEditorPage } from '../pages/quote-editor.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { contains, equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { sentQuote } from './sent-quote';

const PHONE = '0455 555 037';

/** A sent quote is revised. The patient's old link says it was replaced, and staff see the differences. */
export const quoteVersionsJourney: Journey = {
  name: 'quote-versions',
  async run(world) {
    const { practice, quote, link } = await sentQuote(world, 'Version Surgical', SIOBHAN);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    const reader = new PatientPage(await world.visitor({ who: 'reader', width: 1280, height: 800 }));
    await reads(reader, link, quote);
    await revises(staff, quote);
    const view = new QuoteViewPage(staff);
    await view.send();
    await view.closeDialog();
    await view.showsStatus('Sent');
    await goesOnWithTheNewVersion(reader);
    await compares(staff);
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await findsItReplaced(patient, link);
    await exportsTheList(staff, quote);
  },
};

async function reads(reader: PatientPage, link: string, quote: Quote): Promise<void> {
  await reader.open(link);
  await reader.identify(SIOBHAN.dateOfBirth);
  await reader.showsQuote(quote.quoteNumber);
  const form = await reader.choose('accept');
  await form.getByRole('button', { name: 'Change my details' }).click();
  await field(form, 'Phone Number').fill(PHONE);
}

/** A patient with the quote open is notified immediately and keeps what was filled in. */
async function goesOnWithTheNewVersion(reader: PatientPage): Promise<void> {
  const { page, visitor } = reader;
  const notice = page.getByRole('alert').filter({ hasText: 'This quote was just replaced.' });
  await shown(notice, 'the notice on the open page', 30_000);
  await visitor.look('just-replaced');
  await notice.getByRole('button', { name: 'See what changed' }).click();
  await reader.identify(SIOBHAN.dateOfBirth);
  await shown(page.getByRole('heading', { name: 'What changed' }), 'what changed');
  await visitor.look('what-changed');
  const form = await reader.choose('accept');
  await shown(form.getByText(PHONE), 'the phone number that was filled in before');
}

async function revises(staff: Visitor, quote: Quote): Promise<void> {
  const { page } = staff;
  const view = new QuoteViewPage(staff);
  await view.open(quote.id);
  await view.choose('Revise');
  const dialog = page.getByRole('dialog', { name: `Revise quote ${quote.quoteNumber}` });
  await field(dialog, 'Reason').fill('The assistant is not needed.');
  await staff.look('revise');
  await dialog.getByRole('button', { name: 'Start version 2' }).click();
  await page.waitForURL(/\/quotes\/edit\//);
  await field(page, 'Notes to the patient').fill('As discussed on the phone.');
  await new QuoteEditorPage(staff).saveDraft();
  await page.waitForURL(/\/quotes\/view\//);
  await shown(page.getByRole('heading', { level: 1, name: /version 2/ }), 'the second version');
}

async function compares(staff: Visitor): Promise<void> {
  const { page } = staff;
  const versions = page.getByRole('region', { name: 'Versions' });
  await shown(versions.getByText('Replaced'), 'that the first version was replaced');
  await versions.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });
  await shown(dialog.getByText(/^Total: /), 'both totals');
  await staff.look('comparison');
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function findsItReplaced(patient: PatientPage, link: string): Promise<void> {
  const { page, visitor } = patient;
  await patient.open(link);
  await shown(page.getByRole('heading', { level: 1, name: 'This quote was replaced' }));
  await visitor.look('replaced');
  await page.getByRole('button', { name: 'Email me the current version' }).click();
  await shown(page.getByText(/its link is on its way/), 'that the current version was asked for');
}

async function exportsTheList(staff: Visitor, quote: Quote): Promise<void> {
  const { page } = staff;
  await staff.open('/quotes');
  const row = page.getByRole('row').filter({ hasText: quote.quoteNumber });
  await shown(row.getByText('v2', { exact: true }).first(), 'the newest version in the list');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export quotes' });
  await shown(dialog.getByText(/with the filters and columns/), 'how many quotes are exported');
  await staff.look('export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  contains(download.suggestedFilename(), '.csv', 'the name of the file');
  equal(await download.failure(), null, 'why the download failed');
}
