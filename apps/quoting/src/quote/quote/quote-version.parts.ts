import { defineParts } from '@quillcare/service-kit';
import { CheckQuotePricesQuery } from './operations/check-quote-prices.query';
import { CompareQuotesQuery } from './operations/compare-quotes.query';
import { DecideDiscountApprovalHandler } from './operations/decide-discount-approval.handler';
import { DuplicateQuoteHandler } from './operations/duplicate-quote.handler';
import { ListQuoteVersionsQuery } from './operations/list-quote-versions.query';
import { NextVersionStarter } from './operations/next-version.starter';
import { QuoteRepricing } from './operations/quote-repricing';
import { QuoteReader } from './operations/quote.reader';
import { ReopenQuoteHandler } from './operations/reopen-quote.handler';
import { ReplaceQuoteLinkHandler } from './operations/replace-quote-link.handler';
import { RequestDiscountApprovalHandler } from './operations/request-discount-approval.handler';
import { ResendQuoteHandler } from './operations/resend-quote.handler';
import { RevokeQuoteLinksHandler } from './operations/revoke-quote-links.handler';
import { ReviseQuoteHandler } from './operations/revise-quote.handler';
import { UpdateQuotePricesHandler } from './operations/update-quote-prices.handler';
import { ListVersionsInForce1764500007000 } from './persistence/list-versions-in-force.migration';
import { QuoteVersionRepository } from './persistence/quote-version.repository';
import { QuoteVersions1764400006002 } from './persistence/quote-versions.migration';

/** What follows a quote that was written: versions, copies, today's prices, another link, approval, export. */
export const quoteVersionParts = defineParts({
  migrations: [QuoteVersions1764400006002, ListVersionsInForce1764500007000],
  handlers: [
    ReviseQuoteHandler,
    ReopenQuoteHandler,
    DuplicateQuoteHandler,
    ResendQuoteHandler,
    ReplaceQuoteLinkHandler,
    RevokeQuoteLinksHandler,
    ListQuoteVersionsQuery,
    CompareQuotesQuery,
    CheckQuotePricesQuery,
    UpdateQuotePricesHandler,
    RequestDiscountApprovalHandler,
    DecideDiscountApprovalHandler,
  ],
  providers: [QuoteVersionRepository, NextVersionStarter, QuoteRepricing, QuoteReader],
});
