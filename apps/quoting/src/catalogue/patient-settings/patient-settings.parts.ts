import { patientSettings } from '@quillcare/contracts';
import { defineParts, newId, settingsHandlers } from '@quillcare/service-kit';
import { changedPatientSettings } from './domain/patient-settings';
import { GetPatientTermsQuery } from './operations/get-patient-terms.query';
import { PublishPatientTermsHandler } from './operations/publish-patient-terms.handler';
import { CreatePatientSettings1764500001000 } from './persistence/create-patient-settings.migration';
import { CreatePatientTerms1764500001001 } from './persistence/create-patient-terms.migration';
import { PatientSettingsEntity } from './persistence/patient-settings.entity';
import { SigningAge1795030700000 } from './persistence/signing-age.migration';
import { PatientSettingsRepository } from './persistence/patient-settings.repository';
import { PatientTermsRepository } from './persistence/patient-terms.repository';

/** What a practice decides of its patients' page. */
export const patientSettingsParts = defineParts({
  entities: [PatientSettingsEntity],
  migrations: [CreatePatientSettings1764500001000, CreatePatientTerms1764500001001, SigningAge1795030700000],
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
