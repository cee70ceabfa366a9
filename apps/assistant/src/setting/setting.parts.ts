import { defineParts } from '@quillcare/service-kit';
import { AssistantSettingsEntity } from './assistant-settings.entity';
import { AssistantSettingsReader } from './assistant-settings.reader';
import { AssistantSettingsRepository } from './assistant-settings.repository';
import { CreateAssistantSettings1795000000055 } from './create-assistant-settings.migration';
import { GetAssistantSettingsQuery } from './get-assistant-settings.query';
import { UpdateAssistantSettingsHandler } from './update-assistant-settings.handler';

/** Whether a third party may word the answers. */
export const settingParts = defineParts({
  entities: [AssistantSettingsEntity],
  migrations: [CreateAssistantSettings1795000000055],
  handlers: [GetAssistantSettingsQuery, UpdateAssistantSettingsHandler],
  providers: [AssistantSettingsRepository, AssistantSettingsReader],
});
