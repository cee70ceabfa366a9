import { getQuoteSettings, type QuoteSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { QuoteSettingsReader } from './quote-settings.reader';

@Implements(getQuoteSettings)
export class GetQuoteSettingsQuery implements Handler<typeof getQuoteSettings> {
  constructor(private readonly settings: QuoteSettingsReader) {}

  handle(): Promise<QuoteSettings> {
    return this.settings.current();
  }
}
