import { foundPractice } from '../api/practice';
import { invite } from '../pages/account.pages';
import { continueSession } from '../pages/auth.pages';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const SYDNEY = { country: 'AU', phone: '02 9555 0100' };

/** A practice on Starter invites a second user, is refused politely, and is shown how to upgrade. */
export const planLimitJourney: Journey = {
  name: 'plan-limit',
  async run(world) {
    const email = `admin.${world.unique()}@practice.example`;
    const practice = await foundPractice(world, 'Starting Surgical', email, SYDNEY, 'BASIC');
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, practice);
    const { page } = staff;
    const colleague = {
      firstName: 'Chloé',
      lastName: 'Dubois',
      email: `c.${world.unique()}@practice.example`,
    };
    await invite(staff, colleague, 'Sales Manager');
    const dialog = page.getByRole('dialog', { name: 'Your plan is full' });
    await shown(dialog.getByText(/^Starter includes one person, and your practice has 1\./), 'what is full');
    await shown(dialog.getByText(/everything you have stays as it is/), 'that nothing is lost');
    await staff.look('refused');
    await dialog.getByRole('link', { name: 'See plans' }).click();

    const meter = page.getByRole('progressbar', { name: 'People: 1 of 1' });
    await shown(meter, 'how much of the plan is used');
    await shown(page.getByText(/^Your plan has no room for more people\./), 'the notice');
    equal(await page.getByRole('progressbar', { name: 'Clients: 0 of 100' }).count(), 1, 'meters of clients');
    await staff.look('usage');
    await page.getByRole('button', { name: 'Change plan' }).click();
    await shown(page.getByRole('button', { name: 'Choose Professional' }), 'the way to a larger plan');
  },
};
