import type { Keyboard } from '../browser/keyboard';

/** Enters a date of birth (YYYY-MM-DD) without a mouse. */
export async function identifyByKeys(keys: Keyboard, dateOfBirth: string): Promise<void> {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  for (const [name, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    await keys.tabTo('textbox', name);
    await keys.type(text);
  }
  await keys.press('Enter');
}

/**
 * Accepts, agrees, types a signature and confirms, all without a mouse. Details the practice already knows are left as they are.
 */
export async function signByKeys(
  keys: Keyboard,
  name: string,
  beforeConfirming: () => Promise<void> = async () => undefined,
): Promise<void> {
  await keys.tabTo('button', 'Accept');
  await keys.press('Enter');
  for (const agreement of [
    'I agree to the terms and conditions',
    'I agree to the treatment plan in this quote',
  ]) {
    await keys.tabTo('checkbox', agreement);
    await keys.press('Space');
  }
  await keys.tabTo('tab', 'Draw');
  await keys.press('ArrowRight');
  await keys.tabTo('textbox', 'Type your full name as your signature');
  await keys.type(name);
  await keys.tabTo('button', 'Accept Quote & Create Surgery Case');
  await keys.press('Enter');
  await beforeConfirming();
  await keys.tabTo('button', 'Confirm');
  await keys.press('Enter');
}
