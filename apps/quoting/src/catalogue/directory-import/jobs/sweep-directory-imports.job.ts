import { sweepDirectoryImports } from '@quillcare/contracts';
import { ImportTraces, ImportTrials, onJob } from '@quillcare/service-kit';

export const SweepDirectoryImportsJob = onJob(
  sweepDirectoryImports,
  [ImportTraces, ImportTrials],
  (traces, trials) => ({
    async handle() {
      await traces.sweep();
      await trials.sweep();
    },
  }),
);
