import type { ListColumn } from './list.types';

type Named = Pick<ListColumn, 'name' | 'isFixed'>;

/** Columns in the chosen order; those that were not chosen keep their places at the end. Null: as the list has them. */
export function arranged<C extends Named>(
  columns: readonly C[],
  chosen: readonly string[] | null,
): readonly C[] {
  if (chosen === null) return columns;
  const places = new Map(withFixed(columns, chosen).map((name, place) => [name, place]));
  const placeOf = ({ name }: C) => places.get(name) ?? columns.length;
  return [...columns].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a column is shown: as chosen, and a fixed one in any case. */
export function isChosen({ name, isFixed }: Named, chosen: readonly string[]): boolean {
  return isFixed === true || chosen.includes(name);
}

/** The choice with a column shown at the end, or shown no longer. */
export function toggled(chosen: readonly string[], name: string): string[] {
  return chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
}

/** The choice with a column one place further on (1) or back (-1); as it was at either end. */
export function moved(chosen: readonly string[], name: string, by: 1 | -1): string[] {
  const at = chosen.indexOf(name);
  const other = chosen[at + by];
  if (at < 0 || other === undefined) return [...chosen];
  return chosen.map((one) => (one === name ? other : one === other ? name : one));
}

/** A fixed column that was not chosen, because it came later, stands before the others. */
function withFixed(columns: readonly Named[], chosen: readonly string[]): string[] {
  const missing = columns.filter(({ name, isFixed }) => isFixed && !chosen.includes(name));
  return [...missing.map(({ name }) => name), ...chosen];
}
