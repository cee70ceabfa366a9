import { DuplicatePairsChanged, reopenDuplicatePair } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

export const ReopenDuplicatePairHandler = implement(
  reopenDuplicatePair,
  [DuplicatePairRepository, UnitOfWork],
  (pairs, uow) => ({
    async handle({ params }) {
      const { id, firstId, secondId } = await pairs.update(params.id, (pair) => {
        pair.dismissedAt = null;
        pair.dismissedBy = null;
      });
      // Changes made since the pair was dismissed may have left the two with nothing in common.
      await pairs.refresh([firstId, secondId]);
      uow.audit({
        entityType: 'CLIENT',
        entityId: firstId,
        action: 'UPDATE',
        notes: `Again a possible duplicate of client ${secondId}`,
      });
      uow.emit(DuplicatePairsChanged, firstId, { clientId: firstId });
      return { id };
    },
  }),
);
