import { Injectable } from '@nestjs/common';
import {
  canSeeMedicalNotes,
  toPerson,
  toRoles,
  type MedicalReaders,
  type NoteSettings,
  type Recipients,
} from '@quillcare/contracts';
import { requireUser } from '../acting-staff';
import { NoteSettingsRepository } from './persistence/note-settings.repository';

/** Who in the practice sees medical notes. Never cached, so that a change takes effect at once. */
@Injectable()
export class MedicalNoteAccess {
  constructor(private readonly choice: NoteSettingsRepository) {}

  settings(): Promise<NoteSettings> {
    return this.choice.current();
  }

  async isGrantedToCaller(): Promise<boolean> {
    return canSeeMedicalNotes(await this.settings(), requireUser());
  }

  /** Returns everyone who sees medical notes, as event recipients. */
  async recipients(): Promise<Recipients[]> {
    const { medicalRoles, medicalPersonIds }: MedicalReaders = await this.settings();
    return [toRoles('SUPER_ADMIN', ...medicalRoles), ...medicalPersonIds.map(toPerson)];
  }
}
