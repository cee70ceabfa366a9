import { can, type Action, type Resource, type Rights, type Role } from '../core/permissions';
import type { NoteEntityType } from './note.schemas';

/**
 * The right to a note follows the record that it hangs on: whoever reads the record reads its notes, whoever may change it
 * writes some. A comment changes nothing of the quote, and whoever is asked in one must be able to answer, so reading is enough.
 */
const NEEDED: Record<NoteEntityType, { resource: Resource; write: Action }> = {
  CLIENT_NOTE: { resource: 'CLIENTS', write: 'UPDATE' },
  LEAD_NOTE: { resource: 'LEADS', write: 'UPDATE' },
  QUOTE_NOTE: { resource: 'QUOTES', write: 'UPDATE' },
  QUOTE_COMMENT: { resource: 'QUOTES', write: 'READ' },
  ORGANISATION_NOTE: { resource: 'SETTINGS', write: 'UPDATE' },
  USER_NOTE: { resource: 'USERS', write: 'UPDATE' },
};

/** The resource that one must be able to read to see notes of a kind. */
export function noteResource(entityType: NoteEntityType): Resource {
  return NEEDED[entityType].resource;
}

/** The right that writing needs besides. */
export function noteRight(entityType: NoteEntityType): { resource: Resource; write: Action } {
  return NEEDED[entityType];
}

export function mayReadNotes(entityType: NoteEntityType, person: Rights): boolean {
  return can(person, NEEDED[entityType].resource, 'READ');
}

export function mayWriteNotes(entityType: NoteEntityType, person: Rights): boolean {
  return (
    mayReadNotes(entityType, person) && can(person, NEEDED[entityType].resource, NEEDED[entityType].write)
  );
}

/** Who sees medical notes: roles, and single people besides. */
export interface MedicalReaders {
  medicalRoles: readonly Role[];
  medicalPersonIds: readonly string[];
}

export const DEFAULT_MEDICAL_READERS: MedicalReaders = {
  medicalRoles: ['ORG_ADMIN', 'SALES_MANAGER'],
  medicalPersonIds: [],
};

/** Whether a person sees medical notes of a record that they may read. A super admin sees everything of their own practice. */
export function seesMedicalNotes(
  { medicalRoles, medicalPersonIds }: MedicalReaders,
  person: { role: Role; userId: string },
): boolean {
  return (
    person.role === 'SUPER_ADMIN' ||
    medicalRoles.includes(person.role) ||
    medicalPersonIds.includes(person.userId)
  );
}
