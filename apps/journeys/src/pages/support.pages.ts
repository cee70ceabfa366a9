import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../browser/visitor';
import { equal, shown } from '../run/expect';
import { field, fillIn, summaryLines } from './form';
import { title } from './account.pages';
import { sidebarLink } from './shell.page';

/** The banner shown on every page during support access. */
export function supportBanner(page: Page): Locator {
  return page.getByRole('region', { name: 'Support access' });
}

export async function openPractice(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  // The accessible name of its entry includes the platform's badge.
  await sidebarLink(page, 'Organisations Platform').click();
  await shown(title(visitor, 'Organisations'));
  await shown(page.getByRole('link', { name, exact: true }), `"${name}" in the list of practices`);
  await visitor.look('organisations');
  await page.getByRole('link', { name, exact: true }).click();
  await shown(title(visitor, name));
}

/** Starts impersonating a user of the open practice: first without a reason, which is refused, then with one. */
export async function actFor(visitor: Visitor, person: string, reason: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name: `Act for this person: ${person}` }).click();
  const dialog = page.getByRole('dialog', { name: `Act for ${person}` });
  await shown(dialog.getByText('You can view everything but not change anything.'), 'what read-only means');
  await visitor.look('act-for');
  await dialog.getByRole('button', { name: 'Start' }).click();
  equal(await summaryLines(page), ['Reason: This field is required'], 'what the dialog asks for');
  await visitor.look('act-for-without-reason');
  await fillIn(dialog, { Reason: reason });
  equal(await field(dialog, 'How long').inputValue(), '30', 'the minutes that are offered');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await shown(supportBanner(page), 'the banner of the support access');
}
