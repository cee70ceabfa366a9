import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { assistantRecords } from './assistant.records';
import { articleParts } from './article/article.parts';
import { assistantConfig } from './assistant.config';
import { chatParts } from './chat/chat.parts';
import { settingParts } from './setting/setting.parts';
import { assistantBaseline } from './migrations/baseline.migration';

/** Q, who answers questions about the product from the articles of the help. */
export const assistantService = defineService({
  name: 'assistant',
  baseline: assistantBaseline,
  config: assistantConfig,
  parts: [articleParts, chatParts, settingParts, practiceRecordParts('assistant', assistantRecords)],
});
