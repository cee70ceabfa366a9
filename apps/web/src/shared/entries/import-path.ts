import type { ImportEntityType } from '@quillcare/rules';

/** The list of the records, which are called by the same word there. */
export const listPath = (entityType: ImportEntityType) => `/${entityType}`;

/** Where such records are imported from a file. */
export const importPath = (entityType: ImportEntityType) => `${listPath(entityType)}/import`;
