import { toRight } from '@quillcare/contracts';
import type { News } from './news';

/** Recipients, source and link of a notification about a quote: everyone who may read quotes. */
export function quoteNewsFields(quoteId: string): Pick<News, 'to' | 'source' | 'action'> {
  return {
    to: toRight('QUOTES', 'READ'),
    source: { type: 'QUOTE', id: quoteId },
    action: { label: 'VIEW_QUOTE', path: `/quotes/view/${quoteId}` },
  };
}
