import { leadSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { LeadTurns } from './lead-turns';
import { LeadSettingsPreparation } from './operations/lead-settings.preparation';
import { ListLeadChoicesQuery } from './operations/list-lead-choices.query';
import { LeadSettingsEntity } from './persistence/lead-settings.entity';
import { LeadSettingsRepository } from './persistence/lead-settings.repository';

/** What a practice decides of its leads: reasons, turns, and how soon people are reached. */
export const leadSettingsParts = defineParts({
  entities: [LeadSettingsEntity],
  handlers: [
    ...settingsHandlers(leadSettings, {
      repository: LeadSettingsRepository,
      preparation: LeadSettingsPreparation,
    }),
    ListLeadChoicesQuery,
  ],
  providers: [LeadSettingsRepository, LeadSettingsPreparation, LeadTurns],
});
