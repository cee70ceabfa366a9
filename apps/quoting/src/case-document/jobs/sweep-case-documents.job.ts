import { sweepCaseDocuments } from '@quillcare/contracts';
import { Clock, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { DocumentFiles } from '../persistence/document-files';

const REASON = 'find uploads of case documents that died';
const BATCH = 100;

@Processes(sweepCaseDocuments)
export class SweepCaseDocumentsJob implements JobHandler<typeof sweepCaseDocuments> {
  constructor(
    private readonly files: DocumentFiles,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    let found;
    do {
      found = await this.uow.runPlatform(REASON, () => this.files.abandoned(now, BATCH));
      for (const { id, organisation_id: organisationId } of found)
        await this.uow.runFor(organisationId, () => this.files.sweep(id));
    } while (found.length === BATCH);
  }
}
