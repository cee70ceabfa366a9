import { signInToDemo } from '../pages/demo.pages';
import { toast } from '../pages/form';
import { gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** A nurse reviews the coming weeks, ticks off what is done, reschedules a surgery and shares the doctor's calendar. */
export const caseBoardJourney: Journey = {
  name: 'case-board',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await signInToDemo(staff, 'admin');
    const { page } = staff;
    await staff.open('/surgery-cases/board');
    await shown(page.getByText('Ready', { exact: true }).first(), 'a column of the board');
    await staff.look('board');
    const card = page
      .getByRole('listitem')
      .filter({ hasText: 'Implants and special equipment ordered' })
      .first();
    await card.getByRole('link').first().click();

    const checklist = page.getByRole('region', { name: 'Checklist' });
    const implants = checklist.getByRole('checkbox', { name: 'Implants and special equipment ordered' });
    // The box is only ticked once the server has stored it.
    await implants.click();
    await shown(toast(page, 'Done: Implants and special equipment ordered'), 'that the item is done');
    await checklist
      .getByRole('button', { name: 'More about Pre-admission form sent to the hospital' })
      .click();
    await page.getByRole('menuitem', { name: 'Not needed…' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('The hospital has it from the last admission');
    await page.getByRole('button', { name: 'Not needed' }).click();
    await shown(checklist.getByText('Not needed: The hospital has it from the last admission'), 'the reason');
    await staff.look('checklist');

    await staff.open('/surgery-cases/calendar');
    await shown(page.getByRole('grid', { name: 'Surgery by day' }), 'the calendar');
    await staff.look('calendar');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await shown(
      page.getByText('Choose one doctor in the calendar first.', { exact: false }),
      'what to do first',
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await gone(page.getByRole('dialog'), 'the dialog');

    const phone = await world.visitor({ who: 'phone', width: 375, height: 812 });
    await signInToDemo(phone, 'admin');
    await phone.open('/surgery-cases/board');
    await shown(phone.page.getByText('Ready', { exact: true }).first(), 'the board on a phone');
    await phone.look('board-phone');
    await phone.open('/admin/case-checklists');
    await shown(phone.page.getByRole('button', { name: 'Save checklist' }), 'the practice’s checklist');
    await phone.look('template-phone');
  },
};
