import { defineParts } from '@quillcare/service-kit';
import { ModelClient } from './model/model.client';
import { AskAssistantHandler } from './operations/ask-assistant.handler';
import { CreateModelUse1764670000000 } from './persistence/create-model-use.migration';
import { ModelBudget } from './persistence/model-budget';

/** Questions to Q. */
export const chatParts = defineParts({
  migrations: [CreateModelUse1764670000000],
  handlers: [AskAssistantHandler],
  providers: [ModelClient, ModelBudget],
});
