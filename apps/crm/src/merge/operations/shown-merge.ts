import type { ClientMerge } from '@quillcare/contracts';
import { undoUntil, whyNotUndoable } from '../domain/merge';

export interface MergeToShow {
  merge: {
    id: string;
    survivorId: string;
    formerId: string;
    createdAt: Date | string;
    createdBy: string | null;
    undoneAt: Date | string | null;
  };
  former: { firstName: string; lastName: string };
  laterMergeId: string | null;
}

export function shownMerge(
  { merge, former, laterMergeId }: MergeToShow,
  names: ReadonlyMap<string, string | null>,
  now: Date,
): ClientMerge {
  const { id, survivorId, formerId, createdBy } = merge;
  const mergedAt = new Date(merge.createdAt);
  const undoneAt = merge.undoneAt === null ? null : new Date(merge.undoneAt);
  return {
    id,
    survivorId,
    formerId,
    formerName: `${former.firstName} ${former.lastName}`,
    mergedAt: mergedAt.toISOString(),
    mergedBy: createdBy === null ? null : { id: createdBy, name: names.get(createdBy) ?? null },
    undoUntil: undoUntil(mergedAt).toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    isUndoable: whyNotUndoable({ mergedAt, undoneAt, laterMergeId }, now) === null,
  };
}
