import { getQuotePdf } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { QuoteFilePages } from './quote-file.pages';

export const GetQuotePdfQuery = implement(getQuotePdf, [QuoteFilePages], (pages) => ({
  handle: ({ params, query }) => pages.page(params.id, query),
}));
