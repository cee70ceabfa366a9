import { updateChecklistItem } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ChecklistItemChanges } from './checklist-item-changes';
import { OwnersReader } from './owners.reader';

export const UpdateChecklistItemHandler = implement(
  updateChecklistItem,
  [ChecklistItemChanges, OwnersReader],
  (changes, owners) => ({
    prepare: ({ body }) => owners.ownerProblems([{ ownerId: body.ownerId, path: 'ownerId' }]),

    handle({ params, body }, problems) {
      const { version, title, dueOn, ownerRole, ownerId } = body;
      const at = { caseId: params.id, itemId: params.itemId, version, problems };
      return changes.change(at, (item) => {
        if (title !== undefined) item.title = title;
        // A due date chosen by hand no longer moves with the surgery.
        if (dueOn !== undefined && dueOn !== item.dueOn) Object.assign(item, { dueOn, days: null });
        // An item has one owner: naming a person clears the role and vice versa.
        if (ownerRole !== undefined) Object.assign(item, { ownerRole, ...(ownerRole && { ownerId: null }) });
        if (ownerId !== undefined) Object.assign(item, { ownerId, ...(ownerId && { ownerRole: null }) });
      });
    },
  }),
);
