import { Injectable } from '@nestjs/common';
import { currentContext, newId, UnitOfWork } from '@quillcare/service-kit';
import { noteSearchKey } from '../domain/note';

/** A general note on a client. */
export interface NewClientNote {
  clientId: string;
  text: string;
}

// A file that is imported again, or whose import goes on after a break, adds nothing that is there.
const ADD = `with added as (
    insert into crm.note (id, organisation_id, created_at, updated_at, created_by, updated_by, entity_type, entity_id, subject_key,
        type, text, search_key)
    select given.id, $1, $2, $2, $3, $3, 'CLIENT_NOTE', given.client_id, 'CLIENT ' || given.client_id, 'GENERAL', given.text, given.search_key
      from unnest($4::uuid[], $5::uuid[], $6::text[], $7::text[]) as given (id, client_id, text, search_key)
     where not exists (select from crm.note known where known.organisation_id = $1
             and known.subject_key = 'CLIENT ' || given.client_id and known.text = given.text)
    returning id, type, text)
  insert into crm.note_history (id, organisation_id, note_id, act, type, text, acted_at, acted_by)
  select gen_random_uuid(), $1, added.id, 'WRITTEN', added.type, added.text, $2, $3 from added`;

/** Notes by the hundred, for imports. */
@Injectable()
export class NoteBatchRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Adds the notes that their clients do not have yet, deleted ones included: what somebody deleted stays deleted. */
  async addMissing(notes: readonly NewClientNote[]): Promise<void> {
    if (notes.length === 0) return;
    await this.uow.execute(ADD, [
      ...[this.uow.organisationId, this.uow.now(), currentContext().actor.userId],
      ...[notes.map(() => newId()), notes.map(({ clientId }) => clientId)],
      ...[notes.map(({ text }) => text), notes.map(({ text }) => noteSearchKey(text))],
    ]);
  }
}
