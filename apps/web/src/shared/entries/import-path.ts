import type { ImportEntityType } from '@quillcare/rules';

/** Path of the record list, which is the entity type itself. */
export const listPath = (entityType: ImportEntityType) => `/${entityType}`;

export const importPath = (entityType: ImportEntityType) => `${listPath(entityType)}/import`;
