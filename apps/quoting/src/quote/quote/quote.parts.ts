import { DailyMailLimit, defineParts } from '@quillcare/service-kit';
import { DependantsReader } from '../../catalogue';
import { DraftFollower } from './consumers/draft-follower';
import { draftClientSyncConsumers } from './consumers/client-followers';
import { OnQuoteMailChangedConsumer } from './consumers/on-quote-mail-changed.consumer';
import { ExpireQuotesJob } from './jobs/expire-quotes.job';
import { CountClientQuotesQuery } from './operations/count-client-quotes.query';
import { CountQuoteUsesQuery } from './operations/count-quote-uses.query';
import { CreateQuoteHandler } from './operations/create-quote.handler';
import { DeleteQuoteHandler } from './operations/delete-quote.handler';
import { GetQuoteQuery } from './operations/get-quote.query';
import { ListQuotesQuery } from './operations/list-quotes.query';
import { PreviewQuoteQuery } from './operations/preview-quote.query';
import { PriceListReader } from './operations/price-list.reader';
import { QuoteFactsReader } from './operations/quote-facts.reader';
import { QuotePartiesReader } from './operations/quote-parties.reader';
import { QuotePricing } from './operations/quote-pricing';
import { ReadQuoteCalleeQuery } from './operations/read-quote-callee.query';
import { ReadQuoteQuery } from './operations/read-quote.query';
import { UpdateQuoteHandler } from './operations/update-quote.handler';
import { WithdrawQuoteHandler } from './operations/withdraw-quote.handler';
import { DropQuestionsOfBefore1796230000000 } from './persistence/drop-questions-of-before.migration';
import { TimeWithdrawals1796260000000 } from './persistence/time-withdrawals.migration';
import { QuoteDocumentRepository } from './persistence/quote-document.repository';
import { QuoteEntity } from './persistence/quote.entity';
import { QuoteRepository } from './persistence/quote.repository';

export const quoteParts = defineParts({
  migrations: [DropQuestionsOfBefore1796230000000, TimeWithdrawals1796260000000],
  entities: [QuoteEntity],
  handlers: [
    CreateQuoteHandler,
    UpdateQuoteHandler,
    DeleteQuoteHandler,
    WithdrawQuoteHandler,
    GetQuoteQuery,
    PreviewQuoteQuery,
    ListQuotesQuery,
    ReadQuoteQuery,
    ReadQuoteCalleeQuery,
    CountClientQuotesQuery,
    CountQuoteUsesQuery,
  ],
  consumers: [OnQuoteMailChangedConsumer, ...draftClientSyncConsumers],
  jobs: [ExpireQuotesJob],
  providers: [
    QuoteRepository,
    QuoteDocumentRepository,
    QuoteFactsReader,
    QuotePartiesReader,
    PriceListReader,
    QuotePricing,
    DependantsReader,
    DailyMailLimit,
    DraftFollower,
  ],
});
