import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser/visitor';
import { shown } from '../run/expect';
import { field } from './form';

export type QuickLine = 'Assistant' | 'Anaesthetist' | 'Hospital' | 'Other line';

/** The editor of a quote. */
export class QuoteEditorPage {
  constructor(private readonly visitor: Visitor) {}

  private get page() {
    return this.visitor.page;
  }

  async open(): Promise<void> {
    await this.visitor.open('/quotes/create');
    await shown(this.page.getByRole('heading', { level: 1, name: 'New Quote' }));
  }

  /** Types into a search box and picks the one match. */
  async pick(
    label: 'Client' | 'Doctor' | 'Hospital' | 'Add a surgery',
    text: string,
    match: string,
  ): Promise<void> {
    await this.page
      .getByRole('combobox', { name: label, exact: true })
      .or(this.page.getByRole('combobox', { name: `${label} (optional)`, exact: true }))
      .fill(text);
    await this.page.getByRole('option', { name: match }).first().click();
  }

  async addLine(kind: QuickLine): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Add', exact: true })
      .getByRole('button', { name: kind })
      .click();
  }

  line(number: number): Locator {
    return this.page.getByRole('group', { name: `Line ${number}`, exact: true });
  }

  async fillLine(number: number, values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await field(this.line(number), label).fill(value);
  }

  async saveDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save draft' }).click();
  }
}
