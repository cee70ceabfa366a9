import { caseSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { changedCaseSettings } from './domain/case-settings';
import { CaseSettingsPreparation } from './operations/case-settings.preparation';
import { CaseSettingsEntity } from './persistence/case-settings.entity';
import { CaseSettingsRepository } from './persistence/case-settings.repository';

/** How a practice books its surgery. The table was created by the cases' migration (`plan-surgery-cases.migration.ts`). */
export const caseSettingsParts = defineParts({
  entities: [CaseSettingsEntity],
  handlers: settingsHandlers(caseSettings, {
    repository: CaseSettingsRepository,
    change: changedCaseSettings,
    preparation: CaseSettingsPreparation,
  }),
  providers: [CaseSettingsRepository, CaseSettingsPreparation],
});
