import { AppError, downloadExport } from '@quillcare/contracts';
import { Clock, implement, UnitOfWork } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { requireExport } from '../domain/export-right';
import { ExportFiles, FILE_KINDS } from '../../background/export-files';
import { ListExportRepository } from '../persistence/list-export.repository';

/** So many bytes travel at once; in base64 they stay below what a message may hold. */
const SLICE = 512 * 1024;
/** The part of the file, and where in it the next bytes begin. */
const CURSOR = /^(\d{1,6})\.(\d{1,10})$/;

export const DownloadExportHandler = implement(
  downloadExport,
  [ListExportRepository, ExportFiles, UnitOfWork, Clock],
  (exports, files, uow, clock) => ({
    async prepare({ params, query }) {
      const person = requirePerson();
      const run = await uow.run(() => exports.ofPerson(params.id, person.userId));
      // The right may have been withdrawn since the file was written.
      requireExport(run.list, person, clock.now());
      if (run.status !== 'COMPLETED') throw new AppError('DOCUMENT_NOT_READY');
      const [, part, start] = CURSOR.exec(query.cursor ?? '0.0') ?? [];
      const key = run.partKeys[Number(part)];
      const found = key === undefined ? null : await files.read(key, Number(start), SLICE);
      if (!found) throw new AppError('NOT_FOUND');
      const { bytes, isEnd } = found;
      const next = isEnd ? `${Number(part) + 1}.0` : `${part}.${Number(start) + bytes.length}`;
      const isLast = isEnd && Number(part) === run.partKeys.length - 1;
      return {
        fileName: run.fileName,
        mediaType: FILE_KINDS[run.format].mediaType,
        sizeBytes: Number(run.sizeBytes),
        base64: bytes.toString('base64'),
        nextCursor: isLast ? null : next,
      };
    },

    handle: async (_input, page) => page,
  }),
);
