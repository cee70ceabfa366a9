import { Injectable } from '@nestjs/common';
import { AppError, DEFAULT_MEDICAL_READERS, type MedicalReaders } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { NoteSettingsEntity } from './note-settings.entity';

@Injectable()
export class NoteSettingsRepository extends TenantRepository<NoteSettingsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, NoteSettingsEntity, { audit: 'NOTE_SETTINGS' });
  }

  /** Changes the practice's choice; the first change stores it. `version` is 0 while there is none. */
  async change(version: number, changes: Partial<MedicalReaders>): Promise<NoteSettingsEntity> {
    const where = { organisationId: this.organisationId };
    const stored = await this.manager.findOne(NoteSettingsEntity, {
      where,
      lock: { mode: 'pessimistic_write' },
    });
    const changed = {
      medicalRoles: [
        ...(changes.medicalRoles ?? stored?.medicalRoles ?? DEFAULT_MEDICAL_READERS.medicalRoles),
      ],
      medicalPersonIds: [
        ...(changes.medicalPersonIds ?? stored?.medicalPersonIds ?? DEFAULT_MEDICAL_READERS.medicalPersonIds),
      ],
    };
    if (stored) return this.update(stored.id, (row) => void Object.assign(row, changed), { version });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both choose first: the second one looks again.
    return onUniqueViolation(
      () => this.insert(changed),
      'note_settings_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
