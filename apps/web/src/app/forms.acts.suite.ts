import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

export type User = ReturnType<typeof userEvent.setup>;

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
  await user.click(await screen.findByRole('button', { name: 'Tuesday' }));
};
