import type { Client, ListPage } from '@quillcare/contracts';
import { foundPractice, type Practice } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const HEADER = 'firstName,lastName,email,phone,suburb';
const BEFORE = [
  'Aroha,Ngata,aroha@example.com.au,0412 345 671,Balmain',
  'Jun,Li,jun@example.com.au,0412 345 672,Newtown',
];
const AFTER = [
  'Aroha,Ngata,aroha@example.com.au,0412 345 671,Perth',
  'Jun,Li,jun@example.com.au,0412 345 672,Perth',
  'Mia,Hall,mia@example.com.au,0412 345 673,Perth',
];

/** A file is checked first, imported, imported again by mistake, and undone, except for what a colleague has edited since. */
export const importUndoJourney: Journey = {
  name: 'import-undo',
  async run(world) {
    const practice = await foundPractice(world, 'Second Thoughts Surgical');
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await importsFirst(staff);
    await checksFirst(staff);
    await isAskedBeforeASecondTime(staff);
    await undoes(staff, practice);
  },
};

async function importsFirst(staff: Visitor): Promise<void> {
  await staff.open('/clients/import');
  await choose(staff, 'clients.csv', BEFORE);
  await staff.page.getByRole('button', { name: 'Start import' }).click();
  await shown(staff.page.getByText('2 of 2 records processed'), 'the first import');
}

async function checksFirst(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/import');
  await choose(staff, 'moved.csv', AFTER);
  await page.getByRole('radio', { name: /^Overwrite/ }).check();
  await page.getByRole('button', { name: 'Check the whole file first' }).click();
  await shown(page.getByText('Check finished. Nothing was stored.'), 'the result of the check');
  await shown(page.getByText('Suburb: Balmain → Perth'), 'a value that would change');
  await staff.look('import-checked');
  await page.getByRole('button', { name: 'Import this file' }).click();
  await shown(page.getByText('3 of 3 records processed, 2 overwritten', { exact: false }), 'the import');
  await staff.look('import-can-be-undone');
}

async function isAskedBeforeASecondTime(staff: Visitor): Promise<void> {
  const { page } = staff;
  const result = page.url();
  await staff.open('/clients/import');
  await choose(staff, 'moved-copy.csv', AFTER);
  await page.getByRole('button', { name: 'Start import' }).click();
  await shown(page.getByRole('dialog', { name: 'This file was imported before' }), 'the question');
  await staff.look('import-repeated');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.goto(result);
}

async function undoes(staff: Visitor, { api }: Practice): Promise<void> {
  const { page } = staff;
  const named = async () => {
    const { items } = await api.get<ListPage<Client>>('/clients?sort=name&limit=10');
    return items;
  };
  const jun = (await named()).find(({ firstName }) => firstName === 'Jun')!;
  await api.patch(`/clients/${jun.id}`, { version: jun.version, suburb: 'Darwin' });
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await shown(page.getByText('1 removed, 1 restored, 1 left as they are.'), 'the result of the undo');
  await shown(page.getByText('It has been edited since the import'), 'why a client was left');
  await staff.look('import-undone');
  equal(
    (await named()).map(({ firstName, suburb }) => `${firstName} ${suburb}`),
    ['Jun Darwin', 'Aroha Balmain'],
    'the clients after the undo',
  );
  await staff.open('/clients/import');
  await shown(page.getByText('Undone'), 'the undone import among the earlier ones');
  await staff.look('import-earlier-undone');
}

async function choose({ page }: Visitor, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from([HEADER, ...lines].join('\r\n'));
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await shown(page.getByText(/columns will be imported/));
}
