import { AppError, listFindingRows, mayImport, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { ImportReader } from '../../run/persistence/import.reader';
import { FindingRows } from '../persistence/finding-rows';

@Implements(listFindingRows)
export class ListFindingRowsQuery implements Handler<typeof listFindingRows> {
  constructor(
    private readonly imports: ImportReader,
    private readonly rows: FindingRows,
  ) {}

  async handle({
    params,
    query: { errors, ...page },
  }: InputOf<typeof listFindingRows>): Promise<ResultOf<typeof listFindingRows>> {
    const { id, entityType, duplicateStrategy } = await this.imports.get(params.id);
    if (!mayImport(requirePerson(), entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
    return this.rows.page(id, { ...page, errors: errors === 'true' });
  }
}
