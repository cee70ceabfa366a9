import { ERRORS, runImportUndo } from '@quillcare/contracts';
import { onJob } from '@quillcare/service-kit';
import { BackgroundRunner } from '../../background/background-runner';
import { ImportUndoer } from '../import-undoer';
import { ImportUndoRepository } from '../persistence/import-undo.repository';

export const RunImportUndoJob = onJob(
  runImportUndo,
  [BackgroundRunner, ImportUndoer, ImportUndoRepository],
  (runner, undoer, undos) => ({
    handle: ({ organisationId, importUndoId: id }, run) =>
      runner.run('import_undo', { organisationId, id }, run, {
        work: (work) => undoer.run(work),
        breakOff: (work) => undos.finish(work, 'FAILED', ERRORS.INTERNAL.title),
      }),
  }),
);
