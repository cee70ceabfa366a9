import { getEvidenceCheck, type EvidenceCheck } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { EvidenceCheckStore } from '../check/evidence-check.store';

@Implements(getEvidenceCheck)
export class GetEvidenceCheckQuery implements Handler<typeof getEvidenceCheck> {
  constructor(
    private readonly store: EvidenceCheckStore,
    private readonly uow: UnitOfWork,
  ) {}

  handle(): Promise<EvidenceCheck> {
    return this.uow.run(() => this.store.read());
  }
}
