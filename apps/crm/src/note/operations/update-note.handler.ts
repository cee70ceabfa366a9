import { AppError, updateNote, type InputOf, type Note } from '@quillcare/contracts';
import { findMentionedPeople } from '@quillcare/rules';
import { currentContext, Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { MentionWriter } from '../mention-writer';
import {
  assertMentionsAllowed,
  assertValidNote,
  forbiddenError,
  mayChangeNote,
  toSearchKey,
} from '../domain/note';
import { MedicalNoteAccess } from '../medical-note-access';
import { NoteColleagues } from '../note-colleagues';
import { NoteSubjects } from '../note-subjects';
import { NoteAnnouncer } from '../note-announcer';
import { NoteReader, toNote, type Names, type NoteRow } from '../note.reader';
import type { NoteEntity } from '../persistence/note.entity';
import { NoteRepository } from '../persistence/note.repository';

type Input = InputOf<typeof updateNote>;

interface Prepared {
  readers: Set<string>;
  replies: NoteRow[];
  names: Names;
}

const TEXT_CHANGED_NOTES = 'The text was changed; the earlier text is in the history of the note.';

@Implements(updateNote)
export class UpdateNoteHandler implements Handler<typeof updateNote> {
  constructor(
    private readonly notes: NoteRepository,
    private readonly reader: NoteReader,
    private readonly subjects: NoteSubjects,
    private readonly colleagues: NoteColleagues,
    private readonly medical: MedicalNoteAccess,
    private readonly mentions: MentionWriter,
    private readonly announcer: NoteAnnouncer,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ params, body }: Input): Promise<Prepared> {
    const row = await this.reader.find(params.id);
    if (!row) throw new AppError('NOT_FOUND');
    this.subjects.requireWrite(row.entityType);
    const { userId } = currentContext().actor;
    if (!mayChangeNote(row, { userId, role: requireUser().role }))
      throw forbiddenError('Only its author can change a note');
    const { type = row.type, text = row.text } = body;
    assertValidNote({ ...row, type }, await this.medical.isGrantedToCaller());
    const readers = await this.colleagues.findReaderIds({ ...row, type, text });
    assertMentionsAllowed(text, row.text, readers);
    const replies = await this.reader.findReplies([row]);
    const people = [userId, ...findMentionedPeople(text).map(({ id }) => id)];
    return { readers, replies, names: await this.reader.namesIn([row, ...replies], people) };
  }

  async handle({ params, body }: Input, { readers, replies, names }: Prepared): Promise<Note> {
    const before = await this.notes.get(params.id, { lock: true });
    const isReworded = body.text !== undefined && body.text !== before.text;
    const options = { version: body.version, notes: isReworded ? TEXT_CHANGED_NOTES : null };
    const note = await this.notes.update(params.id, (row) => this.change(row, body), options);
    if (note.version !== before.version) {
      await this.notes.appendHistory(note, 'CHANGED');
      await this.mentions.syncMentions(note, readers);
      await this.announcer.announce(note, before);
    }
    return toNote(toWire(note), replies, names);
  }

  private change(note: NoteEntity, { type, text }: Input['body']): void {
    const changes = {
      ...(type === undefined ? {} : { type }),
      ...(text === undefined ? {} : { text, searchKey: toSearchKey(text) }),
    };
    const isOther = note.text !== (text ?? note.text) || note.type !== (type ?? note.type);
    if (isOther) Object.assign(note, changes, { editedAt: this.uow.now() });
  }
}
