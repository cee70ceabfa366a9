import { defineParts } from '@quillcare/service-kit';
import { SearchQuotingQuery } from './operations/search-quoting.query';

/** What the search box finds here. */
export const searchParts = defineParts({ handlers: [SearchQuotingQuery] });
