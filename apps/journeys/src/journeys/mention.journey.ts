import { signInToDemo } from '../pages/demo.pages';
import { choose, toast } from '../pages/form';
import { gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/**
 * A note mentions a colleague, who is notified immediately and replies. A warning is shown on the client's quotes, and a medical
 * note is hidden from everyone without access to it.
 */
export const mentionJourney: Journey = {
  name: 'mention',
  usesDemo: true,
  async run(world) {
    const mark = world.unique();
    const sales = await world.visitor({ who: 'sales', width: 1440, height: 900 });
    await signInToDemo(sales, 'manager');
    const admin = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signInToDemo(admin, 'admin');
    const name = await admin.page.evaluate(async () => {
      const answer = await fetch('/api/auth/session');
      return ((await answer.json()) as { user: { name: string } }).user.name;
    });

    await sales.open('/clients?search=papadakis');
    await sales.page
      .getByRole('link', { name: /Papadakis/ })
      .first()
      .click();
    const { page } = sales;
    const field = page.getByRole('textbox', { name: 'Write a note' });
    await shown(field, 'the field for a note');
    await shown(
      page.getByRole('region', { name: 'Warnings about this client' }),
      'the warning of the client',
    );
    await sales.look('client');
    await field.fill(`Case ${mark}: `);
    await field.press('End');
    await field.pressSequentially(`@${name.split(' ')[0]}`);
    await shown(page.getByRole('option', { name: new RegExp(name) }), 'the colleague after the @');
    await sales.look('picker');
    await page.keyboard.press('Enter');
    await page.keyboard.type('may she bring her sister?');
    await page.keyboard.press('Control+Enter');
    await shown(page.getByRole('article').filter({ hasText: new RegExp(`Case ${mark}`) }), 'the new note');

    const bell = admin.page.getByRole('button', { name: /^Notifications/ });
    await shown(toastOf(admin.page), 'that somebody mentioned them');
    await bell.click();
    await admin.page.getByRole('tab', { name: /^Mentions/ }).click();
    await admin.look('mentions');
    await admin.page.getByText(`Case ${mark}`).first().click();
    const note = admin.page.getByRole('article').filter({ hasText: new RegExp(`Case ${mark}`) });
    await shown(note, 'the note that the mention leads to');
    await admin.look('mentioned');

    const answer = admin.page.getByRole('textbox', { name: 'Write a note' });
    await answer.fill(`Of course, case ${mark}.`);
    await choose(admin.page, 'Type of note', 'Medical');
    await admin.page.getByRole('button', { name: 'Add note' }).click();
    await shown(page.getByText(`Of course, case ${mark}.`), 'the answer, live');

    const user = await world.visitor({ who: 'user', width: 375, height: 812, isPhone: true });
    await signInToDemo(user, 'user');
    await user.open(new URL(page.url()).pathname);
    await shown(user.page.getByText(`Case ${mark}`), 'the note that everybody may read');
    await gone(user.page.getByText(`Of course, case ${mark}.`), 'the medical note');
    await user.look('phone');

    // The reply contains the same word in lower case, and only a regular expression is case-sensitive.
    const own = page.getByRole('article').filter({ hasText: new RegExp(`Case ${mark}`) });
    await own.getByRole('button', { name: /^Delete/ }).click();
    await gone(own, 'the deleted note');
    await page.getByRole('button', { name: 'Undo' }).click();
    await shown(own, 'the note that is back');
    await shown(toast(page, 'Note restored'), 'that it is back');
  },
};

function toastOf(page: Parameters<typeof toast>[0]) {
  return toast(page, 'You were mentioned');
}
