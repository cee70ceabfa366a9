import { checkEvidence, startEvidenceCheck, type EvidenceCheck } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { EvidenceCheckStore } from '../check/evidence-check.store';

@Implements(startEvidenceCheck)
export class StartEvidenceCheckHandler implements Handler<typeof startEvidenceCheck> {
  constructor(
    private readonly store: EvidenceCheckStore,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(): Promise<EvidenceCheck> {
    await this.store.ask();
    this.uow.enqueue(checkEvidence, { organisationId: this.uow.organisationId, withFiles: true });
    return this.store.read();
  }
}
