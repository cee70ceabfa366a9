import { checkEvidence, startEvidenceCheck } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { EvidenceCheckStore } from '../check/evidence-check.store';

export const StartEvidenceCheckHandler = implement(
  startEvidenceCheck,
  [EvidenceCheckStore, UnitOfWork],
  (store, uow) => ({
    async handle() {
      await store.markRequested();
      uow.enqueue(checkEvidence, { organisationId: uow.organisationId, withFiles: true });
      return store.read();
    },
  }),
);
