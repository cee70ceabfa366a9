import { AppError, updateNote, type InputOf, type Note } from '@quillcare/contracts';
import { mentionedIn } from '@quillcare/rules';
import { currentContext, Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { MentionWriter } from '../mention-writer';
import { checkMentioned, checkNote, forbid, mayChangeNote, noteSearchKey } from '../domain/note';
import { MedicalRight } from '../medical-right';
import { NoteColleagues } from '../note-colleagues';
import { NoteSubjects } from '../note-subjects';
import { NoteAnnouncer } from '../note-announcer';
import { NoteReader, withReplies, type Names, type NoteRow } from '../note.reader';
import type { NoteEntity } from '../persistence/note.entity';
import { NoteRepository } from '../persistence/note.repository';

type Input = InputOf<typeof updateNote>;

interface Prepared {
  readers: Set<string>;
  replies: NoteRow[];
  names: Names;
}

const TEXT_CHANGED = 'The text was changed; the earlier text is in the history of the note.';

@Implements(updateNote)
export class UpdateNoteHandler implements Handler<typeof updateNote> {
  constructor(
    private readonly notes: NoteRepository,
    private readonly reader: NoteReader,
    private readonly subjects: NoteSubjects,
    private readonly colleagues: NoteColleagues,
    private readonly medical: MedicalRight,
    private readonly mentions: MentionWriter,
    private readonly announcer: NoteAnnouncer,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ params, body }: Input): Promise<Prepared> {
    const row = await this.reader.find(params.id);
    if (!row) throw new AppError('NOT_FOUND');
    this.subjects.requireWrite(row.entityType);
    const { userId } = currentContext().actor;
    if (!mayChangeNote(row, { userId, role: actingStaff().role }))
      throw forbid('Only its author can change a note');
    const { type = row.type, text = row.text } = body;
    checkNote({ ...row, type }, await this.medical.isOfCaller());
    const readers = await this.colleagues.readersOf({ ...row, type, text });
    checkMentioned(text, row.text, readers);
    const replies = await this.reader.repliesTo([row]);
    const people = [userId, ...mentionedIn(text).map(({ id }) => id)];
    return { readers, replies, names: await this.reader.namesIn([row, ...replies], people) };
  }

  async handle({ params, body }: Input, { readers, replies, names }: Prepared): Promise<Note> {
    const before = await this.notes.get(params.id, { lock: true });
    const isReworded = body.text !== undefined && body.text !== before.text;
    const options = { version: body.version, notes: isReworded ? TEXT_CHANGED : null };
    const note = await this.notes.update(params.id, (row) => this.change(row, body), options);
    if (note.version !== before.version) {
      await this.notes.keep(note, 'CHANGED');
      await this.mentions.follow(note, readers);
      await this.announcer.tell(note, before);
    }
    return withReplies(toWire(note), replies, names);
  }

  private change(note: NoteEntity, { type, text }: Input['body']): void {
    const changes = {
      ...(type === undefined ? {} : { type }),
      ...(text === undefined ? {} : { text, searchKey: noteSearchKey(text) }),
    };
    const isOther = note.text !== (text ?? note.text) || note.type !== (type ?? note.type);
    if (isOther) Object.assign(note, changes, { editedAt: this.uow.now() });
  }
}
