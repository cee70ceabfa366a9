import { createNote, invalidInput, type InputOf, type Note } from '@quillcare/contracts';
import { findMentionedPeople } from '@quillcare/rules';
import { currentContext, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { MentionWriter } from '../mention-writer';
import { assertMentionsAllowed, assertValidNote, toSearchKey } from '../domain/note';
import { MedicalNoteAccess } from '../medical-note-access';
import { NoteColleagues } from '../note-colleagues';
import { NoteSubjects, type NoteSubject } from '../note-subjects';
import { NoteAnnouncer } from '../note-announcer';
import { NoteReader, toNote, type Names } from '../note.reader';
import type { NoteEntity } from '../persistence/note.entity';
import { NoteRepository } from '../persistence/note.repository';

type Input = InputOf<typeof createNote>;

interface Prepared {
  subject: NoteSubject;
  /** Ids of the colleagues who may read the note. */
  readers: Set<string>;
  names: Names;
}

@Implements(createNote)
export class CreateNoteHandler implements Handler<typeof createNote> {
  constructor(
    private readonly notes: NoteRepository,
    private readonly reader: NoteReader,
    private readonly subjects: NoteSubjects,
    private readonly colleagues: NoteColleagues,
    private readonly medical: MedicalNoteAccess,
    private readonly mentions: MentionWriter,
    private readonly announcer: NoteAnnouncer,
  ) {}

  async prepare({ body }: Input): Promise<Prepared> {
    const { entityType, entityId, text } = body;
    const subject = await this.subjects.findWritable(entityType, entityId);
    assertValidNote(body, await this.medical.isGrantedToCaller());
    const readers = await this.colleagues.findReaderIds(body);
    assertMentionsAllowed(text, '', readers);
    const people = [currentContext().actor.userId, ...findMentionedPeople(text).map(({ id }) => id)];
    return { subject, readers, names: await this.reader.namesIn([], people) };
  }

  async handle({ body }: Input, { subject, readers, names }: Prepared): Promise<Note> {
    if (subject.entityType === 'CLIENT_NOTE') await this.notes.lockClient(subject.entityId);
    const parent = body.parentId === null ? null : await this.findParent(body.parentId, subject);
    const note = await this.notes.write({
      entityType: subject.entityType,
      entityId: subject.entityId,
      subjectKey: subject.key,
      type: body.type,
      text: body.text,
      searchKey: toSearchKey(body.text),
      parentId: parent?.id ?? null,
      replyCount: 0,
      editedAt: null,
    });
    await this.mentions.tag(note, { readers, answeredId: parent?.createdBy ?? null });
    await this.announcer.announce(note);
    return toNote(toWire(note), [], names);
  }

  /** Returns the comment being answered, on the same quote. An answer to an answer is attached to the top-level comment. */
  private async findParent(parentId: string, { key }: NoteSubject): Promise<NoteEntity> {
    const found = await this.notes.find(parentId);
    const parent = found?.parentId ? await this.notes.find(found.parentId, { withDeleted: true }) : found;
    if (parent?.entityType !== 'QUOTE_COMMENT' || parent.subjectKey !== key)
      throw invalidInput({ path: 'parentId', message: 'This comment no longer exists' });
    return parent;
  }
}
