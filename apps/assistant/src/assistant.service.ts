import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { assistantRecords } from './assistant.records';
import { articleParts } from './article/article.parts';
import { assistantConfig } from './assistant.config';
import { chatParts } from './chat/chat.parts';
import { settingParts } from './setting/setting.parts';
import { assistantBaseline } from './migrations/baseline.migration';

/** Q, the assistant: answers questions about the product from the help articles. */
export const assistantService = defineService({
  name: 'assistant',
  baseline: assistantBaseline,
  config: assistantConfig,
  parts: [articleParts, chatParts, settingParts, practiceRecordParts('assistant', assistantRecords)],
});
