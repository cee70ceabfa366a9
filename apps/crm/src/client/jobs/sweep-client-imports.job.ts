import { sweepClientImports } from '@quillcare/contracts';
import { ImportTraces, ImportTrials, Processes, type JobHandler } from '@quillcare/service-kit';

@Processes(sweepClientImports)
export class SweepClientImportsJob implements JobHandler<typeof sweepClientImports> {
  constructor(
    private readonly traces: ImportTraces,
    private readonly trials: ImportTrials,
  ) {}

  async handle(): Promise<void> {
    await this.traces.sweep();
    await this.trials.sweep();
  }
}
