import { patientSettings } from '@quillcare/contracts';
import { defineParts, newId, settingsHandlers } from '@quillcare/service-kit';
import { changedPatientSettings } from './domain/patient-settings';
import { GetPatientTermsQuery } from './operations/get-patient-terms.query';
import { PublishPatientTermsHandler } from './operations/publish-patient-terms.handler';
import { PatientSettingsEntity } from './persistence/patient-settings.entity';
import { PatientSettingsRepository } from './persistence/patient-settings.repository';
import { PatientTermsRepository } from './persistence/patient-terms.repository';

export const patientSettingsParts = defineParts({
  entities: [PatientSettingsEntity],
  handlers: [
    ...settingsHandlers(patientSettings, {
      repository: PatientSettingsRepository,
      change: (present, sent) => changedPatientSettings(present, sent, newId),
    }),
    GetPatientTermsQuery,
    PublishPatientTermsHandler,
  ],
  providers: [PatientSettingsRepository, PatientTermsRepository],
});
