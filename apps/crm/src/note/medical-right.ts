import { Injectable } from '@nestjs/common';
import {
  seesMedicalNotes,
  toPerson,
  toRoles,
  type MedicalReaders,
  type NoteSettings,
  type Recipients,
} from '@quillcare/contracts';
import { actingStaff } from '../acting-staff';
import { NoteSettingsRepository } from './persistence/note-settings.repository';

/** Who in the practice sees medical notes. Never cached, so that a change takes effect at once. */
@Injectable()
export class MedicalRight {
  constructor(private readonly choice: NoteSettingsRepository) {}

  settings(): Promise<NoteSettings> {
    return this.choice.current();
  }

  async isOfCaller(): Promise<boolean> {
    return seesMedicalNotes(await this.settings(), actingStaff());
  }

  /** Returns everyone who sees medical notes, as event recipients. */
  async recipients(): Promise<Recipients[]> {
    const { medicalRoles, medicalPersonIds }: MedicalReaders = await this.settings();
    return [toRoles('SUPER_ADMIN', ...medicalRoles), ...medicalPersonIds.map(toPerson)];
  }
}
