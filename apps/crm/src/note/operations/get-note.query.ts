import { AppError, getNote } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { NoteReader } from '../note.reader';

export const GetNoteQuery = implement(getNote, [NoteReader], (notes) => ({
  async handle({ params }) {
    const row = await notes.find(params.id);
    const [note] = row ? await notes.toNotes([row]) : [];
    if (!note) throw new AppError('NOT_FOUND');
    return note;
  },
}));
