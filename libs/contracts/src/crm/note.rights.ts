import { can, type Action, type Resource, type Rights, type Role } from '../core/permissions';
import type { NoteEntityType } from './note.schemas';

/**
 * Rights to a note follow the record it belongs to: those who may read the record read its notes, and those who may change it
 * write them. Comments need only the right to read, because they do not change the quote and anyone asked in one must be able to
 * reply.
 */
const RIGHTS_BY_ENTITY: Record<NoteEntityType, { resource: Resource; write: Action }> = {
  CLIENT_NOTE: { resource: 'CLIENTS', write: 'UPDATE' },
  LEAD_NOTE: { resource: 'LEADS', write: 'UPDATE' },
  QUOTE_NOTE: { resource: 'QUOTES', write: 'UPDATE' },
  QUOTE_COMMENT: { resource: 'QUOTES', write: 'READ' },
  ORGANISATION_NOTE: { resource: 'SETTINGS', write: 'UPDATE' },
  USER_NOTE: { resource: 'USERS', write: 'UPDATE' },
};

/** Returns the resource a person must be able to read to see notes of a kind. */
export function getNoteResource(entityType: NoteEntityType): Resource {
  return RIGHTS_BY_ENTITY[entityType].resource;
}

/** Returns the additional right that writing needs. */
export function getNoteRight(entityType: NoteEntityType): { resource: Resource; write: Action } {
  return RIGHTS_BY_ENTITY[entityType];
}

export function canReadNotes(entityType: NoteEntityType, person: Rights): boolean {
  return can(person, RIGHTS_BY_ENTITY[entityType].resource, 'READ');
}

export function canWriteNotes(entityType: NoteEntityType, person: Rights): boolean {
  return (
    canReadNotes(entityType, person) &&
    can(person, RIGHTS_BY_ENTITY[entityType].resource, RIGHTS_BY_ENTITY[entityType].write)
  );
}

/** Who may see medical notes: roles, and individual people. */
export interface MedicalReaders {
  medicalRoles: readonly Role[];
  medicalPersonIds: readonly string[];
}

export const DEFAULT_MEDICAL_READERS: MedicalReaders = {
  medicalRoles: ['ORG_ADMIN', 'SALES_MANAGER'],
  medicalPersonIds: [],
};

/** Whether a person may see the medical notes of a record they may read. Super admins see everything in their own practice. */
export function canSeeMedicalNotes(
  { medicalRoles, medicalPersonIds }: MedicalReaders,
  person: { role: Role; userId: string },
): boolean {
  return (
    person.role === 'SUPER_ADMIN' ||
    medicalRoles.includes(person.role) ||
    medicalPersonIds.includes(person.userId)
  );
}
