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

/** A sent quote is revised: the patient's old link says that it was replaced, and staff see what differs. */
export const quoteVersionsJourney: Journey = {
  name: 'quote-versions',
  async run(world) {
    const { practice, quote, link } = await sentQuote(world, 'Version Surgical', SIOBHAN);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await revises(staff, quote);
    const view = new QuoteViewPage(staff);
    await view.send();
    await view.closeDialog();
    await view.showsStatus('Sent');
    await compares(staff);
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await findsItReplaced(patient, link);
    await exportsTheList(staff, quote);
  },
};

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
  await shown(page.getByText(`${quote.quoteNumber} · v2`).first(), 'the newest version in the list');
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
