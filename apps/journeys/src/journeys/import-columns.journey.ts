import type { Client, ListPage } from '@quillcare/contracts';
import { foundPractice, type Practice } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { workbookOf } from './workbook';

const TITLE = ['Patients of Second Street Surgical'];
const HEADER = ['Patient ref', 'Called', 'Family', 'Contact', 'Reach', 'Shoe size'];
const FIRST = [
  ['P-1', 'Ana', 'Lee', 'ana@columns.example', '0412 345 678', '38'],
  ['P-2', 'Bo', 'Total', 'bo@columns.example', '0412 345 679', '41'],
  ['Total', '', '', '', '', '79'],
];
const SECOND = [['P-3', 'Cy', 'Ng', 'cy@columns.example', '0412 345 680', '40']];

/** An Excel workbook with a title row and unknown columns is imported; the next one like it needs no mapping. */
export const importColumnsJourney: Journey = {
  name: 'import-columns',
  async run(world) {
    const practice = await foundPractice(world, 'Second Street Surgical');
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await choosesColumns(staff);
    await checksAndImports(staff, practice);
    await isOfferedTheSameAgain(staff, practice);
  },
};

async function choosesColumns(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/import');
  await upload(staff, 'patients.xlsx', FIRST);
  await shown(page.getByText('Still needed: First name, Last name', { exact: false }).first());
  await staff.look('import-columns');
  await field(staff, 'Called').selectOption('firstName');
  await field(staff, 'Family').selectOption('lastName');
  await shown(page.getByText('4 columns will be imported', { exact: false }));
}

async function checksAndImports(staff: Visitor, { api }: Practice): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Check the whole file first' }).click();
  await shown(page.getByText('Check finished. Nothing was stored.'));
  await shown(page.getByText('Columns that are not imported: Patient ref, Shoe size'));
  await shown(page.getByText('2 rows were left out', { exact: false }), 'the title and the total');
  await staff.look('import-columns-checked');
  await page.getByRole('button', { name: 'Import this file' }).click();
  await shown(page.getByText('2 of 2 records processed'));
  await shown(page.getByText('Columns that were not imported: Patient ref, Shoe size'));
  const { items } = await api.get<ListPage<Client>>('/clients?sort=name&limit=5');
  equal(
    items.map(({ firstName, lastName, phone }) => `${firstName} ${lastName} ${phone}`).sort(),
    ['Ana Lee +61412345678', 'Bo Total +61412345679'],
    'the clients of the workbook',
  );
}

async function isOfferedTheSameAgain(staff: Visitor, { api }: Practice): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/import');
  await upload(staff, 'more-patients.xlsx', SECOND);
  await shown(page.getByText('As last time', { exact: true }));
  await staff.look('import-columns-again');
  await page.getByRole('button', { name: 'Start import' }).click();
  await shown(page.getByText('1 of 1 record processed'));
  const { items } = await api.get<ListPage<Client>>('/clients?search=cy&limit=5');
  equal(
    items.map(({ email }) => email),
    ['cy@columns.example'],
    'the client of the second workbook',
  );
}

async function upload({ page }: Visitor, name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const buffer = await workbookOf([TITLE, HEADER, ...rows]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType, buffer });
}

function field({ page }: Visitor, column: string) {
  return page.getByRole('combobox', { name: `What “${column}” becomes` });
}
