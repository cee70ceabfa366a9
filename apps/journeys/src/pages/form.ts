import type { Locator, Page } from 'playwright-core';
import { ensure, equal, eventually, shown } from '../run/expect';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a control by its label, whether or not it is marked optional. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope
    .getByLabel(new RegExp(`^${escaped(label)}( \\(optional\\))?\\s*$`))
    .and(scope.locator('input, textarea, select, [role="combobox"]'));
}

export async function fillIn(scope: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value);
}

/** Waits until a control holds a value that the page fills in by itself, perhaps only after a request. */
export async function holds(control: Locator, value: string, what: string): Promise<void> {
  await eventually(what, async () => equal(await control.inputValue(), value, 'the value'));
}

/** Types a date ("2026-12-01") into its day, month and year, and a time next to it. */
export async function fillTime(scope: Locator, label: string, day: string, time: string): Promise<void> {
  await scope.getByRole('spinbutton', { name: 'Day' }).click();
  const [year, month, date] = day.split('-');
  await scope.page().keyboard.type(`${date}${month}${year}`);
  await scope.getByRole('textbox', { name: `${label}, time of day` }).fill(time);
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${escaped(label)}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Reads the summary of errors above a form, which has focus after a failed submit. */
export async function summaryLines(page: Page): Promise<string[]> {
  const summary = page.getByRole('alert').filter({ hasText: 'Please check your input' });
  await shown(summary, 'the summary of errors');
  equal(
    await summary.evaluate((box) => box.ownerDocument.activeElement === box),
    true,
    'the summary of errors has the focus',
  );
  return summary.getByRole('listitem').allInnerTexts();
}

/** Waits for an error below a field, and reads it. */
export async function errorUnder(scope: Page | Locator, label: string): Promise<string> {
  const errorId = await eventually(`an error below "${label}"`, async () => {
    const ids = (await field(scope, label).getAttribute('aria-describedby')) ?? '';
    const found = ids.split(' ').find((id) => id.endsWith('-error'));
    ensure(found, `described by "${ids}"`);
    return found;
  });
  return scope.locator(`[id="${errorId}"]`).innerText();
}

/** Reads all definitions of a term in the scope. */
export async function factsOf(scope: Page | Locator, term: string): Promise<string[]> {
  const terms = scope.locator('dt').filter({ hasText: new RegExp(`^${escaped(term)}$`) });
  await shown(terms, `"${term}"`);
  return (await terms.locator('xpath=following-sibling::dd[1]').allInnerTexts()).map((text) => text.trim());
}

export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /messages|notifications|toasts/i })
    .getByText(title, { exact: true });
}
