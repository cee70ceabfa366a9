import { settleChecklistItem, type InputOf, type ResultOf } from '@quillcare/contracts';
import { currentContext, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ChecklistItemChanges } from './checklist-item-changes';

@Implements(settleChecklistItem)
export class SettleChecklistItemHandler implements Handler<typeof settleChecklistItem> {
  constructor(
    private readonly changes: ChecklistItemChanges,
    private readonly uow: UnitOfWork,
  ) {}

  handle({
    params,
    body,
  }: InputOf<typeof settleChecklistItem>): Promise<ResultOf<typeof settleChecklistItem>> {
    const { version, as: state, reason } = body;
    const at = { caseId: params.id, itemId: params.itemId, version };
    const decided = {
      ...{ state, reason, decidedBy: 'PERSON' as const, decidedAt: this.uow.now() },
      decidedById: currentContext().actor.userId,
    };
    return this.changes.change(
      at,
      (item) => {
        // Saying the same again, by a second click or a colleague, is no further decision.
        if (item.state === state && item.reason === reason) return;
        Object.assign(item, decided);
      },
      reason,
    );
  }
}
