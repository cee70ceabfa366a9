import { AppError, getImport, mayReadImport, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { ImportReader } from '../persistence/import.reader';

@Implements(getImport)
export class GetImportQuery implements Handler<typeof getImport> {
  constructor(private readonly imports: ImportReader) {}

  async handle({ params }: InputOf<typeof getImport>): Promise<ResultOf<typeof getImport>> {
    const run = await this.imports.get(params.id);
    if (!mayReadImport(requirePerson(), run.entityType)) throw new AppError('NOT_FOUND');
    return run;
  }
}
