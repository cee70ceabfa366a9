import {
  AppError,
  cancelExport,
  ExportProgressed,
  type InputOf,
  type ListExport,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { BackgroundClaims } from '../../background/background-claims';
import { ListExportRepository, shownExport } from '../persistence/list-export.repository';

@Implements(cancelExport)
export class CancelExportHandler implements Handler<typeof cancelExport> {
  constructor(
    private readonly exports: ListExportRepository,
    private readonly claims: BackgroundClaims,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof cancelExport>): Promise<ListExport> {
    const { id, userId, organisationId } = await this.exports.ofPerson(params.id, requirePerson().userId);
    if (!(await this.claims.requestCancel('list_export', organisationId, id)))
      throw new AppError('ILLEGAL_TRANSITION');
    this.uow.emit(ExportProgressed, id, { exportId: id, userId });
    return shownExport(await this.exports.get(id));
  }
}
