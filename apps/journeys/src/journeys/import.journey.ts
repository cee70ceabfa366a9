import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, ImportRun, ListPage } from '@quillcare/contracts';
import { foundPractice, type Practice } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { contains, equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { manyClients } from './many-clients';

const DATA = join(process.cwd(), 'apps', 'journeys', 'data');
const MANY = 10_000;
const MANY_PATIENCE_MS = 120_000;

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A practice imports its list of clients, with typical mistakes. */
export const importJourney: Journey = {
  name: 'import',
  async run(world) {
    const practice = await foundPractice(world, 'Import Surgical');
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await importsAGoodFile(staff);
    await importsWithMistakes(staff);
    await refusesWhatIsNoList(staff);
    await importsTheDirectory(staff);
    await cancelsOnTheWay(staff, practice);
    await importsTenThousand(staff, practice);
  },
};

async function importsAGoodFile(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/import');
  await staff.look('import');
  await start(staff, committed('clients-harbour.csv'));
  await shown(page.getByText('8 of 8 records processed'), 'the summary of the import');
  await staff.look('import-finished');
  for (const [search, name] of [
    ['nguyen', 'Thị Lan Nguyễn'],
    ['obrien', "Siobhan O'Brien"],
    ['ngapo', 'Te Ariki Ngāpō'],
    ['0413 555 201', 'Thị Lan Nguyễn'],
  ]) {
    await staff.open(`/clients?search=${encodeURIComponent(search!)}`);
    await shown(page.getByText(name!).first(), `${name} by searching for "${search}"`);
  }
  await page.getByText('Thị Lan Nguyễn').first().click();
  await shown(
    page.getByText('7/88 Victoria Rd, Level 2', { exact: false }),
    'an address with a comma in quotes',
  );
}

async function importsWithMistakes(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/import');
  await start(staff, committed('clients-with-mistakes.csv'));
  await shown(
    page.getByText('2 of 8 records processed, 5 failed validation, 1 duplicate skipped'),
    'the summary of an import with mistakes',
  );
  equal(
    await listed(staff, 'Errors'),
    [
      ['3', 'First name', 'Required field is empty'],
      [
        '4',
        'Phone',
        'Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number',
      ],
      ['5', 'Email', 'Invalid email address format'],
      ['6', 'Date of birth', 'Invalid date format. Expected: YYYY-MM-DD, DD/MM/YYYY, or similar'],
      ['7', 'Date of birth', 'Date of birth is in the future'],
    ],
    'the rows that were left out, and why',
  );
  await staff.look('import-with-mistakes');
  equal(
    (await listed(staff, 'Duplicates')).map(([row, column, message]) => [row, column, message]),
    [['8', 'Email', 'Duplicate skipped']],
    'the duplicate',
  );
}

async function refusesWhatIsNoList(staff: Visitor): Promise<void> {
  const files: File[] = [
    csv('empty.csv', Buffer.alloc(0)),
    csv('photo.csv', Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * 37) % 256))),
    csv(
      'no-header.csv',
      Buffer.from(
        "Siobhan,O'Brien,siobhan@example.com,0412345678\r\nMinh,Nguyễn,minh@example.com,0412345679\r\n",
      ),
    ),
  ];
  for (const file of files) {
    await staff.open('/clients/import');
    await start(staff, file);
    const alert = staff.page.getByRole('alert').filter({ hasText: 'File is empty or invalid' });
    await shown(alert, `the message for ${file.name}`);
  }
  await staff.look('import-refused');
}

/** The directory and the catalogue: exported from the list, imported again, and drafts that patients do not see yet. */
async function importsTheDirectory(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/doctors');
  // An empty list has a second link, below its description.
  await page.getByRole('link', { name: 'Import' }).first().click();
  await shown(page.getByRole('heading', { level: 1, name: 'Import doctors' }));
  await staff.look('import-doctors');
  const doctors = [
    'title,firstName,lastName,credentials,phone,email',
    'Prof,Rangi,Paewai,FRACS (Plas),0412 345 678,rangi@import-surgical.example',
    'Dr,Thị Mai,Nguyễn,FRACS,0413 555 201,mai@import-surgical.example',
  ];
  await start(staff, csv('doctors.csv', Buffer.from(doctors.join('\r\n'))));
  await shown(page.getByText('2 of 2 records processed'), 'the summary of the doctors');
  await page.getByRole('link', { name: 'See doctors' }).click();
  await shown(page.getByText('Paewai', { exact: false }).first(), 'a doctor of the file in the list');

  await staff.open('/surgeries/import');
  const surgeries = [
    'name,description,baseFee,category',
    'Rhinoplasty,,"$9,500.00",COSMETIC',
    'Trigger finger release,As discussed with you.,1800,ORTHOPEDIC',
  ];
  await start(staff, csv('surgeries.csv', Buffer.from(surgeries.join('\r\n'))));
  await shown(
    page.getByText('2 of 2 records processed, 1 AI description generated'),
    'the summary of the surgeries',
  );
  await staff.look('import-surgeries-finished');
  await staff.open('/surgeries');
  await page.getByText('Rhinoplasty').first().click();
  await shown(page.getByText('Surgery to change the shape of the nose', { exact: false }), 'the draft');
}

/** The page says how many rows were stored before the import was cancelled; they are kept and can be undone. */
async function cancelsOnTheWay(staff: Visitor, { api }: Practice): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/import');
  const wrongList = manyClients(MANY).replaceAll('@many.example', '@wrong-list.example');
  await start(staff, csv('wrong-list.csv', Buffer.from(wrongList)));
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await shown(
    page.getByText('Import cancelled. What had already been imported is kept.'),
    'that it was cancelled',
    MANY_PATIENCE_MS,
  );
  await staff.look('import-cancelled');
  const { items } = await api.get<ListPage<ImportRun>>('/imports?limit=1');
  equal(items[0]?.status, 'CANCELLED', 'the state of the import');
  // A fast cancel may come before anything is stored.
  if (items[0]?.successful === 0) return;
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await shown(page.getByText('Import undone').first(), 'that it was undone', MANY_PATIENCE_MS);
  equal(
    (await api.get<ListPage<Client>>('/clients?search=wrong-list&limit=5')).items,
    [],
    'the clients of the wrong list',
  );
}

async function importsTenThousand(staff: Visitor, { api }: Practice): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/import');
  await start(staff, csv('ten-thousand.csv', Buffer.from(manyClients(MANY))));
  await shown(
    page.getByText(`${MANY} of ${MANY} records processed`),
    'the summary of 10,000 rows',
    MANY_PATIENCE_MS,
  );
  const found = await api.get<ListPage<Client>>('/clients?search=wojcik&limit=5');
  contains(found.items.map(({ lastName }) => lastName).join(), 'Wójcik', 'a client of the large file');
  await staff.open('/clients');
  await shown(page.getByText(/more than 10,000|10,0\d\d in all/i), 'the count of clients');
}

async function start({ page }: Visitor, file: File): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles(file);
  // The columns, or the reason the file cannot be read, appear above the button and move it.
  await shown(page.getByText(/columns will be imported|Please check/i).first());
  await page.getByRole('button', { name: 'Start import' }).click();
}

/** Returns the messages of a kind: row, column and text. */
async function listed({ page }: Visitor, kind: 'Errors' | 'Duplicates'): Promise<string[][]> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${kind}`) });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  const rows = page.getByRole('group', { name: new RegExp(`^${kind}`) }).locator('tbody tr');
  await shown(rows);
  return (await rows.all()).reduce<Promise<string[][]>>(
    async (before, row) => [...(await before), (await row.locator('td').allInnerTexts()).slice(0, 3)],
    Promise.resolve([]),
  );
}

function csv(name: string, buffer: Buffer): File {
  return { name, mimeType: 'text/csv', buffer };
}

function committed(name: string): File {
  return csv(name, readFileSync(join(DATA, name)));
}
