import { addChecklistItem } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ChecklistItemChanges } from './checklist-item-changes';
import { OwnersReader } from './owners.reader';

export const AddChecklistItemHandler = implement(
  addChecklistItem,
  [ChecklistItemChanges, OwnersReader],
  (changes, owners) => ({
    prepare: ({ body }) => owners.ownerProblems([{ ownerId: body.ownerId, path: 'ownerId' }]),

    handle({ params, body }, problems) {
      const { title, kind, dueOn = null, ownerRole = null, ownerId = null } = body;
      return changes.add(params.id, { title, kind, dueOn, ownerRole, ownerId }, problems);
    },
  }),
);
