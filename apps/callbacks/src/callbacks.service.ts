import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { callbacksRecords } from './callbacks.records';
import { callbackParts } from './callback/callback.parts';
import { clientMergeParts } from './client-merge/client-merge.parts';
import { reminderParts } from './reminder/reminder.parts';
import { settingParts } from './setting/setting.parts';
import { callbacksBaseline } from './migrations/baseline.migration';

export const callbacksService = defineService({
  name: 'callbacks',
  baseline: callbacksBaseline,
  parts: [
    callbackParts,
    settingParts,
    reminderParts,
    clientMergeParts,
    practiceRecordParts('callbacks', callbacksRecords),
  ],
});
