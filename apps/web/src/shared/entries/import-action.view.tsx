import { createImport, mayImport } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { UploadIcon } from '@quillcare/ui';
import type { ActScope } from '../acts/act.types';
import { word } from '../words/words';
import { entryWords } from './entry.en';
import { importPath } from './import-path';

/** Button next to a list's title that imports records of this kind from a file. */
export function importAction(entityType: ImportEntityType) {
  return {
    name: 'import',
    label: () => word(entryWords, 'import'),
    icon: <UploadIcon />,
    needs: createImport,
    when: (_list: object, { user }: ActScope) => mayImport(user, entityType, 'skip'),
    isSecondary: true,
    to: importPath(entityType),
  };
}
