import {
  dismissDuplicatePair,
  DuplicatePairsChanged,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { currentContext, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

@Implements(dismissDuplicatePair)
export class DismissDuplicatePairHandler implements Handler<typeof dismissDuplicatePair> {
  constructor(
    private readonly pairs: DuplicatePairRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
  }: InputOf<typeof dismissDuplicatePair>): Promise<ResultOf<typeof dismissDuplicatePair>> {
    const { id, firstId, secondId } = await this.pairs.update(params.id, (pair) => {
      pair.dismissedAt ??= this.uow.now();
      pair.dismissedBy ??= currentContext().actor.userId;
    });
    this.uow.audit({
      entityType: 'CLIENT',
      entityId: firstId,
      action: 'UPDATE',
      notes: `Not the same person as client ${secondId}`,
    });
    this.uow.emit(DuplicatePairsChanged, firstId, { clientId: firstId });
    return { id };
  }
}
