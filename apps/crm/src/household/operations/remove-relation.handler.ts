import {
  AppError,
  HouseholdChanged,
  removeRelation,
  type Household,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClientRepository } from '../../client/persistence/client.repository';
import { saysTheSame } from '../domain/relation';
import { RelationRepository } from '../persistence/relation.repository';
import { HouseholdReader } from './household.reader';

@Implements(removeRelation)
export class RemoveRelationHandler implements Handler<typeof removeRelation> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly relations: RelationRepository,
    private readonly household: HouseholdReader,
    private readonly uow: UnitOfWork,
  ) {}

  /** With its repeats, which the page shows as one. */
  async handle({ params }: InputOf<typeof removeRelation>): Promise<Household> {
    await this.clients.lockPresent([params.id]);
    const entries = await this.household.entries(params.id);
    const removed = entries.find(({ id }) => id === params.relationId);
    if (!removed) throw new AppError('NOT_FOUND');
    for (const { id } of entries.filter((entry) => saysTheSame(entry, removed)))
      await this.relations.remove(id);
    this.uow.audit({
      entityType: 'CLIENT',
      entityId: params.id,
      action: 'UPDATE',
      changes: [{ field: 'household', oldValue: removed.relation, newValue: null, dataType: 'STRING' }],
    });
    for (const clientId of [params.id, removed.client?.id])
      if (clientId) this.uow.emit(HouseholdChanged, clientId, { clientId });
    return this.household.of(params.id);
  }
}
