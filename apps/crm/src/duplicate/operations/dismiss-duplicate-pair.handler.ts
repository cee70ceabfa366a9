import {
  ClientUpdated,
  dismissDuplicatePair,
  DuplicatePairsChanged,
  type InputOf,
} from '@quillcare/contracts';
import { currentContext, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClientRepository } from '../../client/persistence/client.repository';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

@Implements(dismissDuplicatePair)
export class DismissDuplicatePairHandler implements Handler<typeof dismissDuplicatePair> {
  constructor(
    private readonly pairs: DuplicatePairRepository,
    private readonly clients: ClientRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params: { id } }: InputOf<typeof dismissDuplicatePair>): Promise<{ id: string }> {
    const { firstId, secondId } = await this.pairs.get(id);
    // Locked before the pair, in the same order as merging does.
    const locked = await this.clients.lockAll([firstId, secondId]);
    await this.pairs.update(id, (pair) => {
      pair.dismissedAt ??= this.uow.now();
      pair.dismissedBy ??= currentContext().actor.userId;
    });
    if (locked.get(firstId)?.duplicateOf === secondId) await this.clearFlag(firstId);
    if (locked.get(secondId)?.duplicateOf === firstId) await this.clearFlag(secondId);
    this.uow.audit({
      entityType: 'CLIENT',
      entityId: firstId,
      action: 'UPDATE',
      notes: `Not the same person as client ${secondId}`,
    });
    this.uow.emit(DuplicatePairsChanged, firstId, { clientId: firstId });
    return { id };
  }

  /** An import flagged this client as a possible duplicate of the other one, which is settled too. */
  private async clearFlag(clientId: string): Promise<void> {
    const cleared = { isDuplicateFlag: false, duplicateOf: null };
    await this.clients.update(clientId, (row) => void Object.assign(row, cleared), { withDeleted: true });
    this.uow.emit(ClientUpdated, clientId, { clientId });
  }
}
