import type { Locator } from 'playwright-core';
import { confirmationLink } from '../api/confirmation';
import { PASSWORD } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { field } from '../pages/form';
import { QuoteViewPage } from '../pages/quote-view.page';
import { ensure, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const MOST_CLICKS = 12;
const MOST_FIELDS = 14;
const BORN = 'Date of birth';

/** From sign-up to the first sent quote with nothing prepared, in so few clicks and fields that no manual is needed. */
export const firstQuoteJourney: Journey = {
  name: 'first-quote',
  async run(world) {
    const staff = await world.visitor({ who: 'newcomer', width: 1440, height: 900 });
    const newcomer = new Newcomer(staff);
    const email = `newcomer.${world.unique()}@practice.example`;
    await newcomer.signsUp(email);
    await newcomer.confirms(await confirmationLink(world.product.nextGateway(), email));
    await newcomer.writesAndSends(`mona.${world.unique()}@patient.example`);
    await staff.look('sent');
    ensure(newcomer.clicks <= MOST_CLICKS, `${newcomer.clicks} clicks, at most ${MOST_CLICKS} are allowed`);
    ensure(newcomer.fields <= MOST_FIELDS, `${newcomer.fields} fields, at most ${MOST_FIELDS} are allowed`);
  },
};

class Newcomer {
  clicks = 0;
  fields = 0;

  constructor(private readonly visitor: Visitor) {}

  private get page() {
    return this.visitor.page;
  }

  async signsUp(email: string): Promise<void> {
    await this.visitor.open('/create-account');
    await this.fill(this.page.locator('form'), {
      'First name': 'Aroha',
      'Last name': 'Ngāpō',
      Email: email,
      Password: PASSWORD,
      Organisation: 'Ngāpō Surgical',
      Phone: '02 9555 0147',
    });
    await this.click(this.page.getByRole('button', { name: 'Create account' }));
    await this.page.waitForURL((url) => url.pathname === '/dashboard');
  }

  async confirms(link: string): Promise<void> {
    await this.visitor.follow(link);
    await this.click(this.page.getByRole('button', { name: /^Confirm/ }));
    await shown(this.page.getByText(/confirmed/i).first(), 'that the address is confirmed');
  }

  async writesAndSends(email: string): Promise<void> {
    const { page } = this;
    await this.visitor.open('/dashboard');
    await this.click(
      page
        .getByRole('link', { name: 'New Quote' })
        .or(page.getByRole('button', { name: 'New Quote' }))
        .first(),
    );
    await this.adds('Client', 'Mona Money', 'New client', {
      Email: email,
      Phone: '0412 345 678',
      [BORN]: '12031984',
    });
    await this.adds('Doctor', 'Dr Linh Nguyễn, MBBS, FRACS', 'New doctor', {
      Email: `linh.${email}`,
    });
    await this.visitor.look('doctor');
    await this.adds('Surgery', 'Brow lift', 'New surgery', { 'Base fee': '4500' }, 'Cosmetic');
    await this.visitor.look('priced');
    await this.click(page.getByRole('combobox', { name: /^Hospital or rooms/ }));
    await this.click(page.getByRole('option', { name: 'In rooms', exact: true }));
    await this.click(page.getByRole('button', { name: 'Save and send' }));
    // The dialog's title changes to "Quote sent".
    const dialog = page.getByRole('dialog');
    await this.visitor.look('send');
    await this.click(dialog.getByRole('button', { name: 'Send quote' }));
    await shown(dialog.getByRole('textbox', { name: 'Private link' }), "the patient's link");
    await new QuoteViewPage(this.visitor).closeDialog();
  }

  /** By keyboard: the name is typed into the search field, and Enter accepts the offer to add it and saves. */
  private async adds(
    label: string,
    name: string,
    title: string,
    values: Record<string, string>,
    choice?: string,
  ): Promise<void> {
    const box = this.page.getByRole('combobox', { name: label, exact: true });
    await this.click(box);
    this.fields += 1;
    await box.fill(name);
    await this.page.getByRole('option', { name: new RegExp(`^Add “${name}”`) }).waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    const dialog = this.page.getByRole('dialog', { name: title });
    await shown(dialog, title);
    await this.fill(dialog, values);
    if (choice) {
      await this.click(dialog.getByRole('combobox', { name: /cosmetic/i }));
      await this.click(this.page.getByRole('option', { name: choice, exact: true }));
    }
    await dialog.getByRole('textbox').last().press('Enter');
    await dialog.waitFor({ state: 'hidden', timeout: 5_000 });
  }

  private async fill(scope: Locator, values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      this.fields += 1;
      if (label === BORN) {
        await scope.getByRole('spinbutton', { name: 'Day' }).focus();
        await this.page.keyboard.type(value);
      } else await field(scope, label).fill(value);
    }
  }

  private async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }
}
