import { AppError, downloadPracticeExport } from '@quillcare/contracts';
import { Clock, implement, UnitOfWork } from '@quillcare/service-kit';
import { ExportFiles } from '../../background/export-files';
import { expiryOf, PracticeExportRepository } from '../persistence/practice-export.repository';

/** So many bytes travel at once; in base64 they stay below what a message may hold. */
const SLICE = 512 * 1024;
/** The part of the archive, and where in it the next bytes begin. */
const CURSOR = /^(\d{1,6})\.(\d{1,10})$/;

export const DownloadPracticeExportHandler = implement(
  downloadPracticeExport,
  [PracticeExportRepository, ExportFiles, UnitOfWork, Clock],
  (exports, files, uow, clock) => ({
    async prepare({ params, query }) {
      const run = await uow.run(() => exports.get(params.id));
      if (run.status !== 'COMPLETED') throw new AppError('DOCUMENT_NOT_READY');
      const expiresAt = expiryOf(run);
      // The sweep that deletes it may be late.
      if (!expiresAt || expiresAt <= clock.now()) throw new AppError('NOT_FOUND');
      const [, part, start] = CURSOR.exec(query.cursor ?? '0.0') ?? [];
      const key = run.partKeys[Number(part)];
      const found = key === undefined ? null : await files.read(key, Number(start), SLICE);
      if (!found) throw new AppError('NOT_FOUND');
      const { bytes, isEnd } = found;
      const next = isEnd ? `${Number(part) + 1}.0` : `${part}.${Number(start) + bytes.length}`;
      const isLast = isEnd && Number(part) === run.partKeys.length - 1;
      return {
        fileName: run.fileName,
        mediaType: 'application/zip',
        sizeBytes: Number(run.sizeBytes),
        base64: bytes.toString('base64'),
        nextCursor: isLast ? null : next,
      };
    },

    async handle({ query }, page) {
      // At the beginning, so that a download that was broken off is recorded as well.
      if (query.cursor === undefined) exports.recordAudit('The archive of the whole practice was downloaded');
      return page;
    },
  }),
);
