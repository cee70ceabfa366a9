import { AppError, cancelImportUndo, ImportProgressed, canImport } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { BackgroundClaims } from '../../background/background-claims';
import { ImportReader } from '../../run-record/import.reader';
import { ImportRunRepository } from '../../run-record/import-run.repository';
import { ImportUndoRepository } from '../persistence/import-undo.repository';

export const CancelImportUndoHandler = implement(
  cancelImportUndo,
  [ImportRunRepository, ImportReader, ImportUndoRepository, BackgroundClaims, UnitOfWork],
  (imports, reader, undos, claims, uow) => ({
    async handle({ params }) {
      const { id, organisationId, entityType, duplicateStrategy } = await imports.get(params.id);
      if (!canImport(requireUser(), entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
      const undo = await undos.findByImport(id);
      if (!undo || !(await claims.requestCancel('import_undo', organisationId, undo.id)))
        throw new AppError('ILLEGAL_TRANSITION');
      uow.emit(ImportProgressed, id, { importId: id });
      return reader.get(id);
    },
  }),
);
