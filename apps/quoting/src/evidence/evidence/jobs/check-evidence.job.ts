import { checkEvidence, EvidenceChecked, type JobData } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { EvidenceCheckStore } from '../check/evidence-check.store';
import { EvidenceChecker } from '../check/evidence-checker';

/** Reads everything first, and then keeps what was found: run twice, it finds the same. */
@Processes(checkEvidence)
export class CheckEvidenceJob implements JobHandler<typeof checkEvidence> {
  constructor(
    private readonly checker: EvidenceChecker,
    private readonly store: EvidenceCheckStore,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ organisationId, withFiles }: JobData<typeof checkEvidence>): Promise<void> {
    const report = await this.checker.check({ withFiles, mayLag: true });
    await this.uow.runFor(organisationId, async () => {
      await this.store.keep(report, withFiles);
      this.uow.emit(EvidenceChecked, organisationId, { faultCount: report.faults.length });
    });
  }
}
