import { AppError, getImport, mayReadImport } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { ImportReader } from '../../run-record/import.reader';

export const GetImportQuery = implement(getImport, [ImportReader], (imports) => ({
  async handle({ params }) {
    const run = await imports.get(params.id);
    if (!mayReadImport(requirePerson(), run.entityType)) throw new AppError('NOT_FOUND');
    return run;
  },
}));
