import { QuotesIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { canCreateQuotes } from '../../shared/feature/visibility';

const listQuotes = async () => (await import('../../shared/feature/operations')).listQuotes;
const createQuote = async () => (await import('../../shared/feature/operations')).createQuote;
const updateQuote = async () => (await import('../../shared/feature/operations')).updateQuote;

/** Window event that opens the editor for a new quote. */
const NEW_QUOTE = 'open-new-quote';

export const quotesFeature: Feature = {
  pages: [
    {
      path: '/quotes',
      right: listQuotes,
      load: async () => (await import('./list/quote-list.page')).QuoteListPage,
    },
    {
      path: '/quotes/view/:id',
      right: listQuotes,
      load: async () => (await import('./view/quote-view.page')).QuoteViewPage,
    },
    {
      path: '/quotes/create',
      right: createQuote,
      load: async () => (await import('./editor/quote-editor.page')).CreateQuotePage,
    },
    {
      path: '/quotes/edit/:id',
      right: updateQuote,
      load: async () => (await import('./editor/quote-editor.page')).EditQuotePage,
    },
  ],
  entries: [
    {
      to: '/quotes',
      label: 'entry.quotes',
      icon: QuotesIcon,
      menu: { group: 'main', order: 30, isVisible: canCreateQuotes },
    },
  ],
  board: {
    name: 'quotes',
    order: 20,
    label: 'entry.quotes',
    right: { resource: 'QUOTES', action: 'READ' },
    load: async () => (await import('./board/quote-board.view')).QuoteBoard,
  },
  headerAction: {
    order: 10,
    label: 'action.newQuote',
    to: '/quotes',
    event: NEW_QUOTE,
    right: { resource: 'QUOTES', action: 'CREATE' },
  },
  requests: { [NEW_QUOTE]: '/quotes/create' },
};
