import { getCallbackSettings, type CallbackSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { CallbackSettingsReader } from './callback-settings.reader';

@Implements(getCallbackSettings)
export class GetCallbackSettingsQuery implements Handler<typeof getCallbackSettings> {
  constructor(private readonly settings: CallbackSettingsReader) {}

  handle(): Promise<CallbackSettings> {
    return this.settings.current();
  }
}
