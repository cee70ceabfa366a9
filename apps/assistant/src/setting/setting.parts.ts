import { assistantSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { AssistantSettingsEntity } from './assistant-settings.entity';
import { AssistantSettingsRepository } from './assistant-settings.repository';

export const settingParts = defineParts({
  entities: [AssistantSettingsEntity],
  handlers: settingsHandlers(assistantSettings, { repository: AssistantSettingsRepository }),
  providers: [AssistantSettingsRepository],
});
