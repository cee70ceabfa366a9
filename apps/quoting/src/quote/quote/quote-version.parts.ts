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
import { RequestDiscountApprovalHandler } from './operations/request-discount-approval.handler';
import { ReviseQuoteHandler } from './operations/revise-quote.handler';
import { QuoteVersionRepository } from './persistence/quote-version.repository';

/** What follows a written quote: versions, copies, repricing, new links, approval, export. */
export const quoteVersionParts = defineParts({
  handlers: [
    ReviseQuoteHandler,
    ReopenQuoteHandler,
    DuplicateQuoteHandler,
    ListQuoteVersionsQuery,
    CompareQuotesQuery,
    CheckQuotePricesQuery,
    RequestDiscountApprovalHandler,
    DecideDiscountApprovalHandler,
  ],
  providers: [QuoteVersionRepository, NextVersionStarter, QuoteRepricing, QuoteReader],
});
