import { widthOf } from './grid-columns';
import type { ListColumn } from './list.types';

/** Width of the checkboxes and the frame, in pixels. */
const BOXES = 52;
/** Kinds of columns that are never hidden: status, amount and phone number are what a row is about. */
const KEPT: readonly ListColumn['kind'][] = ['status', 'money', 'phone'];

export interface Wanted {
  columns: readonly ListColumn[];
  shown: Readonly<Record<string, boolean>>;
  /** Widths of the action column in pixels: with buttons, and with all actions in the row's menu. */
  actions: { buttons: number; menu: number };
  hasBoxes: boolean;
  /** Whether the user chose the columns, so that none is hidden. */
  isChosen: boolean;
}

export interface Fit {
  shown: Record<string, boolean>;
  /** Whether the rows' buttons are moved into their menus. */
  isCompact: boolean;
}

/**
 * Returns what fits into a list of the given width. If it is too narrow, the rows' buttons move into their menus first, then
 * columns are hidden, starting with the last.
 * @param room width in pixels; null until measured
 */
export function fitOf(room: number | null, { columns, shown, actions, hasBoxes, isChosen }: Wanted): Fit {
  const there = columns.filter(({ name }) => shown[name] !== false);
  let needed = there.reduce((sum, column) => sum + widthOf(column), hasBoxes ? BOXES : 0);
  const fits = (width: number) => room === null || width <= room;
  if (fits(needed + actions.buttons)) return { shown: { ...shown }, isCompact: false };
  needed += actions.menu;
  const spared: string[] = [];
  for (const column of there.toReversed()) {
    if (fits(needed) || isChosen) break;
    if (column.isFixed || KEPT.includes(column.kind)) continue;
    spared.push(column.name);
    needed -= widthOf(column);
  }
  return { shown: { ...shown, ...Object.fromEntries(spared.map((name) => [name, false])) }, isCompact: true };
}
