import type { BoardCase, CalendarCase, Role } from '@quillcare/contracts';
import { isOverdue, readinessOf, type ChecklistKind, type ChecklistState } from '@quillcare/rules';

export type PlacedRow = Omit<CalendarCase, 'readiness'> & {
  items: {
    id: string;
    title: string;
    kind: ChecklistKind;
    state: ChecklistState;
    dueOn: string | null;
    ownerRole: Role | null;
    ownerId: string | null;
  }[];
  found?: number;
};

/** A case with its readiness on the practice's current day. */
export function calendarCaseOf({ items, ...row }: PlacedRow, today: string): CalendarCase {
  return { ...row, readiness: readinessOf(items, today) };
}

/** A case with its readiness and the open checklist items before surgery. */
export function boardCaseOf(
  row: PlacedRow,
  today: string,
  nameOf: (userId: string) => string | null,
): BoardCase {
  const missing = row.items
    .filter(({ kind, state }) => state === 'OPEN' && kind !== 'POST_OP')
    .map(({ ownerId, state, ...item }) => ({
      ...item,
      isOverdue: isOverdue({ state, dueOn: item.dueOn }, today),
      ownerName: ownerId && nameOf(ownerId),
    }));
  return { ...calendarCaseOf(row, today), missing };
}
