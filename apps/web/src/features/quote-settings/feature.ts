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
  palette: [{ order: 21, label: 'entry.quoteSettings', to: '/admin/quote-settings', isVisible: isAdmin }],
  tools: [
    {
      group: 'practice',
      order: 12,
      to: '/admin/quote-settings',
      title: 'entry.quoteSettings',
      does: 'tool.quoteSettings',
      icon: SettingsIcon,
      right: updateQuoteSettings,
    },
  ],
};
