import { columnWidth } from './grid-columns';
import type { ListColumn } from './list.types';

/** Width of the checkboxes and the frame, in pixels. */
const CHECKBOX_WIDTH = 52;
/** Kinds of columns that are never hidden: status, amount and phone number are what a row is about. */
const ALWAYS_VISIBLE_KINDS: readonly ListColumn['kind'][] = ['status', 'money', 'phone'];

export interface FitOptions {
  columns: readonly ListColumn[];
  shown: Readonly<Record<string, boolean>>;
  /** Widths of the action column in pixels: with buttons, and with all actions in the row's menu. */
  actions: { buttons: number; menu: number };
  hasBoxes: boolean;
  /** Whether the user chose the columns, so that none is hidden. */
  isChosen: boolean;
}

export interface ColumnFit {
  shown: Record<string, boolean>;
  /** Whether the rows' buttons are moved into their menus. */
  isCompact: boolean;
}

/** The title of a phone's card says whom or what the row is about. */
const isAlwaysVisible = ({ isFixed, card, kind }: ListColumn) =>
  isFixed === true || card === 'title' || ALWAYS_VISIBLE_KINDS.includes(kind);

/**
 * Returns what fits into a list of the given width. If it is too narrow, the rows' buttons move into their menus first, then
 * columns are hidden, starting with the last.
 * @param availableWidth width in pixels; null until measured
 */
export function fitColumns(
  availableWidth: number | null,
  { columns, shown, actions, hasBoxes, isChosen }: FitOptions,
): ColumnFit {
  const visible = columns.filter(({ name }) => shown[name] !== false);
  let needed = visible.reduce((sum, column) => sum + columnWidth(column), hasBoxes ? CHECKBOX_WIDTH : 0);
  const fits = (width: number) => availableWidth === null || width <= availableWidth;
  if (fits(needed + actions.buttons)) return { shown: { ...shown }, isCompact: false };
  needed += actions.menu;
  const spared: string[] = [];
  for (const column of visible.toReversed()) {
    if (fits(needed) || isChosen) break;
    if (isAlwaysVisible(column)) continue;
    spared.push(column.name);
    needed -= columnWidth(column);
  }
  return { shown: { ...shown, ...Object.fromEntries(spared.map((name) => [name, false])) }, isCompact: true };
}
