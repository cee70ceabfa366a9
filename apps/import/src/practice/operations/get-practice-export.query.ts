import { getPracticeExport, type InputOf, type PracticeExport } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { PracticeExportRepository, shownPracticeExport } from '../persistence/practice-export.repository';

@Implements(getPracticeExport)
export class GetPracticeExportQuery implements Handler<typeof getPracticeExport> {
  constructor(
    private readonly exports: PracticeExportRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof getPracticeExport>): Promise<PracticeExport> {
    return shownPracticeExport(await this.uow.run(() => this.exports.get(params.id)));
  }
}
