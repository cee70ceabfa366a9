import type { Client, ListPage } from '@quillcare/contracts';
import { foundPractice, type Practice } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const LINES = [
  'Name,Email,Mobile,Home phone,State',
  'Aroha Ngata,aroha@example.com.au,0412 345 681,,N.A.',
  'Jun Li,jun@example.com.au,0412 345 682,,N.A.',
  'Mia Hall,mia@example.com.au,0412 345 683,5551,VIC',
];

/**
 * A file with problem rows: a cell is corrected by keyboard together with all like it, and another row is imported without its
 * invalid phone number.
 */
export const importMendingJourney: Journey = {
  name: 'import-mending',
  async run(world) {
    const practice = await foundPractice(world, 'Mended Lists Surgical');
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await checks(staff);
    await mends(staff);
    await importsWithoutThePhone(staff, practice);
  },
};

async function checks(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/import');
  const buffer = Buffer.from(LINES.join('\r\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'messy.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the whole file first' }).click();
  await shown(page.getByText('3 rows would be left out as things stand.'), 'how many rows have errors');
}

async function mends(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page
    .getByRole('gridcell', { name: /N\.A\./ })
    .first()
    .click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ns');
  await shown(page.getByRole('tooltip'), 'what is wrong while it is typed');
  await page.keyboard.type('w');
  await page.keyboard.press('Enter');
  await shown(page.getByText('1 more row has “N.A.” in State.'), 'the offer to change the other one');
  await staff.look('import-mending');
  await page.getByRole('button', { name: 'Apply to all like this' }).click();
  await shown(page.getByText('1 row would be left out as things stand. 2 cells changed.'), 'the rest');
  await page.reload();
  await shown(
    page.getByText('1 row would be left out as things stand. 2 cells changed.'),
    'it after a reload',
  );
}

async function importsWithoutThePhone(staff: Visitor, { api }: Practice): Promise<void> {
  const { page } = staff;
  await page.getByRole('radio', { name: /^Import the row without that value/ }).check();
  await shown(page.getByText('No row would be left out as things stand.', { exact: false }), 'the choice');
  await staff.look('import-mended');
  await page.getByRole('button', { name: 'Import this file' }).click();
  await shown(page.getByText('3 of 3 records processed'), 'the import');
  const { items } = await api.get<ListPage<Client>>('/clients?sort=name&limit=10');
  equal(
    items.map(({ firstName, state }) => `${firstName} ${state}`),
    ['Mia VIC', 'Jun NSW', 'Aroha NSW'],
    'the clients with what was mended',
  );
  await staff.open(`/clients/${items.find(({ firstName }) => firstName === 'Mia')!.id}`);
  await shown(page.getByText('secondaryPhone: 5551', { exact: false }), 'the odd phone in a note');
}
