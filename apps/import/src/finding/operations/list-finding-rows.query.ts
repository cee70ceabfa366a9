import { AppError, listFindingRows, canImport } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { ImportReader } from '../../run-record/import.reader';
import { FindingRows } from '../persistence/finding-rows';

export const ListFindingRowsQuery = implement(
  listFindingRows,
  [ImportReader, FindingRows],
  (imports, rows) => ({
    async handle({ params, query: { errors, ...page } }) {
      const { id, entityType, duplicateStrategy } = await imports.get(params.id);
      if (!canImport(requireUser(), entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
      return rows.page(id, { ...page, errors: errors === 'true' });
    },
  }),
);
