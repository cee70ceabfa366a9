import { quoteSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { changedSettings } from './domain/quote-settings';
import { CreateQuoteSettings1764400006000 } from './persistence/create-quote-settings.migration';
import { EditHealthFunds1795030200000 } from './persistence/edit-health-funds.migration';
import { QuoteSettingsEntity } from './persistence/quote-settings.entity';
import { QuoteSettingsRepository } from './persistence/quote-settings.repository';

/** How a practice prices and sends quotes. */
export const quoteSettingsParts = defineParts({
  entities: [QuoteSettingsEntity],
  migrations: [CreateQuoteSettings1764400006000, EditHealthFunds1795030200000],
  handlers: settingsHandlers(quoteSettings, {
    repository: QuoteSettingsRepository,
    change: changedSettings,
  }),
  providers: [QuoteSettingsRepository],
});
