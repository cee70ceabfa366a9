import type { Quote, SurgeryCaseSummary } from '@quillcare/contracts';
import { isBusinessDay } from '@quillcare/rules';
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
import { choose, field, fillIn, fillTime, toast } from '../pages/form';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCase } from './facts';

const TIME = '23:30';

/**
 * An accepted quote is followed to the day of surgery and beyond. Another case conflicts with it, is booked regardless and
 * rescheduled.
 */
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

/** The patient accepted by telephone. */
async function acceptedCase(practice: Furnished): Promise<SurgeryCaseSummary> {
  const { quote } = await sendQuote(practice, await draftQuote(practice));
  await practice.api.post<Quote>(`/quotes/${quote.id}/record-acceptance`, {
    version: quote.version,
    mode: 'TELEPHONE',
    acceptedAt: new Date().toISOString(),
    patientInfo: { agreedToTerms: true, agreedToTreatment: true },
    notes: 'Rang at noon and agreed to everything; date of birth checked.',
  });
  return oneCase(practice.api, quote.id);
}

const dialogOf = ({ page }: Visitor) => page.getByRole('dialog');

async function fillBooking(staff: Visitor): Promise<void> {
  const dialog = dialogOf(staff);
  await fillTime(dialog, 'Date and time', daysFromNow(0), TIME);
  await fillIn(dialog, { Length: '60', Theatre: 'Theatre 2' });
}

async function isScheduled(staff: Visitor, first: SurgeryCaseSummary): Promise<void> {
  const { page } = staff;
  await staff.open(`/surgery-cases/${first.id}`);
  await shown(page.getByText('It has no date yet.'), 'what is next');
  await staff.look('undated');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await fillBooking(staff);
  await staff.look('schedule');
  await dialogOf(staff).getByRole('button', { name: 'Schedule', exact: true }).click();
  await anyway(staff, daysFromNow(0));
  await shown(toast(page, 'The surgery is scheduled.'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await goAhead(staff, 'Confirm');
  await shown(page.getByText('Confirmed').first(), 'that it is confirmed');
}

/** Books a weekend day or national public holiday despite the warning. */
async function anyway(staff: Visitor, day: string): Promise<void> {
  if (!isBusinessDay(day, { country: 'AU', region: null }))
    await dialogOf(staff).getByRole('button', { name: 'Book anyway' }).click();
}

const yes = (staff: Visitor, step: string) =>
  dialogOf(staff).getByRole('button', { name: step, exact: true }).click();

/** The patient accepted by telephone, so the consent is not signed. The step says so and asks for a reason to proceed. */
async function goAhead(staff: Visitor, step: string): Promise<void> {
  await shown(
    dialogOf(staff)
      .getByText(/still open/)
      .first(),
    'what is open on the checklist',
  );
  await fillIn(dialogOf(staff), {
    'Why it goes ahead without the signed consent': 'Signed on paper this morning.',
  });
  await yes(staff, step);
}

/** Same theatre and doctor at the same time. The conflict names the case by its number and does not reveal the patient. */
async function clashes(staff: Visitor, first: SurgeryCaseSummary, second: SurgeryCaseSummary): Promise<void> {
  const { page } = staff;
  await staff.open(`/surgery-cases/${second.id}`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await fillBooking(staff);
  await dialogOf(staff).getByRole('button', { name: 'Schedule', exact: true }).click();
  await anyway(staff, daysFromNow(0));
  const line = dialogOf(staff).getByRole('link', { name: new RegExp(`case ${first.quoteNumber}`) });
  await shown(line.first(), 'the case that it runs into');
  await staff.look('clash');
  await dialogOf(staff).getByRole('button', { name: 'Book anyway' }).click();
  await shown(page.getByText(/Double-booked with/).first(), 'that the history keeps it');
}

async function isMoved(staff: Visitor, second: SurgeryCaseSummary): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = dialogOf(staff);
  await field(dialog, 'Reason').fill('Two surgeries at once were a mistake.');
  await fillTime(dialog, 'Date and time', daysFromNow(9), '08:30');
  await staff.look('move');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await anyway(staff, daysFromNow(9));
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
  for (const step of ['Start surgery', 'Complete', 'Start follow-up']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await (step === 'Start follow-up' ? yes(staff, step) : goAhead(staff, step));
  }
  await shown(page.getByText('There’s nothing left to do.'), 'that all is done');
  await staff.look('done');
  await staff.open('/admin/case-settings');
  await choose(page, 'When a person or a theatre is already booked', 'Refuse');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await shown(toast(page, 'Saved successfully'));
  equal(new URL(page.url()).pathname, '/admin/case-settings', 'the page');
  await staff.look('settings');
}
