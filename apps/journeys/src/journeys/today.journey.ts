import type { Page } from 'playwright-core';
import { signInToDemo } from '../pages/demo.pages';
import { toast } from '../pages/form';
import { ensure, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const MOST_ROWS = 60;
const SEEDED_MS = 90_000;

/** An administrator completes three tasks by keyboard, looks at figures and boards, and finds the board again after a reload. */
export const todayJourney: Journey = {
  name: 'today',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signInToDemo(staff, 'admin');
    const { page } = staff;
    const list = page.getByRole('list', { name: /^To do/ });
    // The demo quotes may still be being created when users can already sign in.
    await shown(page.getByRole('button', { name: /^Resend: Rhys Hughes/ }), 'the demonstration', SEEDED_MS);
    await shown(list, 'what there is to do');
    await staff.look('today');
    await answerQuestion(page);
    await makeCall(page);
    await resendQuote(page);

    await page.getByRole('button', { name: /^Callbacks \d/ }).click();
    await page.waitForURL(/kind=CALLBACK/);
    await staff.look('one-kind');

    await page.getByRole('button', { name: 'Grid' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Figures' }));
    await shown(page.getByRole('link', { name: 'Quotes sent', exact: true }).first(), 'the figures');
    await staff.look('grid');
    await page.getByRole('button', { name: 'Kanban' }).click();
    await shown(page.getByRole('group', { name: 'Lead board' }), 'the board of leads');
    await staff.look('board-of-leads');
    for (const [tab, board] of [
      ['Quotes', 'Quotes by status'],
      ['Surgery cases', 'Surgery cases by status'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await shown(page.getByRole('group', { name: board }), board);
      await staff.look(`board-of-${tab.toLowerCase().replace(' ', '-')}`);
    }
    await staff.open('/dashboard');
    await shown(page.getByRole('heading', { level: 1, name: 'Boards' }), 'the view that was chosen last');
    // Other journeys start on Today.
    await page.getByRole('button', { name: 'Today' }).click();
    await shown(list, 'Today again');

    const coordinator = await world.visitor({ who: 'coordinator', width: 375, height: 812, isPhone: true });
    await signInToDemo(coordinator, 'coordinator');
    await shown(coordinator.page.getByRole('button', { name: /^Contact: / }).first(), 'leads to contact');
    await coordinator.look('today-of-a-coordinator');
  },
};

/** Presses J until the next step of that name has focus. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  await shown(page.getByRole('button', { name }).first(), String(name));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let row = 0; row < MOST_ROWS; row += 1) {
    await page.keyboard.press('j');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (name.test(focused)) return;
  }
  ensure(false, `J does not reach ${String(name)}`);
}

async function answerQuestion(page: Page): Promise<void> {
  await goTo(page, /^Answer: Hinemoa Tamihana/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Answer Hinemoa Tamihana' });
  await shown(dialog.getByText('Is the pathology test included'), 'what she asked');
  await dialog.getByRole('textbox', { name: 'Your answer' }).focus();
  await page.keyboard.type('Yes, it is included. You may drive again after two weeks.');
  await dialog.getByRole('button', { name: 'Send answer' }).focus();
  await page.keyboard.press('Enter');
  await shown(toast(page, 'Answer sent to Hinemoa Tamihana'), 'that the answer is sent');
  await gone(page.getByRole('button', { name: /^Answer: Hinemoa Tamihana/ }), 'the question');
}

async function makeCall(page: Page): Promise<void> {
  const call = page.getByRole('button', { name: /^Call: / });
  await shown(call, 'a call to make');
  const name = (await call.first().getAttribute('aria-label')) ?? '';
  await goTo(page, new RegExp(`^${name}$`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: name.replace('Call: ', 'Call ') });
  await dialog.getByRole('button', { name: 'Call made' }).focus();
  await page.keyboard.press('Enter');
  await shown(toast(page, 'Callback completed'), 'that the call is made');
  await gone(page.getByRole('button', { name, exact: true }), 'the call');
}

async function resendQuote(page: Page): Promise<void> {
  await goTo(page, /^Resend: Rhys Hughes/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send the quote to Rhys Hughes again?' });
  await shown(dialog.getByText('rhys.hughes@example.invalid'), 'where it goes');
  await dialog.getByRole('button', { name: 'Send again' }).focus();
  await page.keyboard.press('Enter');
  await shown(page.getByText(/^Quote .* sent again$/), 'that it was sent again');
}
