import {
  AppError,
  cancelImportUndo,
  ImportProgressed,
  mayImport,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { BackgroundClaims } from '../../background/background-claims';
import { ImportReader } from '../../run/persistence/import.reader';
import { ImportRunRepository } from '../../run/persistence/import-run.repository';
import { ImportUndoRepository } from '../persistence/import-undo.repository';

@Implements(cancelImportUndo)
export class CancelImportUndoHandler implements Handler<typeof cancelImportUndo> {
  constructor(
    private readonly imports: ImportRunRepository,
    private readonly reader: ImportReader,
    private readonly undos: ImportUndoRepository,
    private readonly claims: BackgroundClaims,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof cancelImportUndo>): Promise<ResultOf<typeof cancelImportUndo>> {
    const { id, organisationId, entityType, duplicateStrategy } = await this.imports.get(params.id);
    if (!mayImport(requirePerson(), entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
    const undo = await this.undos.of(id);
    if (!undo || !(await this.claims.requestCancel('import_undo', organisationId, undo.id)))
      throw new AppError('ILLEGAL_TRANSITION');
    this.uow.emit(ImportProgressed, id, { importId: id });
    return this.reader.get(id);
  }
}
