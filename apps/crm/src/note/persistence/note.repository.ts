import { Injectable } from '@nestjs/common';
import { AppError, type NoteChange } from '@quillcare/contracts';
import { currentContext, newId, TenantRepository, UnitOfWork, type NewRecord } from '@quillcare/service-kit';
import { noteLabel } from '../domain/note';
import { NoteEntity } from './note.entity';

const INSERT_HISTORY = `insert into crm.note_history (id, organisation_id, note_id, act, type, text, acted_at, acted_by)
  values ($2, $1, $3, $4, $5, $6, $7, $8)`;
const COUNT_REPLIES = `update crm.note set reply_count = (
    select count(*) from crm.note reply where reply.organisation_id = $1 and reply.parent_id = $2 and reply.deleted_at is null)
  where organisation_id = $1 and id = $2`;

/** Notes with their full history. Texts stay out of the audit trail, whose readers may not be allowed to read the note. */
@Injectable()
export class NoteRepository extends TenantRepository<NoteEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, NoteEntity, {
      audit: 'NOTE',
      auditLabel: noteLabel,
      auditHidden: ['text', 'searchKey', 'subjectKey', 'replyCount', 'editedAt', 'parentId'],
    });
  }

  /**
   * Keeps the client from being merged until the transaction ends, so that a note is either moved with the others or not written.
   * Throws NOT_FOUND if the client was removed or merged in the meantime.
   */
  async lockClient(id: string): Promise<void> {
    const found = await this.uow.query(
      'select 1 from crm.client where organisation_id = $1 and id = $2 and deleted_at is null for share',
      [this.organisationId, id],
    );
    if (found.length === 0) throw new AppError('NOT_FOUND');
  }

  async write(fields: NewRecord<NoteEntity>): Promise<NoteEntity> {
    const note = await this.insert(fields);
    await this.appendHistory(note, 'WRITTEN');
    await this.countReplies(note);
    return note;
  }

  /**
   * Appends the note's current text to its history after a change, deletion or restoration. Earlier rows hold the earlier texts.
   */
  async appendHistory({ id, type, text }: NoteEntity, act: NoteChange['act']): Promise<void> {
    const { userId } = currentContext().actor;
    await this.uow.execute(INSERT_HISTORY, [
      this.organisationId,
      newId(),
      id,
      act,
      type,
      text,
      this.uow.now(),
      userId,
    ]);
  }

  /** Updates the reply count. A deleted comment is shown without its text while it has replies. */
  async countReplies({ parentId }: NoteEntity): Promise<void> {
    if (parentId !== null) await this.uow.execute(COUNT_REPLIES, [this.organisationId, parentId]);
  }
}
