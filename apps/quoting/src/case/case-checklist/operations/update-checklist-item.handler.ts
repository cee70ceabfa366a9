import { updateChecklistItem } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ChecklistItemChanges } from './checklist-item-changes';
import { OwnersReader } from './owners.reader';

export const UpdateChecklistItemHandler = implement(
  updateChecklistItem,
  [ChecklistItemChanges, OwnersReader],
  (changes, owners) => ({
    prepare: ({ body }) => owners.problems([{ ownerId: body.ownerId, path: 'ownerId' }]),

    handle({ params, body }, problems) {
      const { version, title, dueOn, ownerRole, ownerId } = body;
      const at = { caseId: params.id, itemId: params.itemId, version, problems };
      return changes.change(at, (item) => {
        if (title !== undefined) item.title = title;
        // A day that somebody chose does not move with the surgery any more.
        if (dueOn !== undefined && dueOn !== item.dueOn) Object.assign(item, { dueOn, days: null });
        // One owner at a time: who is named takes over from the role, and the other way round.
        if (ownerRole !== undefined) Object.assign(item, { ownerRole, ...(ownerRole && { ownerId: null }) });
        if (ownerId !== undefined) Object.assign(item, { ownerId, ...(ownerId && { ownerRole: null }) });
      });
    },
  }),
);
