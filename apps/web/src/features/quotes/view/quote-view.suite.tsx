import { screen } from '@testing-library/react';
import type { ConsentCheck, Operation, Quote, QuoteVersion } from '@quillcare/contracts';
import type { ActScope } from '../../../shared/acts/act.types';
import type { Replies } from '../../../testing/fake-server';
import { renderPage, sessionSample } from '../../../testing/render-page';
import { someQuote } from '../quote.sample';
import { QuoteViewPage } from './quote-view.page';

/** Scope of a user with the given rights, for testing action conditions. */
export const scopeOf = (allows: (operation: Operation) => boolean): ActScope => ({
  ...sessionSample,
  can: () => true,
  canAny: () => true,
  mayChange: () => true,
  allows,
});

export const { id } = someQuote();
export const OTHER = '01930000-0000-7000-8000-0000000000ff';
export const AT = `/api/quotes/${id}`;

export const versionOf = (quote: Quote, more: Partial<QuoteVersion> = {}): QuoteVersion => ({
  id: quote.id,
  revision: quote.revision,
  status: quote.status,
  totalMinor: quote.totals.totalMinor,
  createdAt: quote.createdAt,
  createdByName: 'Ruby Park',
  sentAt: quote.sentAt,
  respondedAt: null,
  supersededAt: null,
  variationOfId: quote.variationOfId,
  ...more,
});
const EMPTY_PAGE = { items: [], nextCursor: null, total: 0, totalIsEstimate: false };
const noPriceChange = {
  isStale: false,
  pricedOn: '2026-11-19',
  causes: [],
  lines: [],
  beforeMinor: 845_000,
  afterMinor: 845_000,
  differenceMinor: 0,
};
export const checked = (...checklist: ConsentCheck[]) => ({
  body: {
    procedureClass: 'MEDICARE',
    gstRateBasisPoints: 1000,
    lines: [],
    totals: someQuote().totals,
    discount: someQuote().discount,
    notices: [],
    pricedOn: '2026-11-19',
    mbsTableDate: null,
    placeResults: null,
    choices: null,
    representativeBelowAge: null,
    checklist,
  },
});
export const met: ConsentCheck = { point: 'TOTAL', isMet: true, blocks: true, lineKeys: [], surgeryIds: [] };

export function open(
  quote: Quote,
  replies: Replies = {},
  { versions = [versionOf(quote)], search = '' } = {},
) {
  return renderPage(<QuoteViewPage />, {
    path: '/quotes/view/:id',
    url: `/quotes/view/${id}${search}`,
    replies: {
      [`GET ${AT}`]: [{ body: quote }],
      ...(quote.variationOfId && {
        [`GET /api/quotes/${quote.variationOfId}`]: [{ body: sent({ id: quote.variationOfId }) }],
      }),
      [`GET ${AT}/versions`]: [{ body: { items: versions } }],
      [`GET ${AT}/messages`]: [{ body: { items: [], unread: 0, answerBy: null, isOpen: true } }],
      [`GET ${AT}/files`]: [{ body: { items: [] } }],
      [`GET ${AT}/reminders`]: [{ body: { items: [], stopped: null, isEnabled: true } }],
      [`GET ${AT}/prices`]: [{ body: noPriceChange }],
      'GET /api/audit-entries': [{ body: EMPTY_PAGE }],
      'GET /api/callbacks': [{ body: EMPTY_PAGE }],
      ...replies,
    },
  });
}

export const sent = (more: Partial<Quote> = {}): Quote => ({
  ...someQuote(),
  status: 'SENT',
  sentAt: '2026-11-20T01:00:00.000Z',
  mailState: 'DELIVERED',
  ...more,
});
export const act = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
