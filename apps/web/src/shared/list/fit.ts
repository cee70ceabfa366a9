import { widthOf } from './grid-columns';
import type { ListColumn } from './list.types';

/** The boxes by which rows are chosen, and the frame. */
const BOXES = 52;
/** What a row is about stays: where it stands, its amount, and whom to ring. */
const KEPT: readonly ListColumn['kind'][] = ['status', 'money', 'phone'];

export interface Wanted {
  columns: readonly ListColumn[];
  shown: Readonly<Record<string, boolean>>;
  /** Widths of the column of verbs, in pixels: with buttons, and with all of them in the row's menu. */
  actions: { buttons: number; menu: number };
  hasBoxes: boolean;
  /** The person chose the columns: none of them is left out. */
  isChosen: boolean;
}

export interface Fit {
  shown: Record<string, boolean>;
  /** The buttons of the rows are in their menus. */
  isCompact: boolean;
}

/**
 * What fits into a list that is so many pixels wide: where it is narrow the buttons of the rows go into their menus first, then columns
 * are left out, the last ones first. Nothing lies under the verbs.
 * @param room in pixels; null while nobody knows
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
