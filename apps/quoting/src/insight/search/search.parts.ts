import { defineParts } from '@quillcare/service-kit';
import { SearchQuotingQuery } from './operations/search-quoting.query';

export const searchParts = defineParts({ handlers: [SearchQuotingQuery] });
