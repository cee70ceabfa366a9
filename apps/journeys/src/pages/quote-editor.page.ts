import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser/visitor';
import { shown } from '../run/expect';

export type LineKindName = 'Assistant surgeon' | 'Anaesthetist' | 'Hospital' | 'Other';

/** The columns of the line items that are edited in place. */
export type LineColumn = 'What' | 'Who' | 'Fee' | 'Medicare' | 'Fund';

/** The quote editor. Counts the clicks a user needs. */
export class QuoteEditorPage {
  clicks = 0;

  constructor(private readonly visitor: Visitor) {}

  private get page() {
    return this.visitor.page;
  }

  async open(): Promise<void> {
    await this.visitor.open('/quotes/create');
    await shown(this.page.getByRole('heading', { level: 1, name: 'New Quote' }));
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Types into a search box and picks the only match. */
  async pick(
    label: 'Client' | 'Doctor' | 'Hospital or day surgery' | 'Surgery',
    text: string,
    match: string | RegExp,
  ): Promise<void> {
    const box = this.page
      .getByRole('combobox', { name: label, exact: true })
      .or(this.page.getByRole('combobox', { name: `${label} (optional)`, exact: true }));
    await this.click(box);
    await box.fill(text);
    // While the search is running, the only option is to add what was typed.
    const found = this.page.getByRole('option', { name: match }).filter({ hasNotText: /^Add “/ });
    await this.click(found.first());
  }

  async button(name: string): Promise<void> {
    await this.click(this.page.getByRole('button', { name, exact: true }));
  }

  async choose(label: string, option: string): Promise<void> {
    await this.click(this.page.getByRole('combobox', { name: new RegExp(`^${label}`) }));
    await this.click(this.page.getByRole('option', { name: option, exact: true }));
  }

  async addLine(kind: LineKindName): Promise<void> {
    await this.button('Add a line');
    await this.click(this.page.getByRole('menuitem', { name: kind, exact: true }));
    await this.page.getByRole('menu').waitFor({ state: 'hidden' });
  }

  /** Finds a line item of the grid, counted from 1. */
  line(number: number): Locator {
    return this.page.getByRole('row', { name: `Line ${number}`, exact: true });
  }

  /** Types into cells of a line item, as in a spreadsheet. */
  async fillLine(number: number, values: Partial<Record<LineColumn, string>>): Promise<void> {
    for (const [column, value] of Object.entries(values)) {
      await this.line(number).locator(`[data-label="${column}"]`).click();
      const input = this.line(number).getByRole('textbox', { name: column });
      await input.fill(value);
      await input.press('Enter');
    }
  }

  /** Reads the names and amounts of the totals at the bottom. */
  async figures(): Promise<Record<string, string>> {
    const region = this.page.getByRole('region', { name: 'Totals' });
    const [names, values] = await Promise.all([
      region.getByRole('term').allInnerTexts(),
      region.getByRole('definition').allInnerTexts(),
    ]);
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
  }

  async saveDraft(): Promise<void> {
    await this.button('Save draft');
  }
}
