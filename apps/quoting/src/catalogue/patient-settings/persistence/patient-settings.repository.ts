import { Injectable } from '@nestjs/common';
import { patientSettings } from '@quillcare/contracts';
import { SettingsRepository, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_PATIENT_SETTINGS, questionInWords } from '../domain/patient-settings';
import { PatientSettingsEntity } from './patient-settings.entity';

@Injectable()
export class PatientSettingsRepository extends SettingsRepository<
  typeof patientSettings,
  PatientSettingsEntity
> {
  constructor(uow: UnitOfWork, reader: TenantReader) {
    super(uow, reader, patientSettings, {
      entity: PatientSettingsEntity,
      defaults: () => DEFAULT_PATIENT_SETTINGS,
      auditView: (row) => ({ ...row, checkQuestions: row.checkQuestions.map(questionInWords) }),
    });
  }
}
