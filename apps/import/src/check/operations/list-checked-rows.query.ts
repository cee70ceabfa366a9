import { AppError, listCheckedRows, canImport } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { ImportReader } from '../../run-record/import.reader';
import { CheckRows } from '../persistence/check-rows';

export const ListCheckedRowsQuery = implement(
  listCheckedRows,
  [ImportReader, CheckRows],
  (imports, rows) => ({
    async handle({ params, query }) {
      const { id, entityType, duplicateStrategy } = await imports.get(params.id);
      if (!canImport(requireUser(), entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
      return rows.page(id, query);
    },
  }),
);
