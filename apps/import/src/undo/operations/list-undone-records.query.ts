import { AppError, listUndoneRecords, mayImport, type InputOf, type ResultOf } from '@quillcare/contracts';
import { currentContext, Implements, RpcClient, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { IMPORT_STORES } from '../../run/import-stores';
import { ImportReader } from '../../run/persistence/import.reader';

@Implements(listUndoneRecords)
export class ListUndoneRecordsQuery implements Handler<typeof listUndoneRecords> {
  constructor(
    private readonly imports: ImportReader,
    private readonly rpc: RpcClient,
  ) {}

  async handle({
    params,
    query,
  }: InputOf<typeof listUndoneRecords>): Promise<ResultOf<typeof listUndoneRecords>> {
    const { id: importId, entityType, duplicateStrategy } = await this.imports.get(params.id);
    const { organisationId } = currentContext();
    if (!organisationId || !mayImport(requirePerson(), entityType, duplicateStrategy))
      throw new AppError('FORBIDDEN');
    const { outcome = null, cursor: after = null, limit } = query;
    const body = { organisationId, importId, outcome, after, limit };
    return IMPORT_STORES[entityType].undone(this.rpc, body);
  }
}
