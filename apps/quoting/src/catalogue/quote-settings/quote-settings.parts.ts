import { quoteSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { changedSettings } from './domain/quote-settings';
import { QuoteSettingsEntity } from './persistence/quote-settings.entity';
import { QuoteSettingsRepository } from './persistence/quote-settings.repository';

export const quoteSettingsParts = defineParts({
  entities: [QuoteSettingsEntity],
  handlers: settingsHandlers(quoteSettings, {
    repository: QuoteSettingsRepository,
    change: changedSettings,
  }),
  providers: [QuoteSettingsRepository],
});
