import { z } from 'zod';
import { event } from '../core/event';
import { field } from '../core/field';
import { listOf, listQuery } from '../core/list';
import { setOf } from '../core/list-filters';
import { command, query, type ResultOf } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, text, version } from '../core/primitives';
import { recipients } from '../core/recipients';
import { removalResult, restoreBody } from '../core/removal';
import { settings } from '../core/settings';
import { assignableRole } from '../identity/user.schemas';
import { noteResource } from './note.rights';
import { note, noteChange, NOTE_LENGTH, noteEntityType, noteType } from './note.schemas';

export const listNotes = query({
  name: 'crm.listNotes',
  summary: 'List the notes you may read, of one record or the whole practice, newest first',
  http: { method: 'GET', path: '/notes' },
  permission: 'signed-in',
  query: listQuery(['createdAt'], {
    entityType: noteEntityType.optional(),
    entityId: id.optional(),
    type: setOf(noteType),
  }),
  result: listOf(note).extend({
    /** Whether the caller may see and write medical notes. */
    seesMedical: z.boolean(),
  }),
  errors: ['FORBIDDEN'],
  provides: ['Note'],
});

export const getNote = query({
  name: 'crm.getNote',
  summary: 'Get a note; a comment includes its replies',
  http: { method: 'GET', path: '/notes/:id' },
  permission: 'signed-in',
  params: idParams,
  result: note,
  errors: ['NOT_FOUND'],
  provides: ['Note'],
});

export const listNoteChanges = query({
  name: 'crm.listNoteChanges',
  summary: "List a note's edit history with earlier texts, newest first",
  http: { method: 'GET', path: '/notes/:id/history' },
  permission: 'signed-in',
  params: idParams,
  result: z.object({ items: z.array(noteChange) }),
  errors: ['NOT_FOUND'],
  provides: ['Note'],
});

export const createNote = command({
  name: 'crm.createNote',
  summary: 'Add a note to a record or a comment to a quote; mentions are written @[name](id)',
  http: { method: 'POST', path: '/notes' },
  permission: 'signed-in',
  body: z.strictObject({
    entityType: noteEntityType,
    entityId: id,
    type: noteType.default('GENERAL'),
    text: text(NOTE_LENGTH),
    parentId: id.nullish().transform((value) => value ?? null),
  }),
  result: note,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  invalidates: ['Note'],
});

export const updateNote = command({
  name: 'crm.updateNote',
  summary: 'Edit your own note; the earlier text stays in its history',
  http: { method: 'PATCH', path: '/notes/:id' },
  permission: 'signed-in',
  params: idParams,
  body: z.strictObject({ version, type: noteType.optional(), text: text(NOTE_LENGTH).optional() }),
  result: note,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FORBIDDEN'],
  invalidates: ['Note', 'Mention'],
});

export const deleteNote = command({
  name: 'crm.deleteNote',
  summary: 'Delete your own note, or any note as an administrator; it can be restored',
  http: { method: 'DELETE', path: '/notes/:id' },
  permission: 'signed-in',
  params: idParams,
  query: z.strictObject({ version: z.coerce.number<string | number>().int().min(1).optional() }),
  result: removalResult,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FORBIDDEN'],
  invalidates: ['Note', 'Mention'],
});

export const restoreNote = command({
  name: 'crm.restoreNote',
  summary: 'Restore a note you deleted',
  http: { method: 'POST', path: '/notes/:id/restore', status: 200 },
  permission: 'signed-in',
  params: idParams,
  body: restoreBody,
  result: note,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FORBIDDEN'],
  invalidates: ['Note', 'Mention'],
});

/** Who may see medical notes. */
export const noteSettings = settings({
  service: 'crm',
  name: 'NoteSettings',
  audit: 'NOTE_SETTINGS',
  fields: {
    medicalRoles: field.of(
      z.array(assignableRole).max(10, 'This field is too long'),
      z.array(assignableRole),
    ),
    medicalPersonIds: field.of(z.array(id).max(200, 'This field is too long'), z.array(id)),
  },
  get: { summary: 'Get who can see medical notes', permission: { roles: ADMINS } },
  update: {
    summary: 'Set who can see medical notes, by role and by person, with immediate effect',
    invalidates: ['Note', 'Mention'],
  },
  live: { needs: null, also: ['Note', 'Mention'] },
});
export const {
  get: getNoteSettings,
  update: updateNoteSettings,
  changed: NoteSettingsChanged,
} = noteSettings;
export type NoteSettings = ResultOf<typeof getNoteSettings>;

/** Returns the readers of medical notes to other services, whose clinical documents follow the same right. */
export const readMedicalReaders = query({
  name: 'crm.readMedicalReaders',
  summary: "Get who can see a practice's medical notes",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: noteSettings.stored,
});

/**
 * A note was created, changed, deleted or restored. For a medical note only its readers are notified, so the same change may be
 * published several times for different recipients.
 */
export const NoteChanged = event({
  service: 'crm',
  name: 'NoteChanged',
  data: z.object({ noteId: id, entityType: noteEntityType, entityId: id, to: recipients }),
  live: {
    audience: ({ entityType, to }) => ({ to, needs: noteResource(entityType) }),
    tags: () => [{ type: 'Note' }],
  },
});
