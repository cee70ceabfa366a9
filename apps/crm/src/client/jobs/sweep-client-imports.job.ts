import { sweepClientImports } from '@quillcare/contracts';
import { ImportTraces, ImportTrials, onJob } from '@quillcare/service-kit';

export const SweepClientImportsJob = onJob(
  sweepClientImports,
  [ImportTraces, ImportTrials],
  (traces, trials) => ({
    async handle() {
      await traces.sweep();
      await trials.sweep();
    },
  }),
);
