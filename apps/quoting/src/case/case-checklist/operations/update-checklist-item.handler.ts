import { updateChecklistItem } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { ChecklistItemChanges } from './checklist-item-changes';
import { OwnersReader } from './owners.reader';

const OWNER = `select owner_id from quoting.case_checklist_item where organisation_id = $1 and case_id = $2 and id = $3`;

export const UpdateChecklistItemHandler = implement(
  updateChecklistItem,
  [ChecklistItemChanges, OwnersReader, TenantReader],
  (changes, owners, reader) => ({
    /** An owner who has left may stay, because the dialog sends the present one with every change. */
    async prepare({ params, body }) {
      const present = await reader.one<{ ownerId: string | null }>('quoting.checklist_item_owner', OWNER, [
        params.id,
        params.itemId,
      ]);
      const existing = new Set(present?.ownerId ? [present.ownerId] : []);
      return owners.ownerProblems([{ ownerId: body.ownerId, path: 'ownerId' }], existing);
    },

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
