import { defineParts } from '@quillcare/service-kit';
import { ImportUndoer } from './import-undoer';
import { RunImportUndoJob } from './jobs/run-import-undo.job';
import { CancelImportUndoHandler } from './operations/cancel-import-undo.handler';
import { ListUndoneRecordsQuery } from './operations/list-undone-records.query';
import { UndoImportHandler } from './operations/undo-import.handler';
import { ImportUndoRepository } from './persistence/import-undo.repository';

export const undoParts = defineParts({
  handlers: [UndoImportHandler, CancelImportUndoHandler, ListUndoneRecordsQuery],
  jobs: [RunImportUndoJob],
  providers: [ImportUndoRepository, ImportUndoer],
});
