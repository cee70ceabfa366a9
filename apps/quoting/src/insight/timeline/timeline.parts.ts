import { defineParts } from '@quillcare/service-kit';
import { ListClientQuoteIdsQuery } from './operations/list-client-quote-ids.query';
import { ListQuoteMomentsQuery } from './operations/list-quote-moments.query';

export const timelineParts = defineParts({ handlers: [ListQuoteMomentsQuery, ListClientQuoteIdsQuery] });
