import { defineParts } from '@quillcare/service-kit';
import { GetQuoteSettingsQuery } from './operations/get-quote-settings.query';
import { QuoteSettingsReader } from './operations/quote-settings.reader';
import { UpdateQuoteSettingsHandler } from './operations/update-quote-settings.handler';
import { CreateQuoteSettings1764400006000 } from './persistence/create-quote-settings.migration';
import { EditHealthFunds1795030200000 } from './persistence/edit-health-funds.migration';
import { QuoteSettingsEntity } from './persistence/quote-settings.entity';
import { QuoteSettingsRepository } from './persistence/quote-settings.repository';

/** How a practice prices and sends quotes. */
export const quoteSettingsParts = defineParts({
  entities: [QuoteSettingsEntity],
  migrations: [CreateQuoteSettings1764400006000, EditHealthFunds1795030200000],
  handlers: [GetQuoteSettingsQuery, UpdateQuoteSettingsHandler],
  providers: [QuoteSettingsReader, QuoteSettingsRepository],
});
