import { leadSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { LeadTurns } from './lead-turns';
import { LeadSettingsPreparation } from './operations/lead-settings.preparation';
import { ListLeadChoicesQuery } from './operations/list-lead-choices.query';
import { LeadSettingsEntity } from './persistence/lead-settings.entity';
import { LeadSettingsRepository } from './persistence/lead-settings.repository';

/** A practice's lead settings: lost reasons, assignment rotation and the target for the first contact. */
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
