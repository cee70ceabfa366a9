import { furnishedPractice, draftQuote, MINH, sendQuote, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { signInToDemo } from '../pages/demo.pages';
import { fillIn, toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { equal, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';

const REFUSAL = /Your practice is read-only because its trial or its plan has ended/;

/** A trial ends: the practice becomes read-only, its patient can still answer, and the platform extends it. */
export const trialJourney: Journey = {
  name: 'trial',
  usesDemo: true,
  async run(world) {
    const practice = await furnishedPractice(world, `Trial Surgical ${world.unique()}`, MINH);
    const { link } = await sendQuote(practice, await draftQuote(practice));
    await letTrialEnd(world, practice, '2 days');
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, practice);
    const { page } = staff;
    const banner = page.getByRole('region', { name: 'Subscription' });
    await shown(banner.getByText('Your trial ends in 2 days.'), 'what administrators are told before');
    await letTrialEnd(world, practice, '0 days');
    await shown(banner.getByText(/^This practice is read-only/), 'the end, without reloading', 40_000);
    await staff.look('read-only');
    await isRefused(staff);
    await banner.getByRole('link', { name: 'How to continue' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await shown(page.getByRole('button', { name: /^Choose/ }).first(), 'what to do');
    await staff.look('billing');

    await stillAnswers(world, link);
    await goesOn(world, practice);
    await gone(banner.getByText(/^This practice is read-only/), 'the banner');
    await staff.look('goes-on');
  },
};

/** Only time ends a trial, so its end is moved. */
async function letTrialEnd(world: World, { organisationId }: Furnished, left: string): Promise<void> {
  const rows = await world.database.query(
    `update billing.subscription set trial_start = now() - interval '14 days', trial_end = now() + $2::interval where organisation_id = $1 returning id`,
    [organisationId, left],
  );
  equal(rows.length, 1, 'trials whose end was moved');
}

async function isRefused(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/clients/new');
  await fillIn(page, {
    'First name': 'Aroha',
    'Last name': 'Ngāpō',
    Email: 'aroha@example.com',
    Phone: '0412 345 678',
  });
  await page.getByRole('button', { name: 'Add client' }).click();
  await shown(page.getByText(REFUSAL), 'the refusal');
  await staff.look('refused');
}

async function stillAnswers(world: World, link: string): Promise<void> {
  const patient = new PatientPage(
    await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
  );
  await patient.open(link);
  await patient.identify(MINH.dateOfBirth);
  const form = await patient.choose('query');
  await fillIn(form, { 'Your question': 'Is parking included?' });
  await patient.submit('query');
  await patient.dialog.getByRole('button', { name: 'Confirm' }).click();
  await patient.showsResult('Query Submitted');
}

async function goesOn(world: World, { organisationId, name }: Furnished): Promise<void> {
  const platform = await world.visitor({ who: 'super admin', width: 1440, height: 900 });
  await signInToDemo(platform, 'superAdmin');
  await platform.open(`/organizations/${organisationId}`);
  const { page } = platform;
  await page.getByRole('button', { name: 'Extend trial' }).click();
  const dialog = page.getByRole('dialog', { name: `Extend the trial of ${name}` });
  await fillIn(dialog, { Reason: 'They asked for two more weeks' });
  await platform.look('extend');
  await dialog.getByRole('button', { name: 'Extend trial' }).click();
  await shown(toast(page, 'Trial extended'), 'that it was extended');
  await shown(page.getByText('Can work'), 'that the practice goes on');
  await platform.look('extended');
}
