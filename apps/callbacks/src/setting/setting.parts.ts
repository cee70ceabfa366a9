import { callbackSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { CallbackSettingEntity } from './callback-setting.entity';
import { CallbackSettingsPreparation } from './callback-settings.preparation';
import { CallbackSettingsRepository } from './callback-settings.repository';
import { CallbackTurns } from './callback-turns';
import { CreateCallbackSettings1763601001000 } from './create-callback-settings.migration';
import { ExtendCallbackSettings1764710000001 } from './extend-callback-settings.migration';

/** When and by whom a practice calls. */
export const settingParts = defineParts({
  entities: [CallbackSettingEntity],
  migrations: [CreateCallbackSettings1763601001000, ExtendCallbackSettings1764710000001],
  handlers: settingsHandlers(callbackSettings, {
    repository: CallbackSettingsRepository,
    preparation: CallbackSettingsPreparation,
  }),
  providers: [CallbackSettingsRepository, CallbackSettingsPreparation, CallbackTurns],
});
