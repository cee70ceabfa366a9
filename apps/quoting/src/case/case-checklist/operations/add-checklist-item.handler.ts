import { addChecklistItem, type FieldError, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ChecklistItemChanges } from './checklist-item-changes';
import { OwnersReader } from './owners.reader';

type Input = InputOf<typeof addChecklistItem>;

@Implements(addChecklistItem)
export class AddChecklistItemHandler implements Handler<typeof addChecklistItem> {
  constructor(
    private readonly changes: ChecklistItemChanges,
    private readonly owners: OwnersReader,
  ) {}

  prepare({ body }: Input): Promise<FieldError[]> {
    return this.owners.problems([{ ownerId: body.ownerId, path: 'ownerId' }]);
  }

  handle({ params, body }: Input, problems: FieldError[]): Promise<ResultOf<typeof addChecklistItem>> {
    const { title, kind, dueOn = null, ownerRole = null, ownerId = null } = body;
    return this.changes.add(params.id, { title, kind, dueOn, ownerRole, ownerId }, problems);
  }
}
