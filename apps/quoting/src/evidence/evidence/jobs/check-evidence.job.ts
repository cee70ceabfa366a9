import { checkEvidence, EvidenceChecked } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { EvidenceCheckStore } from '../check/evidence-check.store';
import { EvidenceChecker } from '../check/evidence-checker';

/** Reads everything before storing the result, so a repeated run is harmless. */
export const CheckEvidenceJob = onJob(
  checkEvidence,
  [EvidenceChecker, EvidenceCheckStore, UnitOfWork],
  (checker, store, uow) => ({
    async handle({ organisationId, withFiles }) {
      const report = await checker.check({ withFiles, mayLag: true });
      await uow.runFor(organisationId, async () => {
        await store.keep(report, withFiles);
        uow.emit(EvidenceChecked, organisationId, { faultCount: report.faults.length });
      });
    },
  }),
);
