import { AppError, MERGE_UNDO_DAYS, type ClientField, type ClientInput } from '@quillcare/contracts';

/** The fields a merge chooses between, plus the duplicate flag set by an import. */
export type Mergeable = ClientInput & { isDuplicateFlag: boolean; duplicateOf: string | null };

/** What a merge changed on the survivor: each field before and after. */
export type FieldChanges = Partial<Record<keyof Mergeable, { before: unknown; after: unknown }>>;

/** Returns the survivor's changes when it takes these fields from the other record. Only differing fields are included. */
export function changesOfMerge(
  survivor: Mergeable & { id: string },
  other: Mergeable & { id: string },
  fields: readonly ClientField[],
): FieldChanges {
  const chosen: Partial<Mergeable> = Object.fromEntries(fields.map((field) => [field, other[field]]));
  // Merging the two records settles the import's suspicion.
  if (survivor.duplicateOf === other.id) Object.assign(chosen, { isDuplicateFlag: false, duplicateOf: null });
  const changed = Object.entries(chosen) as [keyof Mergeable, unknown][];
  return Object.fromEntries(
    changed
      .filter(([field, value]) => survivor[field] !== value)
      .map(([field, value]) => [field, { before: survivor[field], after: value }]),
  );
}

export function merged(changes: FieldChanges): Partial<Mergeable> {
  return Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, after]));
}

/** Returns the fields an undo restores: those not changed since the merge. */
export function unmerged(present: Mergeable, changes: FieldChanges): Partial<Mergeable> {
  const untouched = Object.entries(changes).filter(
    ([field, { after }]) => present[field as keyof Mergeable] === after,
  );
  return Object.fromEntries(untouched.map(([field, { before }]) => [field, before]));
}

/** Returns the last instant at which a merge can be undone. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * 86_400_000);
}

export interface UndoFacts {
  mergedAt: Date;
  undoneAt: Date | null;
  /** A later active merge involving either record. Null if there is none. */
  laterMergeId: string | null;
}

/** Returns why a merge cannot be undone. Null if it can. */
export function whyNotUndoable({ mergedAt, undoneAt, laterMergeId }: UndoFacts, now: Date): string | null {
  if (undoneAt !== null) return 'This merge has been undone already.';
  if (laterMergeId !== null) return 'This record has been merged again since. Undo the later merge first.';
  if (now > undoUntil(mergedAt)) return `A merge can be undone within ${MERGE_UNDO_DAYS} days.`;
  return null;
}

export function refuseUnlessUndoable(facts: UndoFacts, now: Date): void {
  const detail = whyNotUndoable(facts, now);
  if (detail === null) return;
  const { laterMergeId } = facts;
  throw new AppError('MERGE_NOT_UNDOABLE', { detail, ...(laterMergeId && { facts: { laterMergeId } }) });
}
