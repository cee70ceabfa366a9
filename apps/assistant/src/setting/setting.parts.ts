import { assistantSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { AssistantSettingsEntity } from './assistant-settings.entity';
import { AssistantSettingsRepository } from './assistant-settings.repository';
import { CreateAssistantSettings1795000000055 } from './create-assistant-settings.migration';

/** Whether a third party may word the answers. */
export const settingParts = defineParts({
  entities: [AssistantSettingsEntity],
  migrations: [CreateAssistantSettings1795000000055],
  handlers: settingsHandlers(assistantSettings, { repository: AssistantSettingsRepository }),
  providers: [AssistantSettingsRepository],
});
