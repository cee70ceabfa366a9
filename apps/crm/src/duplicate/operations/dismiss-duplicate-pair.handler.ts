import { dismissDuplicatePair, DuplicatePairsChanged } from '@quillcare/contracts';
import { currentContext, implement, UnitOfWork } from '@quillcare/service-kit';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

export const DismissDuplicatePairHandler = implement(
  dismissDuplicatePair,
  [DuplicatePairRepository, UnitOfWork],
  (pairs, uow) => ({
    async handle({ params }) {
      const { id, firstId, secondId } = await pairs.update(params.id, (pair) => {
        pair.dismissedAt ??= uow.now();
        pair.dismissedBy ??= currentContext().actor.userId;
      });
      uow.audit({
        entityType: 'CLIENT',
        entityId: firstId,
        action: 'UPDATE',
        notes: `Not the same person as client ${secondId}`,
      });
      uow.emit(DuplicatePairsChanged, firstId, { clientId: firstId });
      return { id };
    },
  }),
);
