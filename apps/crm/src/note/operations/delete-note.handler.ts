import { AppError, deleteNote } from '@quillcare/contracts';
import { currentContext, implement } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { MentionWriter } from '../mention-writer';
import { forbiddenError, mayDeleteNote } from '../domain/note';
import { NoteSubjects } from '../note-subjects';
import { NoteAnnouncer } from '../note-announcer';
import { NoteReader } from '../note.reader';
import { NoteRepository } from '../persistence/note.repository';

export const DeleteNoteHandler = implement(
  deleteNote,
  [NoteRepository, NoteReader, NoteSubjects, MentionWriter, NoteAnnouncer],
  (notes, reader, subjects, mentions, announcer) => ({
    async handle({ params, query }) {
      const row = await reader.find(params.id);
      if (!row) throw new AppError('NOT_FOUND');
      subjects.requireWrite(row.entityType);
      const { userId } = currentContext().actor;
      if (!mayDeleteNote(row, { userId, role: requireUser().role }))
        throw forbiddenError('Only its author or an administrator can delete a note');
      const note = await notes.remove(params.id, query);
      await notes.appendHistory(note, 'DELETED');
      await notes.countReplies(note);
      await mentions.withdraw(note.id);
      await announcer.announce(note);
      return { id: note.id, version: note.version };
    },
  }),
);
