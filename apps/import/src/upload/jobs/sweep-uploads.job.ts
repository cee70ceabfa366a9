import { sweepUploads } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { CheckRepository } from '../../check/persistence/check.repository';
import { FindingRows } from '../../finding/persistence/finding-rows';
import { UploadRepository } from '../persistence/upload.repository';

@Processes(sweepUploads)
export class SweepUploadsJob implements JobHandler<typeof sweepUploads> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly uploads: UploadRepository,
    private readonly checks: CheckRepository,
    private readonly findings: FindingRows,
  ) {}

  async handle(): Promise<void> {
    await this.uow.runPlatform('remove abandoned uploads', async () => {
      await this.uploads.removeAbandoned();
      await this.checks.sweep();
      await this.findings.sweep();
    });
  }
}
