import { TE_ARIKI } from '../api/practice';
import { Keyboard } from '../browser/keyboard';
import { field } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { ensure, equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCase } from './facts';
import { sentQuote } from './sent-quote';

const PHONE = '0455 555 038';
const SCRIPT_LIMIT = 110_000;
const MOST_TO_READ = 2_500;
const SCREEN = { width: 320, height: 640 };

/**
 * The patient's page at 320 px, which is also a desktop at 400 % zoom: key figures first, terms explained, larger text, input
 * that survives a reload and a lost connection, and a signature given by keyboard alone.
 */
export const patientPageJourney: Journey = {
  name: 'patient-page',
  async run(world) {
    const sent = await sentQuote(world, 'Te Whatu Ora Waitematā Specialist Surgical Centre', TE_ARIKI);
    const patient = new PatientPage(await world.visitor({ who: 'patient', ...SCREEN }));
    const keys = new Keyboard(patient.page);
    await patient.open(sent.link);
    await patient.identify(TE_ARIKI.dateOfBirth);
    await patient.showsQuote(sent.quote.quoteNumber);
    await staysSmall(patient);
    await figuresComeFirst(patient);
    await isSoonRead(patient);
    await goesStepByStep(patient);
    await explainsItself(patient, keys);
    await growsWithTheReader(patient, keys);
    await keepsWhatWasFilledIn(patient, keys);
    await survivesLostConnection(patient);
    await signsByKeys(patient, keys);
    const surgeryCase = await oneCase(sent.practice.api, sent.quote.id);
    equal(surgeryCase.status, 'SCHEDULED', 'the status of the case');
  },
};

/** Measured as transferred, compressed. */
async function staysSmall({ page }: PatientPage): Promise<void> {
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.m?js(\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  ensure(
    bytes > 0 && bytes < SCRIPT_LIMIT,
    `the page loads ${bytes} bytes of script, fewer than ${SCRIPT_LIMIT}`,
  );
}

async function figuresComeFirst({ page }: PatientPage): Promise<void> {
  const figures = page.locator('.qp-figure');
  for (const figure of await figures.all()) {
    const box = await figure.boundingBox();
    ensure(box && box.y + box.height <= SCREEN.height, 'what is to be paid stands on the first screen');
  }
  const sizes = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  equal(new Set(sizes).size, 1, 'sizes of the figures: the total is as large as what is left to pay');
}

/** The distance to the first decision, on a phone of common width. */
async function isSoonRead({ page }: PatientPage): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  const step = await page.locator('[data-step="read"]').first().boundingBox();
  const height = Math.round((step?.y ?? Infinity) + (step?.height ?? 0));
  ensure(height <= MOST_TO_READ, `${height} px to read before the first decision, ${MOST_TO_READ} at most`);
  await page.setViewportSize(SCREEN);
}

/** Each step is a screen with the total visible, and the browser's Back button leads to the previous one. */
async function goesStepByStep(patient: PatientPage): Promise<void> {
  const { page } = patient;
  const title = page.getByRole('heading', { level: 1 });
  await patient.choose('accept');
  equal(await page.title(), 'Step 3 of 3 – Te Whatu Ora Waitematā Specialist Surgical Centre', 'the title');
  ensure(await title.evaluate((one) => one === document.activeElement), 'the step is announced');
  const total = await page.locator('.p-bar').boundingBox();
  ensure(total && total.y + total.height <= SCREEN.height, 'the total is in sight');
  await page.goBack();
  await shown(page.getByText(/^Step 2 of 3/), 'the step before');
  await patient.visitor.look('choose');
  await patient.back();
  await shown(page.getByText(/^Step 1 of 3/), 'the first step');
}

async function explainsItself({ page, visitor }: PatientPage, keys: Keyboard): Promise<void> {
  await keys.tabTo('button', 'Fixed');
  await keys.press('Enter');
  await shown(page.getByText('It does not change for the procedure that is planned here.').first());
  await visitor.look('explained');
}

async function growsWithTheReader({ page, visitor }: PatientPage, keys: Keyboard): Promise<void> {
  await keys.tabTo('button', 'Larger text');
  await keys.press('Enter');
  await page.reload();
  await shown(page.getByRole('button', { name: 'Larger text', pressed: true }), 'that larger text was kept');
  await visitor.look('larger');
}

async function keepsWhatWasFilledIn(patient: PatientPage, keys: Keyboard): Promise<void> {
  const { page } = patient;
  const form = await patient.choose('accept');
  await shown(form.getByText(TE_ARIKI.phone), 'the phone number that the practice has, to be confirmed');
  await form.getByRole('button', { name: 'Change my details' }).click();
  await field(form, 'Phone Number').fill(PHONE);
  await form.getByText(/^Add an emergency contact/).click();
  await field(form, 'Additional Notes').fill('I take warfarin');
  await page.reload();
  await shown(form, 'the form that was open');
  await shown(form.getByText(PHONE), 'the phone number after a reload');
  equal(
    await field(form, 'Additional Notes').inputValue(),
    '',
    'notes, which may be clinical, after a reload',
  );
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  ensure(!/warfarin|1984|signature/i.test(stored), `nothing clinical is stored: ${stored}`);
  await keys.tabTo('button', 'Larger text');
  await keys.press('Enter');
}

async function survivesLostConnection({ page, visitor }: PatientPage): Promise<void> {
  await visitor.context.setOffline(true);
  await shown(page.getByText('You are offline.'), 'that the connection is lost');
  await visitor.look('offline');
  await visitor.context.setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'hidden' });
  await shown(page.getByText(PHONE), 'the phone number after the connection was lost');
}

async function signsByKeys(patient: PatientPage, keys: Keyboard): Promise<void> {
  const { page, visitor } = patient;
  await keys.tabTo('checkbox', 'I agree to the terms and conditions');
  await keys.press('Space');
  await keys.tabTo('checkbox', 'I agree to the treatment plan in this quote');
  await keys.press('Space');
  const box = await page.getByRole('img', { name: 'Box to draw your signature in' }).boundingBox();
  ensure(box && box.height >= 200, `the box for the signature is high enough, found ${box?.height} px`);
  await keys.tabTo('tab', 'Draw');
  await keys.press('ArrowRight');
  await keys.tabTo('textbox', 'Type your full name as your signature');
  await keys.type('Te Ariki Ngāpō');
  await keys.tabTo('button', 'Accept Quote & Create Surgery Case');
  await keys.press('Enter');
  await keys.tabTo('button', 'Confirm');
  await keys.press('Enter');
  await patient.showsResult('Quote Accepted Successfully');
  await shown(page.getByText(/^If you have not heard by \w+day/), 'when to ask again');
  await visitor.look('accepted');
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('answer')));
  equal(kept, [], 'what the device keeps after the answer');
}
