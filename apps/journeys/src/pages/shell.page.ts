import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../browser/visitor';
import { shown } from '../run/expect';

/** The header of every page: the practice, the user, the command palette. */
export function header(page: Page): Locator {
  return page.getByRole('banner');
}

export function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true });
}

export async function sidebarOf({ page }: Visitor): Promise<string[]> {
  const links = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link')
    .locator('span:first-of-type');
  await shown(links);
  return (await links.allInnerTexts()).map((text) => text.trim());
}

/** Opens the command palette with the keyboard and types into it. */
export async function searchInPalette({ page }: Visitor, text: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const input = page.getByRole('dialog').getByRole('combobox');
  await shown(input, 'the palette');
  await page.keyboard.type(text);
  return page.getByRole('listbox', { name: 'Results' });
}

/** Chooses a language at the foot of the sidebar. */
export async function chooseLanguage({ page }: Visitor, language: string): Promise<void> {
  await page.getByRole('button', { name: /^Language: / }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}
