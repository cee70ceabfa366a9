import { SettingsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const updateQuoteSettings = async () => (await import('../../shared/feature/operations')).updateQuoteSettings;

export const quoteSettingsFeature: Feature = {
  pages: [
    {
      path: '/admin/quote-settings',
      right: updateQuoteSettings,
      load: async () => (await import('./quote-settings.page')).QuoteSettingsPage,
    },
  ],
  entries: [
    {
      to: '/admin/quote-settings',
      label: 'entry.quoteSettings',
      icon: SettingsIcon,
      palette: { order: 21, isVisible: isAdmin },
      tool: { group: 'practice', order: 12, does: 'tool.quoteSettings', right: updateQuoteSettings },
    },
  ],
};
