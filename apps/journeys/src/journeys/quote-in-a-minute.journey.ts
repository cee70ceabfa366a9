import { signInToDemo } from '../pages/demo.pages';
import { PatientPage } from '../pages/patient.page';
import { QuoteEditorPage } from '../pages/quote-editor.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import type { Visitor } from '../browser/visitor';
import { contains, ensure, equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const TE_ARIKI_BORN = '1972-07-29';
const MOST_MS = 60_000;

/**
 * The worked examples of docs/pricing.md with the demo catalogue, each within a minute and few clicks. The patient taps to see
 * how each cent of the known gap is derived.
 */
export const quoteInAMinuteJourney: Journey = {
  name: 'quote-in-a-minute',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'receptionist', width: 1440, height: 900 });
    await signInToDemo(staff, 'admin');
    await within(staff, 'rhinoplasty', 10, rhinoplasty);
    await within(staff, 'carpal tunnel release', 12, carpalTunnel);
    await staffReadWhy(staff);
    const view = new QuoteViewPage(staff);
    const link = await view.send();
    const phone = { who: 'patient', width: 375, height: 812, isPhone: true };
    await patientReadsWhy(new PatientPage(await world.visitor(phone)), link);
  },
};

/** Writes and saves a quote; fails if it takes more time or clicks than allowed. */
async function within(
  staff: Visitor,
  what: string,
  mostClicks: number,
  write: (editor: QuoteEditorPage, staff: Visitor) => Promise<void>,
): Promise<void> {
  const editor = new QuoteEditorPage(staff);
  await editor.open();
  const start = Date.now();
  await write(editor, staff);
  await editor.saveDraft();
  await staff.page.waitForURL(/\/quotes\/view\//);
  ensure(
    editor.clicks <= mostClicks,
    `${what} takes ${editor.clicks} clicks, at most ${mostClicks} are allowed`,
  );
  ensure(Date.now() - start < MOST_MS, `${what} took ${Date.now() - start} ms`);
}

/** Cosmetic, so all of it is taxable. */
async function rhinoplasty(editor: QuoteEditorPage, staff: Visitor): Promise<void> {
  await editor.pick('Client', 'te ariki', 'Te Ariki');
  await editor.pick('Surgery', 'rhinoplasty', /^Rhinoplasty/);
  await editor.pick('Doctor', 'hart', 'Hartmann');
  await editor.pick('Hospital or day surgery', 'harb', 'Harbour Private Hospital');
  await figure(editor, 'Total', '$17,050.00');
  await staff.look('rhinoplasty');
  await actionsAreInSight(staff);
  await explained(staff);
}

/** Medicare: both hands, with assistant and anaesthetist, and the gap agreed with the fund. */
async function carpalTunnel(editor: QuoteEditorPage, staff: Visitor): Promise<void> {
  await editor.pick('Client', 'te ariki', 'Te Ariki');
  await editor.pick('Surgery', 'carpal', /^Carpal tunnel release/);
  await editor.button('Both sides');
  await editor.pick('Doctor', 'parata', 'Parata');
  await editor.pick('Hospital or day surgery', 'north', 'Northside');
  await figure(editor, 'Total', '$4,186.00');
  const fund = staff.page.getByRole('combobox', { name: 'Health fund' });
  await fund.fill('HCF');
  await fund.press('Enter');
  await editor.choose('Arrangement with the fund', 'Known gap');
  const gap = staff.page.getByLabel('Gap the patient pays');
  await gap.fill('500');
  await gap.press('Enter');
  await eventually('what Medicare and the fund pay of the surgeon', async () => {
    const surgeon = await editor.line(1).innerText();
    for (const amount of ['372.70', '327.30', '500.00']) contains(surgeon, amount, 'the line of the surgeon');
  });
  await figure(editor, 'Total', '$4,186.00');
  await staff.look('carpal-tunnel');
}

async function figure(editor: QuoteEditorPage, name: string, value: string): Promise<void> {
  await eventually(`${name} in the editor`, async () => equal((await editor.figures())[name], value, name));
}

/** The save buttons are visible without scrolling. */
async function actionsAreInSight({ page }: Visitor): Promise<void> {
  for (const name of ['Discard', 'Save draft', 'Save and send']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    ensure(box && box.y >= 0 && box.y + box.height <= 900, `${name} is in sight`);
  }
}

async function explained({ page }: Visitor): Promise<void> {
  const opener = page.getByRole('button', { name: /^Open line 1:/ });
  await opener.click();
  await shown(page.getByRole('list', { name: 'The price, step by step' }), 'why this price');
  await opener.click();
}

const STEPS = [
  'Charged: $1,200.00.',
  /\$331\.25/,
  /\$165\.6/,
  /75% of \$496\.90: \$372\.70/,
  /\$327\.30/,
  'Left to pay: $500.00.',
];

/** On the quote's page, next to the line item. */
async function staffReadWhy(staff: Visitor): Promise<void> {
  await staff.page
    .getByRole('button', { name: /^Why .*Carpal tunnel release/ })
    .first()
    .click();
  for (const step of STEPS) await shown(staff.page.getByText(step).first(), `for staff: ${step}`);
  await staff.look('why');
}

/** On a phone, in the same words. */
async function patientReadsWhy(patient: PatientPage, link: string): Promise<void> {
  await patient.open(link);
  await patient.identify(TE_ARIKI_BORN);
  const surgeon = patient.page.getByRole('group').filter({ hasText: 'Why do I pay this?' }).first();
  await surgeon.getByText('Why do I pay this?').click();
  for (const step of STEPS) await shown(patient.page.getByText(step).first(), `for the patient: ${step}`);
  await patient.visitor.look('why');
}
