import { AppError, getImportFindings, mayImport, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { ImportRunRepository } from '../../run/persistence/import-run.repository';
import { FindingSummaryReader } from '../finding-summary.reader';

@Implements(getImportFindings)
export class GetImportFindingsQuery implements Handler<typeof getImportFindings> {
  constructor(
    private readonly imports: ImportRunRepository,
    private readonly summaries: FindingSummaryReader,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params }: InputOf<typeof getImportFindings>): Promise<ResultOf<typeof getImportFindings>> {
    return this.uow.run(async () => {
      const run = await this.imports.get(params.id);
      if (!mayImport(requirePerson(), run.entityType, run.duplicateStrategy)) throw new AppError('FORBIDDEN');
      return this.summaries.of(run);
    });
  }
}
