import { defineParts } from '@quillcare/service-kit';
import { CaseSettingsReader } from './operations/case-settings.reader';
import { GetCaseSettingsQuery } from './operations/get-case-settings.query';
import { UpdateCaseSettingsHandler } from './operations/update-case-settings.handler';
import { CaseSettingsEntity } from './persistence/case-settings.entity';
import { CaseSettingsRepository } from './persistence/case-settings.repository';
import { TellPatientsOfCases1764850000000 } from './persistence/tell-patients-of-cases.migration';

/** How a practice books its surgery; their table began with the cases' (`plan-surgery-cases.migration.ts`). */
export const caseSettingsParts = defineParts({
  entities: [CaseSettingsEntity],
  migrations: [TellPatientsOfCases1764850000000],
  handlers: [GetCaseSettingsQuery, UpdateCaseSettingsHandler],
  providers: [CaseSettingsReader, CaseSettingsRepository],
});
