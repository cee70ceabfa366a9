import { AppError, downloadExport } from '@quillcare/contracts';
import { Clock, implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { requireExport } from '../domain/export-right';
import { ExportFiles, FILE_KINDS } from '../../background/export-files';
import { ListExportRepository } from '../persistence/list-export.repository';

export const DownloadExportHandler = implement(
  downloadExport,
  [ListExportRepository, ExportFiles, UnitOfWork, Clock],
  (exports, files, uow, clock) => ({
    async prepare({ params, query }) {
      const person = requireUser();
      const run = await uow.run(() => exports.getOwn(params.id, person.userId));
      // The right may have been withdrawn since the file was written.
      requireExport(run.list, person, clock.now());
      if (run.status !== 'COMPLETED') throw new AppError('DOCUMENT_NOT_READY');
      return files.page(run, FILE_KINDS[run.format].mediaType, query.cursor);
    },

    handle: async (_input, page) => page,
  }),
);
