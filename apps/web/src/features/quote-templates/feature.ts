import type { Feature } from '../../shared/feature/feature';
import { canCreateQuotes } from '../../shared/feature/visibility';

const listQuoteTemplates = async () => (await import('../../shared/feature/operations')).listQuoteTemplates;

export const quoteTemplatesFeature: Feature = {
  pages: [
    {
      path: '/quote-templates',
      right: listQuoteTemplates,
      load: async () => (await import('./quote-template-list.page')).QuoteTemplateListPage,
    },
    {
      path: '/quote-templates/:id',
      right: listQuoteTemplates,
      load: async () => (await import('./quote-template.form')).EditQuoteTemplatePage,
    },
  ],
  entries: [
    {
      to: '/quote-templates',
      label: 'entry.quoteTemplates',
      palette: { order: 22, isVisible: canCreateQuotes },
    },
  ],
};
