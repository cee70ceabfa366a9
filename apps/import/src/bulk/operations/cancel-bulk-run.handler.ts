import { AppError, BulkRunProgressed, cancelBulkRun, type BulkRun, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { BackgroundClaims } from '../../background/background-claims';
import { BulkRunRepository } from '../persistence/bulk-run.repository';

@Implements(cancelBulkRun)
export class CancelBulkRunHandler implements Handler<typeof cancelBulkRun> {
  constructor(
    private readonly runs: BulkRunRepository,
    private readonly claims: BackgroundClaims,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof cancelBulkRun>): Promise<BulkRun> {
    const { id, userId, organisationId } = await this.runs.ofPerson(params.id);
    if (!(await this.claims.requestCancel('bulk_run', organisationId, id)))
      throw new AppError('ILLEGAL_TRANSITION');
    this.uow.emit(BulkRunProgressed, id, { bulkRunId: id, userId });
    return this.runs.shown(await this.runs.get(id));
  }
}
