import { newId } from '@quillcare/service-kit';
import { searchKey } from '@quillcare/rules';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface OldText {
  id: string;
  organisation_id: string;
  notes: string;
  updated_at: Date;
}

const AT_ONCE = 500;
const NOTE = `insert into crm.note (id, organisation_id, version, created_at, updated_at, entity_type, entity_id, subject_key, type, text, search_key)
  select note_id, organisation_id, 1, written_at, written_at, 'CLIENT_NOTE', client_id, 'CLIENT ' || client_id, 'GENERAL', text, search_key
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::text[], $6::text[])
      as old (note_id, organisation_id, client_id, written_at, text, search_key)`;
const HISTORY = `insert into crm.note_history (id, organisation_id, note_id, act, type, text, acted_at)
  select gen_random_uuid(), organisation_id, id, 'WRITTEN', type, text, created_at from crm.note where id = any($1)`;

/**
 * The one text that a client had becomes a general note without an author: nobody knows who wrote which part of it. The column
 * stays, empty, for services of the version before, which name it; a later release drops it.
 */
export class MoveClientNotes1764600000001 implements MigrationInterface {
  name = 'MoveClientNotes1764600000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'texts of clients of all practices become notes', true)`,
    );
    for (;;) {
      const old = (await runner.query(
        `select id, organisation_id, notes, updated_at from crm.client where notes is not null order by id limit ${AT_ONCE}`,
      )) as OldText[];
      if (old.length === 0) return;
      await this.move(runner, old);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'notes of clients of all practices become texts', true)`,
    );
    // What one text can hold: the general notes, in their order.
    await runner.query(`update crm.client set notes = found.text from (
      select entity_id, left(string_agg(text, E'\\n\\n' order by created_at, id), 5000) as text from crm.note
       where entity_type = 'CLIENT_NOTE' and type = 'GENERAL' and deleted_at is null group by entity_id) found
      where client.id = found.entity_id`);
  }

  private async move(runner: QueryRunner, old: OldText[]): Promise<void> {
    const written = old
      .filter(({ notes }) => notes.trim() !== '')
      .map((row) => ({ ...row, noteId: newId() }));
    const ids = written.map(({ noteId }) => noteId);
    await runner.query(NOTE, [
      ids,
      written.map((row) => row.organisation_id),
      written.map(({ id }) => id),
      written.map((row) => row.updated_at),
      written.map(({ notes }) => notes),
      written.map(({ notes }) => searchKey(notes)),
    ]);
    await runner.query(HISTORY, [ids]);
    await runner.query('update crm.client set notes = null where id = any($1)', [old.map(({ id }) => id)]);
  }
}
