import type { Doctor, ListPage, ResultOf, getSite } from '@quillcare/contracts';
import type { Visitor } from '../browser/visitor';
import { foundPractice, type Practice } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { choose, fillIn } from '../pages/form';
import { equal, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

type Site = ResultOf<typeof getSite>;

/** Staff add a site, set who works there, make it the default, and clean up after a doctor has left. */
export const sitesJourney: Journey = {
  name: 'sites',
  async run(world) {
    const practice = await foundPractice(world, 'Three Rooms Surgical');
    const amelia = await addDoctor(practice, 'Amelia', 'Hartmann');
    const rangi = await addDoctor(practice, 'Rangi', 'Parata');
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await addsSite(staff);
    await assignsDoctors(staff);
    await makesDefault(staff);
    const site = await onlySite(practice);
    equal(
      site.doctors.map(({ doctorId, weekdays }) => ({ doctorId, weekdays })),
      [
        { doctorId: amelia.id, weekdays: ['MONDAY', 'THURSDAY'] },
        { doctorId: rangi.id, weekdays: [] },
      ],
      'the doctors with their days',
    );
    await practice.api.delete(`/doctors/${rangi.id}?version=${rangi.version}&confirm=true`);
    await repairs(staff);
    equal(
      (await onlySite(practice)).doctors.map(({ doctorId }) => doctorId),
      [amelia.id],
      'the doctors after the repair',
    );
  },
};

function addDoctor({ api }: Practice, firstName: string, lastName: string): Promise<Doctor> {
  return api.post<Doctor>('/doctors', {
    title: 'Dr',
    firstName,
    lastName,
    credentials: 'MBBS, FRACS',
    phone: '0412 345 678',
    email: `${firstName.toLowerCase()}@practice.example`,
  });
}

async function onlySite({ api }: Practice): Promise<Site> {
  const { items } = await api.get<ListPage<Site>>('/sites');
  return items[0]!;
}

async function addsSite(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/sites');
  await shown(page.getByText('No sites yet.'));
  await staff.look('sites-empty');
  await page.getByRole('link', { name: 'Add site' }).first().click();
  await fillIn(page, {
    Name: 'Macquarie Street Rooms',
    Address: '187 Macquarie Street, Sydney NSW 2000',
    Phone: '02 9555 0140',
  });
  await choose(page, 'Type', 'Consulting rooms');
  await staff.look('site-form');
  await page.getByRole('button', { name: 'Add site' }).click();
  await shown(page.getByRole('heading', { level: 1, name: 'Macquarie Street Rooms' }));
}

async function assignsDoctors(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Change doctors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Doctors who work here' });
  for (const [typed, name] of [
    ['hart', 'Dr Amelia Hartmann'],
    ['para', 'Dr Rangi Parata'],
  ] as const) {
    await dialog.getByRole('combobox', { name: 'Add a doctor' }).fill(typed);
    await page.getByRole('option', { name }).click();
  }
  const days = dialog.getByRole('group', { name: 'Days of Dr Amelia Hartmann' });
  await days.getByRole('button', { name: 'Thu' }).click();
  await days.getByRole('button', { name: 'Mon' }).click();
  await staff.look('site-doctors');
  await dialog.getByRole('button', { name: 'Save doctors' }).click();
  await gone(dialog, 'the dialog');
  await shown(page.getByText('Monday, Thursday'));
  await shown(page.getByText('Any day'));
}

async function makesDefault(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Make default' }).click();
  await shown(page.getByText('New quotes and cases start with Macquarie Street Rooms'));
  await gone(page.getByRole('button', { name: 'Make default' }), 'the button of the default site');
  await staff.look('site');
}

async function repairs(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/sites');
  await shown(page.getByText('Default', { exact: true }));
  await staff.look('sites');
  await page.getByRole('button', { name: 'Check assignments' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check assignments' });
  await shown(dialog.getByText('Dr Rangi Parata at Macquarie Street Rooms'));
  await shown(dialog.getByText('The doctor was deleted.'));
  await staff.look('site-repair');
  await dialog.getByRole('button', { name: 'Remove 1 assignment' }).click();
  await shown(dialog.getByText('1 assignment removed.'));
  await shown(dialog.getByText('Everything is in order', { exact: false }));
  await dialog.getByRole('button', { name: 'Close' }).click();
}
