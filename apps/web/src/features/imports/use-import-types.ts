import { mayImport } from '@quillcare/contracts';
import { IMPORT_ENTITY_TYPES, type ImportEntityType } from '@quillcare/rules';
import { importPath } from '../../shared/entries/import-path';
import { useSession } from '../../shared/session/session.context';

/** What the person may import, and where they see an import of each type. */
export function useImportTypes() {
  const { user } = useSession();
  const allowed = IMPORT_ENTITY_TYPES.filter((type) => mayImport(user, type, 'skip'));
  return {
    allowed,
    // Results of all types may be read; who may not import a type has no page of it, so another shows them.
    pathOf: (type: ImportEntityType) => importPath(allowed.includes(type) ? type : (allowed[0] ?? 'clients')),
  };
}
