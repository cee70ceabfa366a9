import { AppError, downloadPracticeExport } from '@quillcare/contracts';
import { Clock, implement, UnitOfWork } from '@quillcare/service-kit';
import { ExportFiles } from '../../background/export-files';
import { computeExpiry, PracticeExportRepository } from '../persistence/practice-export.repository';

export const DownloadPracticeExportHandler = implement(
  downloadPracticeExport,
  [PracticeExportRepository, ExportFiles, UnitOfWork, Clock],
  (exports, files, uow, clock) => ({
    async prepare({ params, query }) {
      const run = await uow.run(() => exports.get(params.id));
      if (run.status !== 'COMPLETED') throw new AppError('DOCUMENT_NOT_READY');
      const expiresAt = computeExpiry(run);
      // The sweep that deletes expired archives may be late.
      if (!expiresAt || expiresAt <= clock.now()) throw new AppError('NOT_FOUND');
      return files.page(run, 'application/zip', query.cursor);
    },

    async handle({ query }, page) {
      // Recorded with the first response, so that an aborted download is audited as well.
      if (query.cursor === undefined) exports.recordAudit('The archive of the whole practice was downloaded');
      return page;
    },
  }),
);
