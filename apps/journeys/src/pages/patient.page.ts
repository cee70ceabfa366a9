import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser/visitor';
import { ensure, equal, shown } from '../run/expect';
import { field } from './form';

const SUBMIT = {
  accept: 'Accept Quote & Create Surgery Case',
  query: 'Send Question',
  reject: 'Reject Quote',
} as const;
const CHOICE = { accept: /^Accept/, query: /^Ask a question/, reject: /^Decline/ } as const;

export type Answer = keyof typeof SUBMIT;

export class PatientPage {
  constructor(readonly visitor: Visitor) {}

  get page() {
    return this.visitor.page;
  }

  async open(link: string): Promise<void> {
    const answer = await this.visitor.follow(link);
    equal(answer?.headers()['cache-control'], 'no-store', 'nothing keeps the page of a private link');
    await shown(this.page.getByRole('heading', { level: 1 }).filter({ hasText: /./ }));
  }

  /** Enters a date of birth (YYYY-MM-DD). */
  async identify(dateOfBirth: string): Promise<void> {
    const [year = '', month = '', day = ''] = dateOfBirth.split('-');
    await shown(this.page.getByRole('heading', { level: 1, name: 'Confirm it is you' }));
    await field(this.page, 'Day').fill(day);
    await field(this.page, 'Month').fill(month);
    await field(this.page, 'Year').fill(year);
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  async showsQuote(quoteNumber: string): Promise<void> {
    await shown(this.page.getByRole('heading', { level: 1, name: `Quote ${quoteNumber}` }), 'the quote');
  }

  /** Continues from reading to the choice, unless already there. */
  async goToChoice(): Promise<void> {
    const answers = this.page.getByRole('group', { name: 'Your answer' });
    const bar = this.page.locator('.p-bar');
    await shown(bar, 'the total in sight');
    if (!(await answers.isVisible())) await bar.getByRole('button', { name: 'Continue' }).click();
    await shown(answers, 'the three answers');
  }

  /** Continues to the form of an answer, from reading or from the choice. */
  async choose(answer: Answer): Promise<Locator> {
    await this.goToChoice();
    await this.page
      .getByRole('group', { name: 'Your answer' })
      .getByRole('button', { name: CHOICE[answer] })
      .click();
    const form = this.page.locator(`#form-${answer}`);
    await shown(form);
    return form;
  }

  /** Goes a step back, as the browser's own button does. */
  async back(): Promise<void> {
    await this.page.getByRole('button', { name: 'Back', exact: true }).click();
  }

  async submit(answer: Answer): Promise<void> {
    await this.page.getByRole('button', { name: SUBMIT[answer] }).click();
  }

  async problems(): Promise<string[]> {
    const summary = this.page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await shown(summary, 'the summary of what is missing');
    return summary.getByRole('listitem').allInnerTexts();
  }

  async fillAcceptance(phone: string): Promise<void> {
    const form = this.page.locator('#form-accept');
    const change = form.getByRole('button', { name: 'Change my details' });
    if (await change.isVisible()) await change.click();
    await field(form, 'Phone Number').fill(phone);
    const more = form.getByText('Add an emergency contact, a preferred date or a note (optional)');
    if (!(await field(form, 'Emergency Contact').isVisible())) await more.click();
    await field(form, 'Emergency Contact').fill('Aroha Ngāpō');
    await field(form, 'Emergency Phone').fill('0412 555 900');
    await form.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
    await form.getByRole('checkbox', { name: 'I agree to the treatment plan in this quote' }).check();
  }

  /** Signs with a finger or mouse: two strokes. */
  async drawSignature(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Draw' }).click();
    const canvas = this.page.getByRole('img', { name: 'Box to draw your signature in' });
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    ensure(box, 'the box for the signature has a size');
    for (const offset of [0.25, 0.6]) {
      await this.page.mouse.move(box.x + box.width * 0.1, box.y + box.height * offset);
      await this.page.mouse.down();
      for (let step = 1; step <= 12; step += 1) {
        await this.page.mouse.move(
          box.x + box.width * (0.1 + step * 0.06),
          box.y + box.height * (offset + 0.15 * Math.sin(step)),
        );
      }
      await this.page.mouse.up();
    }
  }

  async typeSignature(name: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Type' }).click();
    await field(this.page, 'Type your full name as your signature').fill(name);
  }

  async uploadSignature(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.getByRole('tab', { name: 'Upload' }).click();
    await this.page.getByLabel('Image of your signature').setInputFiles(file);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Confirm' }).click();
  }

  async showsResult(title: string): Promise<void> {
    await shown(this.page.getByRole('heading', { level: 1, name: title }), `the result "${title}"`);
  }
}
