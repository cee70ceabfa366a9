import { Injectable } from '@nestjs/common';
import {
  DEFAULT_MEDICAL_READERS,
  seesMedicalNotes,
  toPerson,
  toRoles,
  type MedicalReaders,
  type NoteSettings,
  type Recipients,
} from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';

const SETTINGS = `select version, updated_at, medical_roles, medical_person_ids from crm.note_settings
  where organisation_id = $1`;

/** Who of the practice sees medical notes; asked each time, so that a change is in force at once. */
@Injectable()
export class MedicalRight {
  constructor(private readonly reader: TenantReader) {}

  async settings(): Promise<NoteSettings> {
    const stored = await this.reader.one<NoteSettings>('crm.note_settings', SETTINGS);
    if (stored) return stored;
    const { medicalRoles } = DEFAULT_MEDICAL_READERS;
    return {
      ...{ version: 0, updatedAt: null, medicalPersonIds: [] },
      medicalRoles: medicalRoles as NoteSettings['medicalRoles'],
    };
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
