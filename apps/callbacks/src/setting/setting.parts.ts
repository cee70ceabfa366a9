import { defineParts } from '@quillcare/service-kit';
import { CallbackSettingEntity } from './callback-setting.entity';
import { CallbackSettingRepository } from './callback-setting.repository';
import { CallbackSettingsReader } from './callback-settings.reader';
import { CallbackTurns } from './callback-turns';
import { CreateCallbackSettings1763601001000 } from './create-callback-settings.migration';
import { ExtendCallbackSettings1764710000001 } from './extend-callback-settings.migration';
import { GetCallbackSettingsQuery } from './get-callback-settings.query';
import { UpdateCallbackSettingsHandler } from './update-callback-settings.handler';

/** When and by whom a practice calls. */
export const settingParts = defineParts({
  entities: [CallbackSettingEntity],
  migrations: [CreateCallbackSettings1763601001000, ExtendCallbackSettings1764710000001],
  handlers: [GetCallbackSettingsQuery, UpdateCallbackSettingsHandler],
  providers: [CallbackSettingRepository, CallbackSettingsReader, CallbackTurns],
});
