import type { Rights } from '@quillcare/contracts';
import { MENU, type MenuEntry } from '../entries';

export interface MenuGroup {
  key: MenuEntry['group'];
  entries: MenuEntry[];
}

const GROUPS = ['main', 'management', 'administration'] as const;

/** Returns the sidebar groups and entries the user may see. Empty groups are left out. */
export function buildNavigation(rights: Rights): MenuGroup[] {
  const entries = MENU.filter(({ isVisible }) => isVisible(rights)).sort(
    (one, other) => one.order - other.order,
  );
  return GROUPS.map((key) => ({ key, entries: entries.filter(({ group }) => group === key) })).filter(
    (group) => group.entries.length > 0,
  );
}

export function isCurrent({ to, isExact, alsoAt = [] }: MenuEntry, pathname: string): boolean {
  if (pathname === to || alsoAt.includes(pathname)) return true;
  return !isExact && pathname.startsWith(`${to}/`);
}
