import type { Page } from 'playwright-core';
import { signInToDemo } from '../pages/demo.pages';
import { choose, fillIn, toast } from '../pages/form';
import { ensure, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const NAME = 'Surgeons from next year';

/** A rule is simulated on the demo quotes, saved while switched off, and simulated again before it is switched on. */
export const pricingRuleJourney: Journey = {
  name: 'pricing-rule',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signInToDemo(staff, 'admin');
    const { page } = staff;
    await staff.open('/admin/pricing-rules/new');
    await fillIn(page, { Name: NAME });
    await choose(page, 'What the rule does', 'Work out the fee with a formula');
    await fillIn(page, { Formula: 'fee / 0' });
    await shown(page.getByText(/zero/i).first(), 'what is wrong with the formula');
    await staff.look('formula');
    await fillIn(page, { Formula: 'roundto(fee × 110%, 50)' });
    await shown(page.getByText(/This formula works/), 'that the formula works');
    await page.getByRole('button', { name: 'Try it' }).click();
    const changed = await quotesThatChange(page);
    ensure(changed > 0, 'a rule for all surgeons changes quotes of the demonstration');
    await shown(page.getByRole('table', { name: 'The quotes that change most' }), 'the largest changes');
    await staff.look('trial');

    await page.getByLabel('Switched on').uncheck();
    await page.getByRole('button', { name: 'Add rule' }).click();
    const row = page.getByRole('row').filter({ hasText: NAME });
    await shown(row.getByText('Off', { exact: true }), 'the rule, switched off');
    await row.getByRole('button', { name: /Switch on/ }).click();
    const dialog = page.getByRole('dialog', { name: `Switch on ${NAME}?` });
    // The dialog starts the simulation when it opens.
    ensure((await quotesThatChange(page)) === changed, 'the same trial gives the same figures');
    await staff.look('switch');
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await shown(toast(page, `${NAME} is switched on`), 'that it is switched on');
    await row.getByRole('button', { name: /Switch off/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await shown(toast(page, `${NAME} is switched off`), 'that it is switched off again');
  },
};

/** Waits for the simulation, which runs in the background, and reads how many quotes it would change. */
async function quotesThatChange(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^\d+ of \d+ quotes would change/ }).last();
  await shown(heading, 'the result of the trial', 60_000);
  return Number.parseInt(await heading.innerText(), 10);
}
