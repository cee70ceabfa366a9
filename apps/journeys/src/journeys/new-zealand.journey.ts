import { foundPractice } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** The administrator of a New Zealand practice sets once how it charges GST. */
export const newZealandJourney: Journey = {
  name: 'new-zealand',
  async run(world) {
    const practice = await foundPractice(world, 'Waitematā Surgical', undefined, {
      country: 'NZ',
      phone: '09 555 0100',
    });
    const staff = await world.visitor({ who: 'administrator' });
    await continueSession(staff, practice);
    const { page } = staff;
    await staff.open('/quotes');
    const notice = page.getByRole('group', { name: 'Confirm how your practice charges GST' });
    await shown(notice.getByText(/15% GST on every line\./).last(), 'how GST is charged');
    await staff.look('gst');
    await notice.getByRole('button', { name: 'Confirm' }).click();
    await gone(notice, 'the question about GST');
    await page.reload();
    await shown(page.getByRole('heading', { level: 1, name: 'Quotes' }), 'the quotes');
    await gone(notice, 'the question about GST, for good');
  },
};
