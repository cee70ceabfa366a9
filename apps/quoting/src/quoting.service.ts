import { DailyMailLimit, defineService } from '@quillcare/service-kit';
import { CountDirectoriesQuery } from './directory/count-directories.query';
import { SearchByOrganisation1763900001000 } from './directory/search-by-organisation.migration';
import { doctorParts } from './doctor/doctor.parts';
import { hospitalParts } from './hospital/hospital.parts';
import { patientParts } from './patient/patient.parts';
import { CreateDailyMail1764000001000 } from './quote/persistence/create-daily-mail.migration';
import { quoteParts } from './quote/quote.parts';
import { surgeryParts } from './surgery/surgery.parts';
import { surgeryCaseParts } from './surgery-case/surgery-case.parts';

/** The practice's directory and catalogue, its quotes, the patient's answer, and the surgery cases that follow. */
export const quotingService = defineService({
  name: 'quoting',
  entities: [
    ...doctorParts.entities,
    ...hospitalParts.entities,
    ...surgeryParts.entities,
    ...quoteParts.entities,
    ...surgeryCaseParts.entities,
  ],
  migrations: [
    ...doctorParts.migrations,
    ...hospitalParts.migrations,
    ...surgeryParts.migrations,
    ...quoteParts.migrations,
    ...patientParts.migrations,
    ...surgeryCaseParts.migrations,
    SearchByOrganisation1763900001000,
    CreateDailyMail1764000001000,
  ],
  handlers: [
    ...doctorParts.handlers,
    ...hospitalParts.handlers,
    ...surgeryParts.handlers,
    ...quoteParts.handlers,
    ...patientParts.handlers,
    ...surgeryCaseParts.handlers,
    CountDirectoriesQuery,
  ],
  consumers: quoteParts.consumers,
  jobs: quoteParts.jobs,
  providers: [
    ...doctorParts.providers,
    ...hospitalParts.providers,
    ...surgeryParts.providers,
    ...quoteParts.providers,
    ...patientParts.providers,
    ...surgeryCaseParts.providers,
    DailyMailLimit,
  ],
});
