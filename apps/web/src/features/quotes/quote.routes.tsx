import type { RouteObject } from 'react-router-dom';
import { needing } from '../../app/page-rights';

/** The quote pages; each is loaded when it is first opened. */
export const quoteRoutes: RouteObject[] = [
  needing('listQuotes', [
    {
      path: '/quotes',
      lazy: async () => ({ Component: (await import('./list/quote-list.page')).QuoteListPage }),
    },
    {
      path: '/quotes/view/:id',
      lazy: async () => ({ Component: (await import('./view/quote-view.page')).QuoteViewPage }),
    },
  ]),
  needing('createQuote', [
    {
      path: '/quotes/create',
      lazy: async () => ({ Component: (await import('./editor/quote-editor.page')).CreateQuotePage }),
    },
  ]),
  needing('updateQuote', [
    {
      path: '/quotes/edit/:id',
      lazy: async () => ({ Component: (await import('./editor/quote-editor.page')).EditQuotePage }),
    },
  ]),
];
