import { IMPORT_ENTITY_TYPES, type ImportEntityType } from '@quillcare/rules';
import { can, type Resource, type Rights, type Role } from '../core/permissions';
import type { DuplicateStrategy } from './import.schemas';

/** What each role may import. A role not listed may import nothing. */
const IMPORTABLE_BY_ROLE: Partial<Record<Role, readonly ImportEntityType[]>> = {
  SUPER_ADMIN: IMPORT_ENTITY_TYPES,
  ORG_ADMIN: IMPORT_ENTITY_TYPES,
  SALES_MANAGER: ['clients', 'leads'],
  LEAD_COORDINATOR: ['leads'],
};
/** Sites have no resource of their own, so the role alone decides. */
const RESOURCE_BY_ENTITY: Record<ImportEntityType, Resource | null> = {
  clients: 'CLIENTS',
  leads: 'LEADS',
  sites: null,
  hospitals: 'HOSPITALS',
  doctors: 'DOCTORS',
  surgeries: 'SURGERIES',
};
const UPDATING_STRATEGIES: readonly DuplicateStrategy[] = ['overwrite', 'merge'];

/**
 * Whether a person may import records of a type. They need the right to create them and, if the strategy changes existing ones,
 * to update them.
 */
export function canImport(
  person: Rights,
  entityType: ImportEntityType,
  strategy: DuplicateStrategy,
): boolean {
  const resource = RESOURCE_BY_ENTITY[entityType];
  if (!person.isActive || !IMPORTABLE_BY_ROLE[person.role]?.includes(entityType)) return false;
  if (resource === null) return true;
  return (
    can(person, resource, 'CREATE') &&
    (!UPDATING_STRATEGIES.includes(strategy) || can(person, resource, 'UPDATE'))
  );
}

/** Whether a person may read the result of an import, whose messages contain values from the file. */
export function canReadImport(person: Rights, entityType: ImportEntityType): boolean {
  const resource = RESOURCE_BY_ENTITY[entityType];
  return resource === null ? person.isActive : can(person, resource, 'READ');
}
