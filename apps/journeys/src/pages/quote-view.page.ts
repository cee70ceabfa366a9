import type { Visitor } from '../browser/visitor';
import { shown } from '../run/expect';

export class QuoteViewPage {
  constructor(private readonly visitor: Visitor) {}

  private get page() {
    return this.visitor.page;
  }

  async open(quoteId: string): Promise<void> {
    await this.visitor.open(`/quotes/view/${quoteId}`);
    await shown(this.page.getByRole('heading', { level: 1, name: /^Quote / }));
  }

  /** Waits for a status next to the title, without a reload. */
  async showsStatus(status: string): Promise<void> {
    const header = this.page.locator('header').filter({ has: this.page.getByRole('heading', { level: 1 }) });
    await shown(header.getByText(status, { exact: true }), `the status "${status}" on the open page`);
  }

  /** Sends the quote and returns the patient's link, which is shown only once. */
  async send(beforeConfirming: () => Promise<void> = async () => undefined): Promise<string> {
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await shown(dialog.getByText('Checklist before sending'), 'the checklist');
    await beforeConfirming();
    await dialog.getByRole('button', { name: 'Send quote' }).click();
    const link = dialog.getByRole('textbox', { name: 'Private link' });
    await shown(link, "the patient's link");
    return link.inputValue();
  }

  async closeDialog(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }

  async choose(act: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More actions' }).click();
    await this.page.getByRole('menuitem', { name: act, exact: true }).click();
  }

  async withdraw(reason: string): Promise<void> {
    await this.choose('Withdraw');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(/^Reason/).fill(reason);
    await dialog.getByRole('button', { name: 'Withdraw quote' }).click();
    await this.showsStatus('Withdrawn');
  }
}
