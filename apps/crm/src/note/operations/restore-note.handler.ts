import { AppError, restoreNote, type InputOf, type Note } from '@quillcare/contracts';
import { currentContext, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { MentionWriter } from '../mention-writer';
import { forbid, mayRestoreNote } from '../domain/note';
import { NoteColleagues } from '../note-colleagues';
import { NoteSubjects } from '../note-subjects';
import { NoteAnnouncer } from '../note-announcer';
import { NoteReader, withReplies, type Names, type NoteRow } from '../note.reader';
import { NoteRepository } from '../persistence/note.repository';

type Input = InputOf<typeof restoreNote>;

interface Prepared {
  readers: Set<string>;
  replies: NoteRow[];
  names: Names;
}

@Implements(restoreNote)
export class RestoreNoteHandler implements Handler<typeof restoreNote> {
  constructor(
    private readonly notes: NoteRepository,
    private readonly reader: NoteReader,
    private readonly subjects: NoteSubjects,
    private readonly colleagues: NoteColleagues,
    private readonly mentions: MentionWriter,
    private readonly announcer: NoteAnnouncer,
  ) {}

  async prepare({ params }: Input): Promise<Prepared> {
    const row = await this.reader.find(params.id, { withDeleted: true });
    if (!row) throw new AppError('NOT_FOUND');
    this.subjects.requireWrite(row.entityType);
    const { userId } = currentContext().actor;
    if (!mayRestoreNote(row, { userId, role: actingStaff().role }))
      throw forbid('Only whoever deleted a note or an administrator can bring it back');
    const replies = await this.reader.repliesTo([row]);
    const readers = await this.colleagues.readersOf(row);
    return { readers, replies, names: await this.reader.namesIn([row, ...replies]) };
  }

  async handle({ params, body }: Input, { readers, replies, names }: Prepared): Promise<Note> {
    const before = await this.notes.get(params.id, { lock: true, withDeleted: true });
    const note = await this.notes.restore(params.id, body);
    if (note.version !== before.version) {
      await this.notes.keep(note, 'RESTORED');
      await this.notes.countReplies(note);
      await this.mentions.tag(note, { readers, answeredId: null });
      await this.announcer.tell(note);
    }
    return withReplies(toWire(note), replies, names);
  }
}
