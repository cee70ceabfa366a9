import {
  AppError,
  cancelPracticeExport,
  PracticeExportProgressed,
  type InputOf,
  type PracticeExport,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { BackgroundClaims } from '../../background/background-claims';
import { PracticeExportRepository, shownPracticeExport } from '../persistence/practice-export.repository';

@Implements(cancelPracticeExport)
export class CancelPracticeExportHandler implements Handler<typeof cancelPracticeExport> {
  constructor(
    private readonly exports: PracticeExportRepository,
    private readonly claims: BackgroundClaims,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params: { id } }: InputOf<typeof cancelPracticeExport>): Promise<PracticeExport> {
    const run = await this.exports.get(id);
    if (run.status === 'COMPLETED') await this.exports.removeArchive(run);
    else if (!(await this.claims.requestCancel('practice_export', run.organisationId, id)))
      throw new AppError('ILLEGAL_TRANSITION');
    this.uow.emit(PracticeExportProgressed, id, { exportId: id, userId: run.userId });
    return shownPracticeExport(await this.exports.get(id));
  }
}
