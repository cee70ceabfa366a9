import { sweepCaseDocuments } from '@quillcare/contracts';
import {
  Clock,
  eachSafely,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { DocumentFiles } from '../persistence/document-files';

const REASON = 'find uploads of case documents that died';
const BATCH = 100;

@Processes(sweepCaseDocuments)
export class SweepCaseDocumentsJob implements JobHandler<typeof sweepCaseDocuments> {
  constructor(
    private readonly files: DocumentFiles,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    // A file that cannot be removed is left to the next sweep.
    const left: string[] = [];
    let found;
    do {
      found = await this.uow.runPlatform(REASON, () => this.files.abandoned(now, BATCH, left));
      const failed = await eachSafely(
        found,
        ({ id, organisation_id: organisationId }) =>
          this.uow.runFor(organisationId, () => this.files.sweep(id)),
        { job: sweepCaseDocuments, logger: this.logger, nameOf: ({ id }) => `file ${id}` },
      );
      left.push(...failed.map(({ id }) => id));
    } while (found.length === BATCH);
  }
}
