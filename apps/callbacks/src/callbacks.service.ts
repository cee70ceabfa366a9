import { defineService } from '@quillcare/service-kit';
import { callbackParts } from './callback/callback.parts';
import { settingParts } from './setting/setting.parts';

/** Follow-up calls to patients about their quotes. */
export const callbacksService = defineService({
  name: 'callbacks',
  parts: [callbackParts, settingParts],
});
