import { AppError, restoreNote } from '@quillcare/contracts';
import { currentContext, implement, toWire } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { MentionWriter } from '../mention-writer';
import { forbid, mayRestoreNote } from '../domain/note';
import { NoteColleagues } from '../note-colleagues';
import { NoteSubjects } from '../note-subjects';
import { NoteAnnouncer } from '../note-announcer';
import { NoteReader, withReplies } from '../note.reader';
import { NoteRepository } from '../persistence/note.repository';

export const RestoreNoteHandler = implement(
  restoreNote,
  [NoteRepository, NoteReader, NoteSubjects, NoteColleagues, MentionWriter, NoteAnnouncer],
  (notes, reader, subjects, colleagues, mentions, announcer) => ({
    async prepare({ params }) {
      const row = await reader.find(params.id, { withDeleted: true });
      if (!row) throw new AppError('NOT_FOUND');
      subjects.requireWrite(row.entityType);
      const { userId } = currentContext().actor;
      if (!mayRestoreNote(row, { userId, role: actingStaff().role }))
        throw forbid('Only the person who deleted a note or an administrator can restore it');
      const replies = await reader.repliesTo([row]);
      const readers = await colleagues.readersOf(row);
      return { readers, replies, names: await reader.namesIn([row, ...replies]) };
    },

    async handle({ params, body }, { readers, replies, names }) {
      const before = await notes.get(params.id, { lock: true, withDeleted: true });
      const note = await notes.restore(params.id, body);
      if (note.version !== before.version) {
        await notes.keep(note, 'RESTORED');
        await notes.countReplies(note);
        await mentions.tag(note, { readers, answeredId: null });
        await announcer.tell(note);
      }
      return withReplies(toWire(note), replies, names);
    },
  }),
);
