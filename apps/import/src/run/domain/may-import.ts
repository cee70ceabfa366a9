import type { Role } from '@quillcare/contracts';
import { IMPORT_ENTITY_TYPES, type ImportEntityType } from '@quillcare/rules';

/** What each role may import; a role that is not listed imports nothing. */
const IMPORTABLE: Partial<Record<Role, readonly ImportEntityType[]>> = {
  SUPER_ADMIN: IMPORT_ENTITY_TYPES,
  ORG_ADMIN: IMPORT_ENTITY_TYPES,
  SALES_MANAGER: ['clients'],
};

/** Whether a role may import records of a type. */
export function mayImport(role: Role, entityType: ImportEntityType): boolean {
  return IMPORTABLE[role]?.includes(entityType) ?? false;
}
