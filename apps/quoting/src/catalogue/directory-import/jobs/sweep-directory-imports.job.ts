import { sweepDirectoryImports } from '@quillcare/contracts';
import { ImportTraces, ImportTrials, Processes, type JobHandler } from '@quillcare/service-kit';

@Processes(sweepDirectoryImports)
export class SweepDirectoryImportsJob implements JobHandler<typeof sweepDirectoryImports> {
  constructor(
    private readonly traces: ImportTraces,
    private readonly trials: ImportTrials,
  ) {}

  async handle(): Promise<void> {
    await this.traces.sweep();
    await this.trials.sweep();
  }
}
