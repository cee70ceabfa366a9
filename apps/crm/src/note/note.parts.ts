import { noteSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { applyMedicalReaderChanges } from './domain/medical-readers';
import { MedicalNoteAccess } from './medical-note-access';
import { MentionWriter } from './mention-writer';
import { NoteColleagues } from './note-colleagues';
import { NoteReader } from './note.reader';
import { NoteSubjects } from './note-subjects';
import { NoteAnnouncer } from './note-announcer';
import { CreateNoteHandler } from './operations/create-note.handler';
import { DeleteNoteHandler } from './operations/delete-note.handler';
import { GetNoteQuery } from './operations/get-note.query';
import { ListNoteChangesQuery } from './operations/list-note-changes.query';
import { ListNotesQuery } from './operations/list-notes.query';
import { NoteSettingsPreparation } from './operations/note-settings.preparation';
import { ReadMedicalReadersQuery } from './operations/read-medical-readers.query';
import { RestoreNoteHandler } from './operations/restore-note.handler';
import { UpdateNoteHandler } from './operations/update-note.handler';
import { NoteBatchRepository } from './persistence/note-batch.repository';
import { NoteEntity } from './persistence/note.entity';
import { NoteRepository } from './persistence/note.repository';
import { NoteSettingsEntity } from './persistence/note-settings.entity';
import { NoteSettingsRepository } from './persistence/note-settings.repository';

/** Notes on clients, leads, quotes, colleagues and the practice, and comments on quotes. */
export const noteParts = defineParts({
  entities: [NoteEntity, NoteSettingsEntity],
  handlers: [
    ListNotesQuery,
    GetNoteQuery,
    ListNoteChangesQuery,
    CreateNoteHandler,
    UpdateNoteHandler,
    DeleteNoteHandler,
    RestoreNoteHandler,
    ...settingsHandlers(noteSettings, {
      repository: NoteSettingsRepository,
      change: applyMedicalReaderChanges,
      preparation: NoteSettingsPreparation,
    }),
    ReadMedicalReadersQuery,
  ],
  providers: [
    NoteRepository,
    NoteBatchRepository,
    NoteSettingsRepository,
    NoteSettingsPreparation,
    NoteReader,
    NoteSubjects,
    NoteColleagues,
    NoteAnnouncer,
    MedicalNoteAccess,
    MentionWriter,
  ],
});
