import {
  AppError,
  ImportProgressed,
  mayImport,
  runImportUndo,
  undoImport,
  UNDO_DAYS,
} from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import type { ImportRunEntity } from '../../run-record/import-run.entity';
import { ImportReader } from '../../run-record/import.reader';
import { ImportRunRepository } from '../../run-record/import-run.repository';
import { ImportUndoRepository } from '../persistence/import-undo.repository';

const DAY_MS = 86_400_000;

export const UndoImportHandler = implement(
  undoImport,
  [ImportRunRepository, ImportReader, ImportUndoRepository, UnitOfWork],
  (imports, reader, undos, uow) => ({
    async handle({ params }) {
      const run = await imports.get(params.id, { lock: true });
      if (run.dryRun) throw new AppError('NOT_FOUND');
      if (!mayImport(requirePerson(), run.entityType, run.duplicateStrategy)) throw new AppError('FORBIDDEN');
      const refusal = refusalOf(run, uow.now());
      if (refusal) throw new AppError('ILLEGAL_TRANSITION', { detail: refusal });
      const importUndoId = await undos.request(run.id);
      if (!importUndoId)
        throw new AppError('ILLEGAL_TRANSITION', {
          detail: 'This import is being undone or has already been undone.',
        });
      uow.enqueue(runImportUndo, { organisationId: run.organisationId, importUndoId });
      uow.emit(ImportProgressed, run.id, { importId: run.id });
      return reader.get(run.id);
    },
  }),
);

function refusalOf(run: ImportRunEntity, now: Date): string | null {
  if (!run.finishedAt) return 'This import has not finished yet. Please cancel it first.';
  if (!run.isTraced) return 'This import was made before imports could be undone.';
  if (run.successful === 0) return 'This import stored nothing that could be undone.';
  if (now.getTime() > run.finishedAt.getTime() + UNDO_DAYS * DAY_MS)
    return `An import can be undone for ${UNDO_DAYS} days. This one is older.`;
  return null;
}
