import { AppError, getNote, type InputOf, type Note } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { NoteReader } from '../note.reader';

@Implements(getNote)
export class GetNoteQuery implements Handler<typeof getNote> {
  constructor(private readonly notes: NoteReader) {}

  async handle({ params }: InputOf<typeof getNote>): Promise<Note> {
    const row = await this.notes.find(params.id);
    const [note] = row ? await this.notes.named([row]) : [];
    if (!note) throw new AppError('NOT_FOUND');
    return note;
  }
}
