import {
  DuplicatePairsChanged,
  reopenDuplicatePair,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

@Implements(reopenDuplicatePair)
export class ReopenDuplicatePairHandler implements Handler<typeof reopenDuplicatePair> {
  constructor(
    private readonly pairs: DuplicatePairRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
  }: InputOf<typeof reopenDuplicatePair>): Promise<ResultOf<typeof reopenDuplicatePair>> {
    const { id, firstId, secondId } = await this.pairs.update(params.id, (pair) => {
      pair.dismissedAt = null;
      pair.dismissedBy = null;
    });
    // What has changed since the pair was told apart may have left the two nothing in common.
    await this.pairs.refresh([firstId, secondId]);
    this.uow.audit({
      entityType: 'CLIENT',
      entityId: firstId,
      action: 'UPDATE',
      notes: `May be the same person as client ${secondId} again`,
    });
    this.uow.emit(DuplicatePairsChanged, firstId, { clientId: firstId });
    return { id };
  }
}
