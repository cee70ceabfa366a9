import { AppError, settleChecklistItem, type InputOf, type ResultOf } from '@quillcare/contracts';
import { currentContext, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { CaseChecklists } from './case-checklists';
import { ChecklistItemChanges } from './checklist-item-changes';

@Implements(settleChecklistItem)
export class SettleChecklistItemHandler implements Handler<typeof settleChecklistItem> {
  constructor(
    private readonly changes: ChecklistItemChanges,
    private readonly checklists: CaseChecklists,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
    body,
  }: InputOf<typeof settleChecklistItem>): Promise<ResultOf<typeof settleChecklistItem>> {
    const { version, as: state, reason } = body;
    const at = { caseId: params.id, itemId: params.itemId, version };
    const decided = {
      state,
      reason,
      decidedBy: 'PERSON' as const,
      decidedAt: this.uow.now(),
      decidedById: currentContext().actor.userId,
    };
    const isByGate = state !== 'NOT_NEEDED' && (await this.checklists.hasConsentGate(params.id));
    return this.changes.change(
      at,
      (item) => {
        // Saying the same again, by a second click or a colleague, is no further decision.
        if (item.state === state && item.reason === reason) return;
        if (isByGate && item.kind === 'CONSENT') throw consentIsAGate();
        Object.assign(item, decided);
      },
      reason,
    );
  }
}

/** The consent to a cosmetic procedure is one fact with its evidence: it ticks this item, and opens it when it is removed. */
function consentIsAGate(): AppError {
  return new AppError('ILLEGAL_TRANSITION', {
    detail: 'Please record the signed consent under “Before booking”: that ticks this item as well.',
  });
}
