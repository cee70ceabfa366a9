import { toRight } from '@quillcare/contracts';
import type { News } from './news';

/** Who is told of a quote, and where it leads: whoever may read quotes, to the quote. */
export function aboutQuote(quoteId: string): Pick<News, 'to' | 'source' | 'action'> {
  return {
    to: toRight('QUOTES', 'READ'),
    source: { type: 'QUOTE', id: quoteId },
    action: { label: 'VIEW_QUOTE', path: `/quotes/view/${quoteId}` },
  };
}
