import { sweepStoredFiles } from '@quillcare/contracts';
import { KeptFiles, onJob } from '@quillcare/service-kit';

export const SweepStoredFilesJob = onJob(sweepStoredFiles, [KeptFiles], (keptFiles) => ({
  handle: () => keptFiles.sweep(sweepStoredFiles),
}));
