import { callbackSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { CallbackSettingEntity } from './callback-setting.entity';
import { CallbackSettingsPreparation } from './callback-settings.preparation';
import { CallbackSettingsRepository } from './callback-settings.repository';
import { CallbackTurns } from './callback-turns';

/** Callback settings: when calls are due and who makes them. */
export const settingParts = defineParts({
  entities: [CallbackSettingEntity],
  handlers: settingsHandlers(callbackSettings, {
    repository: CallbackSettingsRepository,
    preparation: CallbackSettingsPreparation,
  }),
  providers: [CallbackSettingsRepository, CallbackSettingsPreparation, CallbackTurns],
});
