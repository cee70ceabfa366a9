import { signInToDemo } from '../pages/demo.pages';
import { shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** A new user asks Q how to do something, reads the article and follows its link to the page. */
export const helpJourney: Journey = {
  name: 'help',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'reception', width: 1440, height: 900 });
    await signInToDemo(staff, 'user');
    const { page } = staff;
    await staff.open('/quotes');
    await page.getByRole('button', { name: 'Ask Q' }).click();
    const panel = page.getByRole('dialog', { name: 'Ask Q' });
    await shown(panel.getByText('Hello, I’m Q.', { exact: false }), 'the greeting');
    await staff.look('greeting');
    await panel
      .getByRole('textbox', { name: 'Your question' })
      .fill('the patient says the email never arrived');
    await page.keyboard.press('Enter');
    const source = panel.getByRole('link', { name: 'Send a quote again, or copy its link' });
    await shown(source, 'the article that the answer comes from');
    await staff.look('answer');
    await source.click();
    await shown(
      page.getByRole('heading', { level: 1, name: 'Send a quote again, or copy its link' }),
      'the article',
    );
    await page.keyboard.press('Escape');
    await staff.look('article');

    await staff.open('/help');
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('dark mode');
    await page.getByRole('link', { name: 'Change the language, formats or colours' }).click();
    await page.getByRole('link', { name: 'Open Settings' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Settings' }), 'the page that it is about');

    const phone = await world.visitor({ who: 'phone', width: 375, height: 812 });
    await signInToDemo(phone, 'user');
    await phone.open('/help');
    await shown(phone.page.getByRole('heading', { level: 1, name: 'Help' }), 'the help on a phone');
    await phone.look('help-phone');
    await phone.page.getByRole('button', { name: 'Ask Q' }).click();
    await shown(phone.page.getByRole('dialog', { name: 'Ask Q' }), 'Q on a phone');
    await phone.look('q-phone');
  },
};
