import { accept, refuse, type Checked } from './checked';

/** The states and territories of Australia that an address can name (product specification). */
export const AU_STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;

export type AuState = (typeof AU_STATES)[number];

/** The specification's "Invalid {type} format" for a state. */
export const INVALID_STATE = 'Invalid state format';

/** A state in its stored form (upper case). New Zealand has no such list: its regions are free text. */
export function normaliseState(input: string): Checked<AuState> {
  const text = input.trim().toUpperCase();
  const state = AU_STATES.find((known) => known === text);
  return state ? accept(state) : refuse(INVALID_STATE);
}
