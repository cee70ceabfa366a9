import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { newId, onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import {
  changedPatientSettings,
  DEFAULT_PATIENT_SETTINGS,
  questionInWords,
  type PatientSettingsChanges,
} from '../domain/patient-settings';
import { PatientSettingsEntity } from './patient-settings.entity';

@Injectable()
export class PatientSettingsRepository extends TenantRepository<PatientSettingsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, PatientSettingsEntity, {
      audit: 'PATIENT_SETTINGS',
      auditView: (row) => ({ ...row, checkQuestions: row.checkQuestions.map(questionInWords) }),
    });
  }

  /** Changes the practice's settings; the first change stores them. `version` is 0 while there are none. */
  async change(version: number, changes: PatientSettingsChanges): Promise<PatientSettingsEntity> {
    const where = { organisationId: this.organisationId };
    const lock = { mode: 'pessimistic_write' } as const;
    const stored = await this.manager.findOne(PatientSettingsEntity, { where, lock });
    const { version: _version, updatedAt: _updatedAt, ...defaults } = DEFAULT_PATIENT_SETTINGS;
    const changed = changedPatientSettings({ ...(stored ?? defaults) }, changes, newId);
    if (stored) return this.update(stored.id, (row) => void Object.assign(row, changed), { version });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both save them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert(changed),
      'patient_settings_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
