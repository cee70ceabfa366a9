import { AppError, listUndoneRecords, canImport } from '@quillcare/contracts';
import { currentContext, implement, RpcClient } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { IMPORT_STORES } from '../../run/import-stores';
import { ImportReader } from '../../run-record/import.reader';

export const ListUndoneRecordsQuery = implement(
  listUndoneRecords,
  [ImportReader, RpcClient],
  (imports, rpc) => ({
    async handle({ params, query }) {
      const { id: importId, entityType, duplicateStrategy } = await imports.get(params.id);
      const { organisationId } = currentContext();
      if (!organisationId || !canImport(requireUser(), entityType, duplicateStrategy))
        throw new AppError('FORBIDDEN');
      const { outcome = null, cursor: after = null, limit } = query;
      const body = { organisationId, importId, outcome, after, limit };
      return IMPORT_STORES[entityType].undone(rpc, body);
    },
  }),
);
