import { defineParts } from '@quillcare/service-kit';
import { GetPatientTermsQuery } from './operations/get-patient-terms.query';
import { GetPatientSettingsQuery } from './operations/get-patient-settings.query';
import { PatientSettingsReader } from './operations/patient-settings.reader';
import { PublishPatientTermsHandler } from './operations/publish-patient-terms.handler';
import { UpdatePatientSettingsHandler } from './operations/update-patient-settings.handler';
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
    GetPatientSettingsQuery,
    UpdatePatientSettingsHandler,
    GetPatientTermsQuery,
    PublishPatientTermsHandler,
  ],
  providers: [PatientSettingsReader, PatientSettingsRepository, PatientTermsRepository],
});
