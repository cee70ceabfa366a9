import { Injectable } from '@nestjs/common';
import { NoteChanged, toPractice } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { MedicalRight } from './medical-right';
import type { NoteEntity } from './persistence/note.entity';

/** Announces changes of notes. */
@Injectable()
export class NoteAnnouncer {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly medical: MedicalRight,
  ) {}

  /** To whoever may read the record; of what was medical before and still is, only to those who see it. */
  async tell(note: NoteEntity, before: Pick<NoteEntity, 'type'> = note): Promise<void> {
    const isMedical = note.type === 'MEDICAL' && before.type === 'MEDICAL';
    const { id: noteId, entityType, entityId } = note;
    for (const to of isMedical ? await this.medical.recipients() : [toPractice()])
      this.uow.emit(NoteChanged, noteId, { noteId, entityType, entityId, to });
  }
}
