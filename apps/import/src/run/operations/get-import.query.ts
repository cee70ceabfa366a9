import { AppError, getImport, canReadImport } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { ImportReader } from '../../run-record/import.reader';

export const GetImportQuery = implement(getImport, [ImportReader], (imports) => ({
  async handle({ params }) {
    const run = await imports.get(params.id);
    if (!canReadImport(requireUser(), run.entityType)) throw new AppError('NOT_FOUND');
    return run;
  },
}));
