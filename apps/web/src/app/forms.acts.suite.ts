import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Operation } from '@quillcare/contracts';
import { sampleOf } from '../testing/sample-of';

export type User = ReturnType<typeof userEvent.setup>;

export type Stored = Record<string, unknown> & { version: number };

/** One form of the app, with a change of one's own, a colleague's of the same field, and one of another field. */
export interface FormCase {
  /** The name in `defineForm`. */
  form: string;
  page: ReactElement;
  /** Whose form it is; an administrator's unless stated. */
  role?: 'SUPER_ADMIN';
  /** Where the page is mounted, and opened. */
  path?: string;
  url?: string;
  /** The record's path; other reads that the page makes answer with a sample. */
  route: string;
  /** The request that saves it, if it is no PATCH of the same path. */
  savedBy?: string;
  /** What the server stores of the changes that are sent, if it is not simply those. */
  storing?: (changes: Record<string, unknown>) => object;
  stored: Stored;
  save: string;
  type: (user: User) => Promise<void>;
  /** What is stored once my change is. */
  mine: object;
  theirs: object;
  /** Another field's change; a form with one field has none. */
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

/** The id of every record of the cases. */
export const ID = '01a1fa25-0000-7000-8000-00000000000a';

/** A stored record that fits the result of an operation. */
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
