import { defineParts } from '@quillcare/service-kit';
import { ModelClient } from './model/model.client';
import { AskAssistantHandler } from './operations/ask-assistant.handler';
import { ModelBudget } from './persistence/model-budget';

export const chatParts = defineParts({
  handlers: [AskAssistantHandler],
  providers: [ModelClient, ModelBudget],
});
