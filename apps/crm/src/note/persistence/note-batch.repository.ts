import { Injectable } from '@nestjs/common';
import { currentContext, newId, UnitOfWork } from '@quillcare/service-kit';
import { toSearchKey } from '../domain/note';
import { NoteRepository } from './note.repository';

export interface NewNote {
  recordId: string;
  text: string;
}

// Idempotent: importing a file again, or resuming an import, adds nothing that is already there.
const INSERT_MISSING = `with added as (
    insert into crm.note (id, organisation_id, created_at, updated_at, created_by, updated_by, entity_type, entity_id, subject_key,
        type, text, search_key)
    select given.id, $1, $2, $2, $3, $3, $8::text || '_NOTE', given.record_id, $8::text || ' ' || given.record_id, 'GENERAL', given.text, given.search_key
      from unnest($4::uuid[], $5::uuid[], $6::text[], $7::text[]) as given (id, record_id, text, search_key)
     where not exists (select from crm.note known where known.organisation_id = $1
             and known.subject_key = $8::text || ' ' || given.record_id and known.text = given.text)
    returning id, entity_id, type, text),
  kept as (
    insert into crm.note_history (id, organisation_id, note_id, act, type, text, acted_at, acted_by)
    select gen_random_uuid(), $1, added.id, 'WRITTEN', added.type, added.text, $2, $3 from added)
  select id, entity_id as "recordId" from added`;

// Excludes notes that were edited, answered or deleted since.
const SELECT_UNTOUCHED = `select id from crm.note
  where organisation_id = $1 and id = any($2::uuid[]) and deleted_at is null and version = 1 and reply_count = 0`;

/** Writes notes in bulk, for imports. */
@Injectable()
export class NoteBatchRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly notes: NoteRepository,
  ) {}

  /** Adds the notes the records do not have yet. Deleted notes count as present, so that they are not added again. */
  async addMissing(
    subject: 'CLIENT' | 'LEAD',
    notes: readonly NewNote[],
  ): Promise<{ id: string; recordId: string }[]> {
    if (notes.length === 0) return [];
    return this.uow.query<{ id: string; recordId: string }>(INSERT_MISSING, [
      ...[this.uow.organisationId, this.uow.now(), currentContext().actor.userId],
      ...[notes.map(() => newId()), notes.map(({ recordId }) => recordId)],
      ...[notes.map(({ text }) => text), notes.map(({ text }) => toSearchKey(text)), subject],
    ]);
  }

  /** Withdraws imported notes that nobody has touched since. */
  async withdraw(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const untouched = await this.uow.query<{ id: string }>(SELECT_UNTOUCHED, [this.uow.organisationId, ids]);
    for (const { id } of untouched) {
      const note = await this.notes.remove(id, { reason: 'Undo of an import' });
      await this.notes.appendHistory(note, 'DELETED');
    }
  }
}
