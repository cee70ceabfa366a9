import { COLUMNS, isEdited, type Column } from './line-columns';

export interface Place {
  key: string;
  column: Column;
}

/** The action of a key in the grid. `null` leaves the key to the browser. */
export type GridMove =
  | { type: 'go'; to: Place }
  | { type: 'edit'; text: string | null }
  | { type: 'open' }
  | { type: 'clear' }
  | { type: 'undo' }
  | null;

export interface Pressed {
  key: string;
  ctrl: boolean;
  shift: boolean;
}

/** Returns the action of a key while a cell has the focus but is not being edited. */
export function gridMove(
  pressed: Pressed,
  at: Place,
  keys: readonly string[],
  columns: readonly Column[] = COLUMNS,
): GridMove {
  const { key, ctrl } = pressed;
  if (ctrl && key.toLowerCase() === 'z') return { type: 'undo' };
  const to = placeAfter(key, ctrl, at, keys, columns);
  if (to) return { type: 'go', to };
  if (at.column === 'open') return key === 'Enter' || key === ' ' ? { type: 'open' } : null;
  if (!isEdited(at.column) || ctrl) return null;
  if (key === 'Enter' || key === 'F2') return { type: 'edit', text: null };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  // A printable character starts editing and replaces the cell's content.
  return [...key].length === 1 && key !== ' ' ? { type: 'edit', text: key } : null;
}

function placeAfter(
  key: string,
  ctrl: boolean,
  { key: row, column }: Place,
  keys: readonly string[],
  columns: readonly Column[],
): Place | null {
  const last = columns.length - 1;
  switch (key) {
    case 'ArrowUp':
      return { key: keys[clamp(keys.indexOf(row) - 1, keys.length - 1)] ?? row, column };
    case 'ArrowDown':
      return { key: below(row, keys), column };
    case 'ArrowLeft':
      return { key: row, column: columns[clamp(columns.indexOf(column) - 1, last)]! };
    case 'ArrowRight':
      return { key: row, column: columns[clamp(columns.indexOf(column) + 1, last)]! };
    case 'Home':
      return { key: ctrl ? (keys[0] ?? row) : row, column: columns[0]! };
    case 'End':
      return { key: ctrl ? (keys.at(-1) ?? row) : row, column: columns[last]! };
    default:
      return null;
  }
}

/** Returns the row below, or the same row if it is the last. */
export function below(row: string, keys: readonly string[]): string {
  return keys[clamp(keys.indexOf(row) + 1, keys.length - 1)] ?? row;
}

/** Returns the next editable cell, across rows. Null before the first and after the last. */
export function editedAfter(
  at: Place,
  keys: readonly string[],
  step: 1 | -1,
  columns: readonly Column[] = COLUMNS,
): Place | null {
  const edited = columns.filter(isEdited);
  const index = keys.indexOf(at.key) * edited.length + edited.indexOf(at.column) + step;
  const key = keys[Math.floor(index / edited.length)];
  const column = edited[index % edited.length];
  return index < 0 || !key || !column ? null : { key, column };
}

function clamp(at: number, last: number): number {
  return Math.max(0, Math.min(at, last));
}
