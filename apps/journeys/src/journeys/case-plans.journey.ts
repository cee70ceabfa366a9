import type { Quote, SurgeryCase } from '@quillcare/contracts';
import { daysFromNow, draftQuote, furnishedPractice, MINH, sendQuote, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { field, fillIn, toast } from '../pages/form';
import { equal, eventually, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCase } from './facts';

const DAY_MS = 86_400_000;
const NEW_ITEM = 'Compression garment ordered';

/** A surgery is rescheduled without a mouse, and open cases adopt the practice's changed checklist. */
export const casePlansJourney: Journey = {
  name: 'case-plans',
  async run(world) {
    const practice = await furnishedPractice(world, 'Planned Surgical', MINH);
    const caseId = await scheduledCase(practice);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await isMovedByKeys(staff, practice, caseId);
    await checklistIsApplied(staff, caseId);
  },
};

/** Mid-month in a future month, so that the days around it are on one page of the calendar. */
const SURGERY_DAY = `${daysFromNow(40).slice(0, 7)}-14`;
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

async function scheduledCase(practice: Furnished): Promise<string> {
  const { api } = practice;
  const { quote } = await sendQuote(practice, await draftQuote(practice));
  await api.post<Quote>(`/quotes/${quote.id}/record-acceptance`, {
    version: quote.version,
    mode: 'TELEPHONE',
    acceptedAt: new Date().toISOString(),
    patientInfo: { agreedToTerms: true, agreedToTreatment: true },
    notes: 'Rang and agreed to everything; date of birth checked.',
  });
  const { id, version } = await oneCase(api, quote.id);
  await api.post(`/surgery-cases/${id}/schedule`, {
    version,
    startsAt: `${SURGERY_DAY}T09:00`,
    durationMinutes: 60,
    allowDayOff: true,
  });
  return id;
}

/** M picks the surgery up, arrow keys choose the day, Escape puts it back, Enter asks for the reason. */
async function isMovedByKeys(staff: Visitor, { api, client }: Furnished, caseId: string): Promise<void> {
  const { page } = staff;
  await staff.open(`/surgery-cases/calendar?day=${SURGERY_DAY}`);
  const entry = page.getByRole('grid', { name: 'Surgery by day' }).locator(`[data-item="${caseId}"]`);
  const isOn = (day: string) =>
    eventually(`the case on ${day}`, async () => {
      const shownOn = await entry.first().evaluate((one) => {
        return one.closest('td')?.querySelector<HTMLElement>('[data-day]')?.dataset.day;
      });
      equal(shownOn, day, 'the day of the case');
    });
  await shown(entry, 'the case');
  await entry.first().focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await isOn(dayAfter(SURGERY_DAY));
  await staff.look('carried');
  await page.keyboard.press('Escape');
  await isOn(SURGERY_DAY);
  for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  const dialog = page.getByRole('dialog', { name: `Move ${client.firstName} ${client.lastName}` });
  await shown(dialog, 'why it is moved');
  await field(dialog, 'Reason').focus();
  await page.keyboard.type('The theatre is closed on that day.');
  await staff.look('move');
  await page.keyboard.press('Enter');
  await shown(toast(page, 'Surgery moved'), 'that it is moved');
  await isOn(dayAfter(SURGERY_DAY));
  const { status } = await api.get<SurgeryCase>(`/surgery-cases/${caseId}`);
  equal(status, 'RESCHEDULED', 'the status');
}

async function checklistIsApplied(staff: Visitor, caseId: string): Promise<void> {
  const { page } = staff;
  await staff.open('/admin/case-checklists');
  await page.getByRole('button', { name: 'Add an item' }).click();
  const item = page.getByRole('group', { name: /^Item \d+$/ }).last();
  await fillIn(item, { 'What needs to be done': NEW_ITEM, 'Days before surgery': '3' });
  await page.getByRole('button', { name: 'Save checklist' }).click();
  const added = page.getByRole('list', { name: 'Added' });
  await shown(added.getByText(`${NEW_ITEM}: in 1 case`), 'what would be added to open cases');
  await staff.look('effects');
  await page.getByRole('button', { name: 'Apply to 1 case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply the checklist to 1 open case?' });
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await shown(page.getByText('All open cases have this checklist.'), 'that the case has it');
  await gone(added, 'what would be added');
  await staff.look('applied');
  await staff.open(`/surgery-cases/${caseId}`);
  await shown(page.getByRole('checkbox', { name: NEW_ITEM }), 'the new item in the case');
}
