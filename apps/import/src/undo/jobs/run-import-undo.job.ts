import { ERRORS, runImportUndo, type JobData } from '@quillcare/contracts';
import { Processes, type JobHandler, type JobRun } from '@quillcare/service-kit';
import { BackgroundRunner } from '../../background/background-runner';
import { ImportUndoer } from '../import-undoer';
import { ImportUndoRepository } from '../persistence/import-undo.repository';

@Processes(runImportUndo)
export class RunImportUndoJob implements JobHandler<typeof runImportUndo> {
  constructor(
    private readonly runner: BackgroundRunner,
    private readonly undoer: ImportUndoer,
    private readonly undos: ImportUndoRepository,
  ) {}

  handle({ organisationId, importUndoId: id }: JobData<typeof runImportUndo>, run: JobRun): Promise<void> {
    return this.runner.run('import_undo', { organisationId, id }, run, {
      work: (work) => this.undoer.run(work),
      breakOff: (work) => this.undos.finish(work, 'FAILED', ERRORS.INTERNAL.title),
    });
  }
}
