import { Injectable } from '@nestjs/common';
import {
  MentionWithdrawn,
  PersonMentioned,
  type MentionTag,
  type NoteEntityType,
} from '@quillcare/contracts';
import { findMentionedPeople } from '@quillcare/rules';
import { currentContext, newId, UnitOfWork } from '@quillcare/service-kit';
import { noteUrl } from './domain/note';
import type { NoteEntity } from './persistence/note.entity';

const INSERT_MENTION = `insert into crm.mention (id, organisation_id, created_at, updated_at, created_by, updated_by, user_id, tag, note_id,
    entity_type, entity_id, excerpt)
  values ($2, $1, $3, $3, $4, $4, $5, $6, $7, $8, $9, $10)
  on conflict (organisation_id, note_id, user_id) where note_id is not null and deleted_at is null do nothing`;
const WITHDRAW = `update crm.mention set deleted_at = $3, updated_at = $3, version = version + 1
  where organisation_id = $1 and note_id = $2 and deleted_at is null and not (user_id = any($4::uuid[]))
    and (tag <> 'MENTION_REPLY' or $5) returning id, user_id`;

/** What a mention refers to. */
interface Notice {
  tag: MentionTag;
  noteId: string | null;
  entityType: NoteEntityType;
  entityId: string;
  /** Only for texts that are not notes. Null otherwise. */
  excerpt: string | null;
}

interface Audience {
  /** Ids of those who may read the note. */
  readers: ReadonlySet<string>;
  /** Author of the comment being answered. Null if it is not an answer. */
  answeredId: string | null;
}

/** Notifies people of mentions in the note's transaction. Authors are never notified of their own notes. */
@Injectable()
export class MentionWriter {
  constructor(private readonly uow: UnitOfWork) {}

  /** Notifies everyone a new note concerns. */
  async tag(note: NoteEntity, { readers, answeredId }: Audience): Promise<void> {
    const tag = note.entityType === 'QUOTE_COMMENT' ? 'TAGGED_IN_COMMENT' : 'TAGGED_IN_NOTE';
    const { entityType, entityId } = note;
    const notice = { noteId: note.id, entityType, entityId, excerpt: null };
    if (answeredId && readers.has(answeredId))
      await this.notify(answeredId, { ...notice, tag: 'MENTION_REPLY' });
    for (const { id } of findMentionedPeople(note.text))
      if (readers.has(id) && id !== answeredId) await this.notify(id, { ...notice, tag });
  }

  /**
   * After a change, notifies newly mentioned people and withdraws the mentions of those no longer mentioned or no longer allowed
   * to read it.
   */
  async syncMentions(note: NoteEntity, readers: ReadonlySet<string>): Promise<void> {
    const stay = findMentionedPeople(note.text).flatMap(({ id }) => (readers.has(id) ? [id] : []));
    await this.withdrawFromOthers(note.id, stay, false);
    await this.tag(note, { readers, answeredId: null });
  }

  /** Withdraws all mentions of a deleted note. */
  withdraw(noteId: string): Promise<void> {
    return this.withdrawFromOthers(noteId, [], true);
  }

  /** Notifies one person, unless they have already been notified of the same note. Returns whether it did. */
  async notify(userId: string, notice: Notice): Promise<boolean> {
    const { userId: authorId } = currentContext().actor;
    if (userId === authorId) return false;
    const mentionId = newId();
    const { tag, noteId, entityType, entityId, excerpt } = notice;
    const written = await this.uow.execute(INSERT_MENTION, [
      ...[this.uow.organisationId, mentionId, this.uow.now(), authorId],
      ...[userId, tag, noteId, entityType, entityId, excerpt],
    ]);
    if (written === 0) return false;
    const actionUrl = noteUrl(entityType, entityId, noteId);
    const data = { mentionId, userId, authorId, tag, entityType, entityId, actionUrl };
    this.uow.emit(PersonMentioned, mentionId, data);
    return true;
  }

  private async withdrawFromOthers(noteId: string, stay: string[], isAll: boolean): Promise<void> {
    const withdrawn = await this.uow.query<{ id: string; user_id: string }>(WITHDRAW, [
      ...[this.uow.organisationId, noteId, this.uow.now(), stay, isAll],
    ]);
    for (const { id, user_id } of withdrawn)
      this.uow.emit(MentionWithdrawn, id, { mentionId: id, userId: user_id });
  }
}
