import type { Page } from 'playwright-core';

const MOST_STOPS = 120;

/** A user who only uses the keyboard. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until a control with that role whose name begins with `name` has focus. */
  async tabTo(role: 'button' | 'textbox' | 'checkbox' | 'radio' | 'tab', name: string): Promise<void> {
    const wanted = this.page.getByRole(role, { name });
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      for (const control of await wanted.all()) {
        if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not reach the ${role} "${name}".`);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }
}
