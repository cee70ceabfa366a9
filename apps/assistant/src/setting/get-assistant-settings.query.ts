import { getAssistantSettings, type AssistantSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { AssistantSettingsReader } from './assistant-settings.reader';

@Implements(getAssistantSettings)
export class GetAssistantSettingsQuery implements Handler<typeof getAssistantSettings> {
  constructor(private readonly settings: AssistantSettingsReader) {}

  handle(): Promise<AssistantSettings> {
    return this.settings.current();
  }
}
