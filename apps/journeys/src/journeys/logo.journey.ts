import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { SIOBHAN } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { ensure, equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { sentQuote } from './sent-quote';

const PICTURE = join(process.cwd(), 'apps', 'journeys', 'data', 'logo-harbour.png');
const PRACTICE = 'Logo Surgical';

/** A practice uploads a logo. Its patients see it immediately, in light and dark mode and on every screen. */
export const logoJourney: Journey = {
  name: 'logo',
  async run(world) {
    const { practice, quote, link } = await sentQuote(world, PRACTICE, SIOBHAN);
    const staff = await world.visitor({ who: 'administrator' });
    await continueSession(staff, practice);
    const phone = { width: 375, height: 812, isPhone: true } as const;
    const patient = new PatientPage(await world.visitor({ who: 'patient', ...phone, colours: 'dark' }));
    await patient.open(link);
    equal(await logosOn(patient.visitor).count(), 0, 'pictures on the page of a practice without a logo');
    await choosesALogo(staff);
    await patientSeesIt(patient);
    await patient.identify(SIOBHAN.dateOfBirth);
    await patient.showsQuote(quote.quoteNumber);
    await patientSeesIt(patient);
    await staff.open(`/quotes/view/${quote.id}`);
    await isDrawn(logosOn(staff));
    await staff.look('paper-with-logo');
    await removesItByMistake(staff);
  },
};

const logosOn = ({ page }: Visitor): Locator => page.getByRole('img', { name: PRACTICE });

async function choosesALogo(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/admin/organization-settings');
  await shown(page.getByText('Your practice doesn’t have a logo yet.', { exact: false }));
  await staff.look('no-logo');
  await page.getByLabel('Logo file').setInputFiles(PICTURE);
  await shown(page.getByText('Not saved yet'));
  equal(await logosOn(staff).count(), 2, 'previews of the logo');
  await staff.look('chosen-logo');
  await page.getByRole('button', { name: 'Save logo' }).click();
  await shown(toast(page, 'Logo saved'));
  await shown(page.getByText(/^512 × 137 pixels, \d+ KB$/), 'the size that it was made');
}

async function patientSeesIt({ page, visitor }: PatientPage): Promise<void> {
  await eventually('the logo on the page of the patient', async () => {
    await page.reload();
    await isDrawn(logosOn(visitor));
  });
  await visitor.look('logo');
}

async function isDrawn(logo: Locator): Promise<void> {
  await shown(logo.first(), 'the logo');
  const [drawn, width] = await logo
    .first()
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width]);
  equal(drawn, 512, 'the width of the picture');
  ensure(width === 176, `the logo is shown at its size, found ${width} px`);
}

async function removesItByMistake(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/admin/organization-settings');
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await shown(page.getByText('Your practice doesn’t have a logo yet.', { exact: false }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await shown(toast(page, 'Logo restored'));
  await isDrawn(logosOn(staff));
}
