import { defineParts, ImportTraces, ImportTrials } from '@quillcare/service-kit';
import { DirectoryImportTrial } from './import-trial';
import { SweepDirectoryImportsJob } from './jobs/sweep-directory-imports.job';
import { clearDuplicateHandlers } from './operations/clear-duplicate.handlers';
import { ImportDirectoryHandler } from './operations/import-directory.handler';
import { ReadUndoneEntriesQuery } from './operations/read-undone-entries.query';
import { UndoDirectoryImportHandler } from './operations/undo-directory-import.handler';
import { ImportedEntries } from './persistence/imported-entries';

/** Imports batches of sites, hospitals, doctors and surgeries, and undoes them. */
export const directoryImportParts = defineParts({
  handlers: [
    ImportDirectoryHandler,
    UndoDirectoryImportHandler,
    ReadUndoneEntriesQuery,
    ...clearDuplicateHandlers,
  ],
  jobs: [SweepDirectoryImportsJob],
  providers: [ImportedEntries, ImportTraces, ImportTrials, DirectoryImportTrial],
});
