import type { Client, ListPage, Surgery } from '@quillcare/contracts';
import { foundPractice, type Practice } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { choose, errorUnder, fillIn, summaryLines } from '../pages/form';
import { ensure, equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { Visitor } from '../browser/visitor';

const WRONG_PHONE =
  'Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number';

/** Staff enter a doctor, a hospital, a surgery and a client, and see every error at its field. */
export const catalogueJourney: Journey = {
  name: 'catalogue',
  async run(world) {
    const practice = await foundPractice(world, 'Catalogue Surgical');
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await addsDoctor(staff);
    await addsHospital(staff);
    await addsSurgery(staff, practice);
    await addsClient(staff, practice);
  },
};

async function addsDoctor(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/doctors/new');
  const add = page.getByRole('button', { name: 'Add doctor' });
  await add.click();
  equal(
    (await summaryLines(page)).sort(),
    [
      'Credentials: This field is required',
      'First name: This field is required',
      'Last name: This field is required',
      'Email: Please enter a valid email address',
      'Phone: This field is required',
    ].sort(),
    'every missing field of a doctor',
  );
  await staff.look('doctor-errors');
  await fillIn(page, {
    Credentials: 'MBBS, FRACS (Plast)',
    'First name': 'Amelia',
    'Last name': 'Hartmann',
    Email: 'amelia@practice.example',
    Phone: '12345',
  });
  await add.click();
  await eventually('the error under the phone', async () =>
    equal(await errorUnder(page, 'Phone'), WRONG_PHONE, 'the text'),
  );
  await fillIn(page, { Phone: '0412 345 678' });
  await add.click();
  await shown(page.getByText('Created successfully'));
  await shown(page.getByText('Hartmann').first());
  await staff.look('doctors');
}

async function addsHospital(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/hospitals/new');
  await fillIn(page, {
    Name: 'St Vincent’s Private',
    Address: '406 Victoria Street, Darlinghurst NSW 2010',
    Phone: '02 8382 7111',
    'Operating theatres': '12',
  });
  await choose(page, 'Facility type', 'Private hospital');
  await page.getByRole('button', { name: 'Add hospital' }).click();
  await shown(page.getByText('Created successfully'));
  await shown(page.getByText('St Vincent’s Private').first());
  await staff.look('hospitals');
}

const CLASS = 'Medicare, cosmetic or both?';

async function addsSurgery(staff: Visitor, { api }: Practice): Promise<void> {
  const { page } = staff;
  await staff.open('/surgeries/new');
  await fillIn(page, { Name: 'Septoplasty', 'Base fee': 'a lot', 'Time in theatre': '90' });
  await page.getByRole('button', { name: 'Add surgery' }).click();
  equal(await errorUnder(page, 'Base fee'), 'Please enter a valid number', 'a fee in words is explained');
  ensure((await errorUnder(page, CLASS)) !== '', 'the class is asked for');
  await choose(page, CLASS, 'Medicare');
  await staff.look('surgery-errors');
  await fillIn(page, { 'Base fee': '3,500.50' });
  await page.getByRole('button', { name: 'Add surgery' }).click();
  await shown(page.getByText('Created successfully'));
  await shown(page.getByText('$3,500.50').first());
  await staff.look('surgeries');
  const { items } = await api.get<ListPage<Surgery>>('/surgeries');
  equal(
    items.map(({ baseFeeMinor }) => baseFeeMinor),
    [350_050],
    'the fee is stored in cents',
  );
}

async function addsClient(staff: Visitor, { api }: Practice): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/new');
  await fillIn(page, {
    'First name': 'Te Ariki',
    'Last name': 'Ngāpō',
    Email: 'not an address',
    Phone: '0455 555 037',
  });
  // A date is typed into its day, month and year in turn.
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('29071972');
  await page.getByRole('button', { name: 'Add client' }).click();
  equal(
    await errorUnder(page, 'Email'),
    'Please enter a valid email address',
    'a wrong address is explained',
  );
  await staff.look('client-errors');
  await fillIn(page, { Email: 'Te.Ariki@patient.example' });
  await page.getByRole('button', { name: 'Add client' }).click();
  await shown(page.getByRole('heading', { level: 1, name: 'Te Ariki Ngāpō' }));
  await shown(
    page.getByText('29 July 1972', { exact: false }).or(page.getByText('29 Jul 1972', { exact: false })),
    'the date of birth',
  );
  await staff.look('client');
  const { items } = await api.get<ListPage<Client>>('/clients');
  equal(
    items.map(({ phone, email }) => [phone, email]),
    [['+61455555037', 'te.ariki@patient.example']],
    'the client in stored form',
  );
}
