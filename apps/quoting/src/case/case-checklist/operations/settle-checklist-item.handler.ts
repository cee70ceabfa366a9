import { AppError, settleChecklistItem } from '@quillcare/contracts';
import { currentContext, implement, UnitOfWork } from '@quillcare/service-kit';
import { CaseChecklists } from './case-checklists';
import { ChecklistItemChanges } from './checklist-item-changes';

export const SettleChecklistItemHandler = implement(
  settleChecklistItem,
  [ChecklistItemChanges, CaseChecklists, UnitOfWork],
  (changes, checklists, uow) => ({
    async handle({ params, body }) {
      const { version, as: state, reason } = body;
      const at = { caseId: params.id, itemId: params.itemId, version };
      const decided = {
        state,
        reason,
        decidedBy: 'PERSON' as const,
        decidedAt: uow.now(),
        decidedById: currentContext().actor.userId,
      };
      const isByGate = state !== 'NOT_NEEDED' && (await checklists.hasConsentGate(params.id));
      return changes.change(
        at,
        (item) => {
          // Repeating the same decision, by a second click or a colleague, changes nothing.
          if (item.state === state && item.reason === reason) return;
          if (isByGate && item.kind === 'CONSENT') throw consentIsAGate();
          Object.assign(item, decided);
        },
        reason,
      );
    },
  }),
);

/** Consent to a cosmetic procedure is a gate: its evidence ticks this item, and removing the evidence reopens it. */
function consentIsAGate(): AppError {
  return new AppError('ILLEGAL_TRANSITION', {
    detail: 'Please record the signed consent under “Before booking”: that ticks this item as well.',
  });
}
