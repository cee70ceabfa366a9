import { AppError, listCheckedRows, mayImport, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { ImportReader } from '../../run/persistence/import.reader';
import { CheckRows } from '../persistence/check-rows';

@Implements(listCheckedRows)
export class ListCheckedRowsQuery implements Handler<typeof listCheckedRows> {
  constructor(
    private readonly imports: ImportReader,
    private readonly rows: CheckRows,
  ) {}

  async handle({
    params,
    query,
  }: InputOf<typeof listCheckedRows>): Promise<ResultOf<typeof listCheckedRows>> {
    const { id, entityType, duplicateStrategy } = await this.imports.get(params.id);
    if (!mayImport(requirePerson(), entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
    return this.rows.page(id, query);
  }
}
