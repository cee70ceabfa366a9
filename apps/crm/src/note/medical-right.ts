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

/** Who of the practice sees medical notes; asked each time, so that a change is in force at once. */
@Injectable()
export class MedicalRight {
  constructor(private readonly choice: NoteSettingsRepository) {}

  settings(): Promise<NoteSettings> {
    return this.choice.current();
  }

  /** Whether the caller sees medical notes. */
  async isOfCaller(): Promise<boolean> {
    return seesMedicalNotes(await this.settings(), actingStaff());
  }

  /** All who see medical notes, as recipients. */
  async recipients(): Promise<Recipients[]> {
    const { medicalRoles, medicalPersonIds }: MedicalReaders = await this.settings();
    return [toRoles('SUPER_ADMIN', ...medicalRoles), ...medicalPersonIds.map(toPerson)];
  }
}
