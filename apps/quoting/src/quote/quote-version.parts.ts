import { defineParts } from '@quillcare/service-kit';
import { CheckQuotePricesQuery } from './operations/check-quote-prices.query';
import { CompareQuotesQuery } from './operations/compare-quotes.query';
import { DecideDiscountApprovalHandler } from './operations/decide-discount-approval.handler';
import { DuplicateQuoteHandler } from './operations/duplicate-quote.handler';
import { ExportQuotesHandler } from './operations/export-quotes.handler';
import { ListQuoteVersionsQuery } from './operations/list-quote-versions.query';
import { QuoteRepricing } from './operations/quote-repricing';
import { QuoteReader } from './operations/quote.reader';
import { ReplaceQuoteLinkHandler } from './operations/replace-quote-link.handler';
import { RequestDiscountApprovalHandler } from './operations/request-discount-approval.handler';
import { ResendQuoteHandler } from './operations/resend-quote.handler';
import { ReviseQuoteHandler } from './operations/revise-quote.handler';
import { UpdateQuotePricesHandler } from './operations/update-quote-prices.handler';
import { QuoteVersionRepository } from './persistence/quote-version.repository';
import { QuoteVersions1764400006002 } from './persistence/quote-versions.migration';

/** What follows a quote that was written: versions, copies, today's prices, another link, approval, export. */
export const quoteVersionParts = defineParts({
  migrations: [QuoteVersions1764400006002],
  handlers: [
    ReviseQuoteHandler,
    DuplicateQuoteHandler,
    ResendQuoteHandler,
    ReplaceQuoteLinkHandler,
    ListQuoteVersionsQuery,
    CompareQuotesQuery,
    CheckQuotePricesQuery,
    UpdateQuotePricesHandler,
    RequestDiscountApprovalHandler,
    DecideDiscountApprovalHandler,
    ExportQuotesHandler,
  ],
  providers: [QuoteVersionRepository, QuoteRepricing, QuoteReader],
});
