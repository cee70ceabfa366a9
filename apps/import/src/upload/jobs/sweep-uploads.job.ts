import { sweepUploads } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { UploadRepository } from '../persistence/upload.repository';

@Processes(sweepUploads)
export class SweepUploadsJob implements JobHandler<typeof sweepUploads> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly uploads: UploadRepository,
  ) {}

  async handle(): Promise<void> {
    await this.uow.runPlatform('remove abandoned uploads', () => this.uploads.removeAbandoned());
  }
}
