import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Operation } from '@quillcare/contracts';
import { sampleOf } from '../testing/sample-of';

export type User = ReturnType<typeof userEvent.setup>;

export type Stored = Record<string, unknown> & { version: number };

/** One form of the app with three changes: the user's own, a colleague's to the same field, and a colleague's to another field. */
export interface FormCase {
  /** Name passed to `defineForm`. */
  form: string;
  page: ReactElement;
  /** Role of the user; defaults to practice administrator. */
  role?: 'SUPER_ADMIN';
  /** Route path where the page is mounted; `url` is the address opened. */
  path?: string;
  url?: string;
  /** API path of the record. Other reads of the page answer with a sample. */
  route: string;
  /** Request that saves the form, if it is not a PATCH of `route`. */
  savedBy?: string;
  /** Maps the changes sent to what the server stores, where the two differ. */
  storing?: (changes: Record<string, unknown>) => object;
  stored: Stored;
  save: string;
  type: (user: User) => Promise<void>;
  /** What is stored after the user's own change. */
  mine: object;
  theirs: object;
  /** A colleague's change to another field; undefined if the form has only one. */
  beside?: object;
}

export const typing = (label: string | RegExp, text: string) => async (user: User) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

export const ticking = (name: string) => async (user: User) =>
  user.click(await screen.findByRole('checkbox', { name }));

export const choosing = (label: RegExp, option: string) => async (user: User) => {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
};

export const changingDays = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Change doctors' }));
  await user.click(await screen.findByRole('button', { name: 'Tue' }));
};

export const ID = '01a1fa25-0000-7000-8000-00000000000a';

/** Builds a stored record that matches the operation's result. */
export const sample = (operation: Operation, fields: object): Stored => ({
  ...(sampleOf(operation.result, { text: 'Harbour', id: ID }) as object),
  version: 3,
  deletedAt: null,
  updatedBy: null,
  isActive: true,
  email: 'rooms@harbour.test',
  phone: '+61298765432',
  dateOfBirth: null,
  licenseExpiry: null,
  ...fields,
});
