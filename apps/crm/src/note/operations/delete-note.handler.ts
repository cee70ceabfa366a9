import { AppError, deleteNote, type InputOf, type ResultOf } from '@quillcare/contracts';
import { currentContext, Implements, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { MentionWriter } from '../mention-writer';
import { forbid, mayDeleteNote } from '../domain/note';
import { NoteSubjects } from '../note-subjects';
import { NoteAnnouncer } from '../note-announcer';
import { NoteReader } from '../note.reader';
import { NoteRepository } from '../persistence/note.repository';

@Implements(deleteNote)
export class DeleteNoteHandler implements Handler<typeof deleteNote> {
  constructor(
    private readonly notes: NoteRepository,
    private readonly reader: NoteReader,
    private readonly subjects: NoteSubjects,
    private readonly mentions: MentionWriter,
    private readonly announcer: NoteAnnouncer,
  ) {}

  async handle({ params, query }: InputOf<typeof deleteNote>): Promise<ResultOf<typeof deleteNote>> {
    const row = await this.reader.find(params.id);
    if (!row) throw new AppError('NOT_FOUND');
    this.subjects.requireWrite(row.entityType);
    const { userId } = currentContext().actor;
    if (!mayDeleteNote(row, { userId, role: actingStaff().role }))
      throw forbid('Only its author or an administrator can delete a note');
    const note = await this.notes.remove(params.id, query);
    await this.notes.keep(note, 'DELETED');
    await this.notes.countReplies(note);
    await this.mentions.withdraw(note.id);
    await this.announcer.tell(note);
    return { id: note.id, version: note.version };
  }
}
