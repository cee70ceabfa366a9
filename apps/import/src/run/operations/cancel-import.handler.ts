import { AppError, cancelImport, ImportProgressed, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { stoppedResult } from '../domain/import-result';
import { ImportClaims } from '../persistence/import-claims';
import { ImportProgress } from '../persistence/import-progress';
import { ImportReader } from '../persistence/import.reader';
import { ImportRunRepository } from '../persistence/import-run.repository';

@Implements(cancelImport)
export class CancelImportHandler implements Handler<typeof cancelImport> {
  constructor(
    private readonly imports: ImportRunRepository,
    private readonly reader: ImportReader,
    private readonly claims: ImportClaims,
    private readonly progress: ImportProgress,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof cancelImport>): Promise<ResultOf<typeof cancelImport>> {
    const { id, organisationId } = await this.imports.get(params.id, { lock: true });
    if (!(await this.claims.requestCancel(organisationId, id))) throw new AppError('ILLEGAL_TRANSITION');
    const queued = await this.claims.takeQueued(organisationId, id);
    if (queued) await this.progress.finish(queued, queued, stoppedResult('cancelled', queued), null);
    else this.uow.emit(ImportProgressed, id, { importId: id });
    return this.reader.get(id);
  }
}
