import { defineParts } from '@quillcare/service-kit';
import { CallbackSettingEntity } from './callback-setting.entity';
import { CallbackSettingRepository } from './callback-setting.repository';
import { CreateCallbackSettings1763601001000 } from './create-callback-settings.migration';

/** When a practice calls after a quote was sent. */
export const settingParts = defineParts({
  entities: [CallbackSettingEntity],
  migrations: [CreateCallbackSettings1763601001000],
  providers: [CallbackSettingRepository],
});
