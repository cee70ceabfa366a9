import { mayImport } from '@quillcare/contracts';
import { IMPORT_ENTITY_TYPES, type ImportEntityType } from '@quillcare/rules';
import { importPath } from '../../shared/entries/import-path';
import { useSession } from '../../shared/session/session.context';

/** Returns the types the user may import, and the path of an import's result. */
export function useImportTypes() {
  const { user } = useSession();
  const allowed = IMPORT_ENTITY_TYPES.filter((type) => mayImport(user, type, 'skip'));
  return {
    allowed,
    // Users may see results of every type. If they may not import a type it has no page for them, so the result opens on another
    // type's page.
    pathOf: (type: ImportEntityType) => importPath(allowed.includes(type) ? type : (allowed[0] ?? 'clients')),
  };
}
