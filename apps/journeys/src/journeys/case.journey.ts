import type { Quote, SurgeryCaseSummary } from '@quillcare/contracts';
import {
  daysFromNow,
  draftQuote,
  furnishedPractice,
  sendQuote,
  SIOBHAN,
  type Furnished,
} from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { choose, field, fillIn, toast } from '../pages/form';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCase } from './facts';

const TIME = '23:30';

/** An accepted quote goes to the day of surgery and beyond; another one runs into it, is booked knowingly and moved. */
export const caseJourney: Journey = {
  name: 'case',
  async run(world) {
    const practice = await furnishedPractice(world, 'Theatre List Surgical', SIOBHAN);
    const [first, second] = [await acceptedCase(practice), await acceptedCase(practice)];
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await isScheduled(staff, first);
    await clashes(staff, first, second);
    await isMoved(staff, second);
    await isDone(staff, first);
    const phone = await world.visitor({ who: 'phone', width: 375, height: 812, isPhone: true });
    await continueSession(phone, practice);
    await phone.open(`/surgery-cases/${first.id}`);
    await shown(phone.page.getByRole('heading', { name: 'History' }));
    await phone.look('done');
  },
};

/** The patient accepted on the telephone. */
async function acceptedCase(practice: Furnished): Promise<SurgeryCaseSummary> {
  const { quote } = await sendQuote(practice, await draftQuote(practice));
  await practice.api.post<Quote>(`/quotes/${quote.id}/record-acceptance`, {
    ...{ version: quote.version, mode: 'TELEPHONE', acceptedAt: new Date().toISOString() },
    patientInfo: { agreedToTerms: true, agreedToTreatment: true },
    notes: 'Rang at noon and agreed to everything; date of birth checked.',
  });
  return oneCase(practice.api, quote.id);
}

const dialogOf = ({ page }: Visitor) => page.getByRole('dialog');

async function fillBooking(staff: Visitor, when: string): Promise<void> {
  const dialog = dialogOf(staff);
  await fillIn(dialog, { 'Date and time': when, Length: '60', Theatre: 'Theatre 2' });
}

async function isScheduled(staff: Visitor, first: SurgeryCaseSummary): Promise<void> {
  const { page } = staff;
  await staff.open(`/surgery-cases/${first.id}`);
  await shown(page.getByText('It has no date yet.'), 'what is next');
  await staff.look('undated');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await fillBooking(staff, `${daysFromNow(0)}T${TIME}`);
  await staff.look('schedule');
  await dialogOf(staff).getByRole('button', { name: 'Schedule', exact: true }).click();
  await shown(toast(page, 'The surgery is scheduled.'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialogOf(staff).getByRole('button', { name: 'Confirm', exact: true }).click();
  await shown(page.getByText('Confirmed').first(), 'that it is confirmed');
}

/** The same theatre and doctor at the same time: the case is named by its number, the patient is not. */
async function clashes(staff: Visitor, first: SurgeryCaseSummary, second: SurgeryCaseSummary): Promise<void> {
  const { page } = staff;
  await staff.open(`/surgery-cases/${second.id}`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await fillBooking(staff, `${daysFromNow(0)}T${TIME}`);
  await dialogOf(staff).getByRole('button', { name: 'Schedule', exact: true }).click();
  const line = dialogOf(staff).getByRole('link', { name: new RegExp(`case ${first.quoteNumber}`) });
  await shown(line.first(), 'the case that it runs into');
  await staff.look('clash');
  await dialogOf(staff).getByRole('button', { name: 'Book anyway' }).click();
  await shown(page.getByText(/Booked knowingly beside/).first(), 'that the history keeps it');
}

async function isMoved(staff: Visitor, second: SurgeryCaseSummary): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = dialogOf(staff);
  await field(dialog, 'Reason').fill('Two surgeries at once were a mistake.');
  await field(dialog, 'Date and time').fill(`${daysFromNow(9)}T08:30`);
  await staff.look('move');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await shown(page.getByText('Two surgeries at once were a mistake.').first(), 'the reason in the history');
  await shown(page.getByText('Rescheduled').first(), 'the status');
  await staff.look('moved');
  await staff.open(`/surgery-cases?status=RESCHEDULED`);
  await shown(page.getByText(second.quoteNumber).first(), 'the moved case in the list');
  await staff.look('list');
}

async function isDone(staff: Visitor, first: SurgeryCaseSummary): Promise<void> {
  const { page } = staff;
  await staff.open(`/surgery-cases/${first.id}`);
  for (const step of ['Start surgery', 'Complete', 'Begin follow-up']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await dialogOf(staff).getByRole('button', { name: step, exact: true }).click();
  }
  await shown(page.getByText('Nothing is left to do.'), 'that all is done');
  await staff.look('done');
  await staff.open('/admin/case-settings');
  await choose(page, 'When a person or a theatre is booked already', 'Refuse');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await shown(toast(page, 'Saved successfully'));
  equal(new URL(page.url()).pathname, '/admin/case-settings', 'the page');
  await staff.look('settings');
}
