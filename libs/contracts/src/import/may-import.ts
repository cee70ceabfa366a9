import { IMPORT_ENTITY_TYPES, type ImportEntityType } from '@quillcare/rules';
import { can, type Resource, type Rights, type Role } from '../core/permissions';
import type { DuplicateStrategy } from './import.schemas';

/** What each role may import. A role not listed may import nothing. */
const IMPORTABLE: Partial<Record<Role, readonly ImportEntityType[]>> = {
  SUPER_ADMIN: IMPORT_ENTITY_TYPES,
  ORG_ADMIN: IMPORT_ENTITY_TYPES,
  SALES_MANAGER: ['clients', 'leads'],
  LEAD_COORDINATOR: ['leads'],
};
/** Sites have no resource of their own, so the role alone decides. */
const RESOURCES: Record<ImportEntityType, Resource | null> = {
  clients: 'CLIENTS',
  leads: 'LEADS',
  sites: null,
  hospitals: 'HOSPITALS',
  doctors: 'DOCTORS',
  surgeries: 'SURGERIES',
};
const CHANGING: readonly DuplicateStrategy[] = ['overwrite', 'merge'];

/**
 * Whether a person may import records of a type. They need the right to create them and, if the strategy changes existing ones,
 * to update them.
 */
export function mayImport(
  person: Rights,
  entityType: ImportEntityType,
  strategy: DuplicateStrategy,
): boolean {
  const resource = RESOURCES[entityType];
  if (!person.isActive || !IMPORTABLE[person.role]?.includes(entityType)) return false;
  if (resource === null) return true;
  return can(person, resource, 'CREATE') && (!CHANGING.includes(strategy) || can(person, resource, 'UPDATE'));
}

/** Whether a person may read the result of an import, whose messages contain values from the file. */
export function mayReadImport(person: Rights, entityType: ImportEntityType): boolean {
  const resource = RESOURCES[entityType];
  return resource === null ? person.isActive : can(person, resource, 'READ');
}
