import { COLUMNS, isEditable, type Column } from './line-columns';

export interface CellPosition {
  key: string;
  column: Column;
}

/** The action of a key in the grid. `null` leaves the key to the browser. */
export type GridMove =
  | { type: 'go'; to: CellPosition }
  | { type: 'edit'; text: string | null }
  | { type: 'open' }
  | { type: 'clear' }
  | { type: 'undo' }
  | null;

export interface KeyPress {
  key: string;
  ctrl: boolean;
  shift: boolean;
}

/** Returns the action of a key while a cell has the focus but is not being edited. */
export function toGridMove(
  pressed: KeyPress,
  at: CellPosition,
  keys: readonly string[],
  columns: readonly Column[] = COLUMNS,
): GridMove {
  const { key, ctrl, shift } = pressed;
  // With Shift it usually redoes. There is no redo, so undoing one more step could not be taken back.
  if (ctrl && key.toLowerCase() === 'z') return shift ? null : { type: 'undo' };
  const to = nextPosition(key, ctrl, at, keys, columns);
  if (to) return { type: 'go', to };
  if (at.column === 'open') return key === 'Enter' || key === ' ' ? { type: 'open' } : null;
  if (!isEditable(at.column) || ctrl) return null;
  if (key === 'Enter' || key === 'F2') return { type: 'edit', text: null };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  // A printable character starts editing and replaces the cell's content.
  return [...key].length === 1 && key !== ' ' ? { type: 'edit', text: key } : null;
}

function nextPosition(
  key: string,
  ctrl: boolean,
  { key: row, column }: CellPosition,
  keys: readonly string[],
  columns: readonly Column[],
): CellPosition | null {
  const last = columns.length - 1;
  switch (key) {
    case 'ArrowUp':
      return { key: keys[clamp(keys.indexOf(row) - 1, keys.length - 1)] ?? row, column };
    case 'ArrowDown':
      return { key: rowBelow(row, keys), column };
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
export function rowBelow(row: string, keys: readonly string[]): string {
  return keys[clamp(keys.indexOf(row) + 1, keys.length - 1)] ?? row;
}

/** Returns the next editable cell, across rows. Null before the first and after the last. */
export function nextEditableCell(
  at: CellPosition,
  keys: readonly string[],
  step: 1 | -1,
  columns: readonly Column[] = COLUMNS,
): CellPosition | null {
  const edited = columns.filter(isEditable);
  const index = keys.indexOf(at.key) * edited.length + edited.indexOf(at.column) + step;
  const key = keys[Math.floor(index / edited.length)];
  const column = edited[index % edited.length];
  return index < 0 || !key || !column ? null : { key, column };
}

function clamp(at: number, last: number): number {
  return Math.max(0, Math.min(at, last));
}
