import { Injectable } from '@nestjs/common';
import { NoteChanged, toPractice } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { MedicalRight } from './medical-right';
import type { NoteEntity } from './persistence/note.entity';

@Injectable()
export class NoteAnnouncer {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly medical: MedicalRight,
  ) {}

  /** Announces a change to those who may read the record. If the note is and was medical, only to those who see medical notes. */
  async tell(note: NoteEntity, before: Pick<NoteEntity, 'type'> = note): Promise<void> {
    const isMedical = note.type === 'MEDICAL' && before.type === 'MEDICAL';
    const { id: noteId, entityType, entityId } = note;
    for (const to of isMedical ? await this.medical.recipients() : [toPractice()])
      this.uow.emit(NoteChanged, noteId, { noteId, entityType, entityId, to });
  }
}
