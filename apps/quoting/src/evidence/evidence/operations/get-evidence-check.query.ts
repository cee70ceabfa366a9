import { getEvidenceCheck } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { EvidenceCheckStore } from '../check/evidence-check.store';

export const GetEvidenceCheckQuery = implement(
  getEvidenceCheck,
  [EvidenceCheckStore, UnitOfWork],
  (store, uow) => ({
    handle: () => uow.run(() => store.read()),
  }),
);
