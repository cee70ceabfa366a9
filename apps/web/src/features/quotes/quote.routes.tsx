import type { RouteObject } from 'react-router-dom';

/** Pages of those who may read quotes; each is loaded when it is first opened. */
export const quotes: RouteObject[] = [
  {
    path: '/quotes',
    lazy: async () => ({ Component: (await import('./list/quote-list.page')).QuoteListPage }),
  },
  {
    path: '/quotes/view/:id',
    lazy: async () => ({ Component: (await import('./view/quote-view.page')).QuoteViewPage }),
  },
];

export const newQuote: RouteObject = {
  path: '/quotes/create',
  lazy: async () => ({ Component: (await import('./editor/quote-editor.page')).CreateQuotePage }),
};

export const editQuote: RouteObject = {
  path: '/quotes/edit/:id',
  lazy: async () => ({ Component: (await import('./editor/quote-editor.page')).EditQuotePage }),
};
