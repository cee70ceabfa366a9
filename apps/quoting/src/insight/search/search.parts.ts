import { defineParts } from '@quillcare/service-kit';
import { SearchQuotingQuery } from './operations/search-quoting.query';

/** This service's part of the global search. */
export const searchParts = defineParts({ handlers: [SearchQuotingQuery] });
