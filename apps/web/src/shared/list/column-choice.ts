import type { ListColumn } from './list.types';

type Named = Pick<ListColumn, 'name' | 'isFixed'>;

/** Returns the columns in the chosen order, followed by the others in their original order. With null, the list's own order. */
export function arranged<C extends Named>(
  columns: readonly C[],
  chosen: readonly string[] | null,
): readonly C[] {
  if (chosen === null) return columns;
  const places = new Map(withFixed(columns, chosen).map((name, place) => [name, place]));
  const placeOf = ({ name }: C) => places.get(name) ?? columns.length;
  return [...columns].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a column is shown. Fixed ones always are. */
export function isChosen({ name, isFixed }: Named, chosen: readonly string[]): boolean {
  return isFixed === true || chosen.includes(name);
}

/** Returns the choice with the column added at the end or removed. */
export function toggled(chosen: readonly string[], name: string): string[] {
  return chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
}

/** Returns the choice with the column moved by one place. Unchanged at either end. */
export function moved(chosen: readonly string[], name: string, by: 1 | -1): string[] {
  const at = chosen.indexOf(name);
  const other = chosen[at + by];
  if (at < 0 || other === undefined) return [...chosen];
  return chosen.map((one) => (one === name ? other : one === other ? name : one));
}

/** A fixed column added to the list after the choice was made comes first. */
function withFixed(columns: readonly Named[], chosen: readonly string[]): string[] {
  const missing = columns.filter(({ name, isFixed }) => isFixed && !chosen.includes(name));
  return [...missing.map(({ name }) => name), ...chosen];
}
