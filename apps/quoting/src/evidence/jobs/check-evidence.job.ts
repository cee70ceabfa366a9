import { checkEvidence } from '@quillcare/contracts';
import {
  Clock,
  contextFor,
  eachSafely,
  ProcessLogger,
  Processes,
  runInContext,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { EvidenceChecker } from '../check/evidence-checker';
import { EvidenceFaultRepository } from '../check/evidence-fault.repository';

const REASON = 'the evidence of each practice is checked once a day';

/** Checks the evidence of each practice once a day; what is wrong is a task in Today until it is in order again. */
@Processes(checkEvidence)
export class CheckEvidenceJob implements JobHandler<typeof checkEvidence> {
  constructor(
    private readonly checker: EvidenceChecker,
    private readonly found: EvidenceFaultRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const practices = await this.uow.runPlatform(REASON, () => this.found.due(this.clock.now()));
    // One after the other: nobody waits for it, and whoever uses the storage meanwhile does.
    await eachSafely(practices, ({ id }) => this.check(id), {
      job: checkEvidence,
      logger: this.logger,
      nameOf: ({ id }) => `practice ${id}`,
    });
  }

  private check(organisationId: string): Promise<void> {
    const context = contextFor({ kind: 'service', service: 'quoting' }, { organisationId });
    return runInContext(context, async () => {
      if (!(await this.uow.run(() => this.found.claim()))) return;
      const { faults } = await this.checker.check({ mayLag: true });
      await this.uow.run(() => this.found.record(faults));
    });
  }
}
