import { defineParts } from '@quillcare/service-kit';
import { ListClientQuoteIdsQuery } from './operations/list-client-quote-ids.query';
import { ListQuoteMomentsQuery } from './operations/list-quote-moments.query';

/** What a client's timeline shows of quotes. */
export const timelineParts = defineParts({ handlers: [ListQuoteMomentsQuery, ListClientQuoteIdsQuery] });
