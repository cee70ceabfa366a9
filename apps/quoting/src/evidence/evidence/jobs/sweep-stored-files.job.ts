import { sweepStoredFiles } from '@quillcare/contracts';
import { KeptFiles, Processes, type JobHandler } from '@quillcare/service-kit';

@Processes(sweepStoredFiles)
export class SweepStoredFilesJob implements JobHandler<typeof sweepStoredFiles> {
  constructor(private readonly kept: KeptFiles) {}

  handle(): Promise<void> {
    return this.kept.sweep(sweepStoredFiles);
  }
}
