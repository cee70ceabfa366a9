import type { OptionList } from '@quillcare/contracts';
import { furnishedPractice, MINH, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { fillIn, toast } from '../pages/form';
import { QuoteEditorPage } from '../pages/quote-editor.page';
import { equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** An administrator sets what a surgery costs and where. A quote for it is then complete, even for a new doctor. */
export const surgeryConfigJourney: Journey = {
  name: 'surgery-config',
  async run(world) {
    const practice = await furnishedPractice(world, 'Configured Surgical', MINH);
    await addOptions(practice);
    const staff = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await continueSession(staff, practice);
    await configures(staff);
    await quotes(staff);
  },
};

function addOptions({ api }: Furnished): Promise<OptionList> {
  const fee = { type: 'FIXED', amountMinor: 50_000 };
  return api.post<OptionList>('/option-lists', {
    name: 'Complexity',
    category: 'COMPLEXITY',
    choose: 'SEVERAL',
    options: [{ name: 'Revision', fee, appliesTo: ['SURGEON', 'HOSPITAL'] }],
  });
}

async function configures(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/admin/surgery-config');
  await page.getByRole('link', { name: 'Septoplasty' }).click();
  await shown(page.getByText('Nothing is configured yet.'), 'that nothing is configured');
  await finds(staff, 'Add a doctor', 'Hartmann');
  await page
    .getByRole('group', { name: /Hartmann/ })
    .getByLabel(/^Own fee/)
    .fill('4,000');
  await finds(staff, 'Add a hospital', 'Harbour Private Hospital');
  const hospital = page.getByRole('group', { name: 'Harbour Private Hospital' });
  await hospital.getByLabel(/^Hospital stay/).fill('1,500');
  await finds(staff, 'Add an option list', 'Complexity');
  await fillIn(page, { 'Administration fee': '100' });
  await staff.look('configuration');
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await shown(toast(page, 'Saved successfully'), 'that it was saved');
}

async function finds({ page }: Visitor, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

async function quotes(staff: Visitor): Promise<void> {
  const { page } = staff;
  const editor = new QuoteEditorPage(staff);
  await editor.open();
  await editor.pick('Client', 'minh', /Minh/);
  await editor.pick('Surgery', 'septo', /^Septoplasty/);
  await editor.pick('Doctor', 'hartmann', /Hartmann/);
  await editor.pick('Hospital or day surgery', 'harb', /Harbour/);
  // 4,000 + 1,500 + 110 (100 plus GST).
  await total(editor, '$5,610.00');
  await page.getByRole('button', { name: /^Open line 1:/ }).click();
  const options = page.getByRole('group', { name: 'Complexity of Septoplasty' });
  await options.last().getByRole('button', { name: 'Revision' }).click();
  // The option only raises the surgeon's line.
  await total(editor, '$6,110.00');
  await staff.look('line-options');
  await addsDoctor(staff);
  // A doctor without a fee of their own charges the base fee of 3,500.
  await total(editor, '$5,610.00');
  await editor.saveDraft();
  await page.waitForURL(/\/quotes\/view\//);
  await shown(page.getByText('Prof Rangi Parata').first(), 'the new doctor');
}

async function addsDoctor({ page }: Visitor): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Doctor', exact: true });
  await box.fill('Prof Rangi Parata');
  await page.getByRole('option', { name: 'Add “Prof Rangi Parata” as a new doctor' }).click();
  const dialog = page.getByRole('dialog', { name: 'New doctor' });
  await fillIn(dialog, {
    Credentials: 'MBBS, FRACS',
    Email: 'rangi@practice.example',
    Phone: '0412 345 679',
  });
  await dialog.getByRole('button', { name: 'Add doctor' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function total(editor: QuoteEditorPage, value: string): Promise<void> {
  await eventually(`a total of ${value}`, async () =>
    equal((await editor.figures())['Total'], value, 'the total'),
  );
}
