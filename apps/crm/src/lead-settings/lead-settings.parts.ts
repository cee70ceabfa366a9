import { defineParts } from '@quillcare/service-kit';
import { LeadSettingsReader } from './lead-settings.reader';
import { LeadTurns } from './lead-turns';
import { GetLeadSettingsQuery } from './operations/get-lead-settings.query';
import { ListLeadChoicesQuery } from './operations/list-lead-choices.query';
import { UpdateLeadSettingsHandler } from './operations/update-lead-settings.handler';
import { CreateLeadSettings1764650000001 } from './persistence/create-lead-settings.migration';
import { LeadSettingsEntity } from './persistence/lead-settings.entity';
import { LeadSettingsRepository } from './persistence/lead-settings.repository';

/** What a practice decides of its leads: reasons, turns, and how soon people are reached. */
export const leadSettingsParts = defineParts({
  entities: [LeadSettingsEntity],
  migrations: [CreateLeadSettings1764650000001],
  handlers: [GetLeadSettingsQuery, UpdateLeadSettingsHandler, ListLeadChoicesQuery],
  providers: [LeadSettingsReader, LeadSettingsRepository, LeadTurns],
});
