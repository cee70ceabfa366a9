import { AppError, HouseholdChanged, removeRelation } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { ClientRepository } from '../../client/persistence/client.repository';
import { isSameRelation } from '../domain/relation';
import { RelationRepository } from '../persistence/relation.repository';
import { HouseholdReader } from './household.reader';

export const RemoveRelationHandler = implement(
  removeRelation,
  [ClientRepository, RelationRepository, HouseholdReader, UnitOfWork],
  (clients, relations, household, uow) => ({
    /** Removes its duplicates as well, because the page shows them as one. */
    async handle({ params }) {
      await clients.lockPresent([params.id]);
      const entries = await household.readEntries(params.id);
      const removed = entries.find(({ id }) => id === params.relationId);
      if (!removed) throw new AppError('NOT_FOUND');
      for (const { id } of entries.filter((entry) => isSameRelation(entry, removed)))
        await relations.remove(id);
      uow.audit({
        entityType: 'CLIENT',
        entityId: params.id,
        action: 'UPDATE',
        changes: [{ field: 'household', oldValue: removed.relation, newValue: null, dataType: 'STRING' }],
      });
      for (const clientId of [params.id, removed.client?.id])
        if (clientId) uow.emit(HouseholdChanged, clientId, { clientId });
      return household.read(params.id);
    },
  }),
);
