import { updateChecklistItem, type FieldError, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ChecklistItemChanges } from './checklist-item-changes';
import { OwnersReader } from './owners.reader';

type Input = InputOf<typeof updateChecklistItem>;

@Implements(updateChecklistItem)
export class UpdateChecklistItemHandler implements Handler<typeof updateChecklistItem> {
  constructor(
    private readonly changes: ChecklistItemChanges,
    private readonly owners: OwnersReader,
  ) {}

  prepare({ body }: Input): Promise<FieldError[]> {
    return this.owners.problems([{ ownerId: body.ownerId, path: 'ownerId' }]);
  }

  handle({ params, body }: Input, problems: FieldError[]): Promise<ResultOf<typeof updateChecklistItem>> {
    const { version, title, dueOn, ownerRole, ownerId } = body;
    const at = { caseId: params.id, itemId: params.itemId, version, problems };
    return this.changes.change(at, (item) => {
      if (title !== undefined) item.title = title;
      // A day that somebody chose does not move with the surgery any more.
      if (dueOn !== undefined && dueOn !== item.dueOn) Object.assign(item, { dueOn, days: null });
      // One owner at a time: who is named takes over from the role, and the other way round.
      if (ownerRole !== undefined) Object.assign(item, { ownerRole, ...(ownerRole && { ownerId: null }) });
      if (ownerId !== undefined) Object.assign(item, { ownerId, ...(ownerId && { ownerRole: null }) });
    });
  }
}
