import { defineParts } from '@quillcare/service-kit';
import { OnClientUpdatedConsumer } from './consumers/on-client-updated.consumer';
import { OnQuoteAcceptedConsumer } from './consumers/on-quote-accepted.consumer';
import { OnQuoteExpiredConsumer } from './consumers/on-quote-expired.consumer';
import { OnQuoteQueryReceivedConsumer } from './consumers/on-quote-query-received.consumer';
import { OnQuoteRejectedConsumer } from './consumers/on-quote-rejected.consumer';
import { OnQuoteSentConsumer } from './consumers/on-quote-sent.consumer';
import { OnQuoteSupersededConsumer } from './consumers/on-quote-superseded.consumer';
import { OnQuoteWithdrawnConsumer } from './consumers/on-quote-withdrawn.consumer';
import { FollowUp } from './follow-up';
import { TellCallbacksDueJob } from './jobs/tell-callbacks-due.job';
import { AttemptCallbackHandler } from './operations/attempt-callback.handler';
import { CompleteCallbackHandler } from './operations/complete-callback.handler';
import { CountClientCallbacksQuery } from './operations/count-client-callbacks.query';
import { ListCallbacksQuery } from './operations/list-callbacks.query';
import { RescheduleCallbackHandler } from './operations/reschedule-callback.handler';
import { CallbackEntity } from './persistence/callback.entity';
import { CallbackRepository } from './persistence/callback.repository';
import { AddPracticeTurns1764100001000 } from './persistence/add-practice-turns.migration';
import { CreateCallbacks1763601002000 } from './persistence/create-callbacks.migration';
import { IndexClientCallbacks1764000001000 } from './persistence/index-client-callbacks.migration';
import { QuoteProgressEntity } from './persistence/quote-progress.entity';
import { QuoteProgressRepository } from './persistence/quote-progress.repository';
import { ReplacedQuotes1764400006010 } from './persistence/replaced-quotes.migration';
import { SearchByOrganisation1763900001000 } from './persistence/search-by-organisation.migration';

/** Follow-up calls, and what was heard of their quotes. */
export const callbackParts = defineParts({
  entities: [CallbackEntity, QuoteProgressEntity],
  migrations: [
    CreateCallbacks1763601002000,
    SearchByOrganisation1763900001000,
    IndexClientCallbacks1764000001000,
    AddPracticeTurns1764100001000,
    ReplacedQuotes1764400006010,
  ],
  handlers: [
    ListCallbacksQuery,
    CountClientCallbacksQuery,
    CompleteCallbackHandler,
    AttemptCallbackHandler,
    RescheduleCallbackHandler,
  ],
  consumers: [
    OnQuoteSentConsumer,
    OnQuoteAcceptedConsumer,
    OnQuoteRejectedConsumer,
    OnQuoteWithdrawnConsumer,
    OnQuoteExpiredConsumer,
    OnQuoteSupersededConsumer,
    OnQuoteQueryReceivedConsumer,
    OnClientUpdatedConsumer,
  ],
  jobs: [TellCallbacksDueJob],
  providers: [FollowUp, CallbackRepository, QuoteProgressRepository],
});
