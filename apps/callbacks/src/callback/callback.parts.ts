import { defineParts } from '@quillcare/service-kit';
import { CalleeReader } from './callee.reader';
import { CallbackChanges } from './callback-changes';
import { Colleagues } from './colleagues';
import { callbackClientSyncConsumers } from './consumers/client-followers';
import { OnAcceptanceWithdrawnConsumer } from './consumers/on-acceptance-withdrawn.consumer';
import { OnAssigneeChangedConsumer } from './consumers/on-assignee-changed.consumer';
import { OnLeadChangedConsumer } from './consumers/on-lead-changed.consumer';
import { quoteEndedConsumers } from './consumers/on-quote-ended.consumer';
import {
  OnQuoteQueryReceivedConsumer,
  OnQuoteQuestionAnsweredConsumer,
} from './consumers/on-quote-question.consumer';
import { OnQuoteSentConsumer } from './consumers/on-quote-sent.consumer';
import { FollowUp } from './follow-up';
import { LeadFollower } from './lead-follower';
import { AssignCallbackHandler } from './operations/assign-callback.handler';
import { AttemptCallbackHandler } from './operations/attempt-callback.handler';
import { CancelCallbackHandler } from './operations/cancel-callback.handler';
import { CompleteCallbackHandler } from './operations/complete-callback.handler';
import { CountCallbackUsesQuery } from './operations/count-callback-uses.query';
import { CountClientCallbacksQuery } from './operations/count-client-callbacks.query';
import { CountUrgentCallbacksQuery } from './operations/count-urgent-callbacks.query';
import { CreateCallbackHandler } from './operations/create-callback.handler';
import { GetCallbackQuery } from './operations/get-callback.query';
import { ListDueCallbacksQuery } from './operations/list-due-callbacks.query';
import { ListCallbackDaysQuery } from './operations/list-callback-days.query';
import { ListCallMomentsQuery } from './operations/list-call-moments.query';
import { ListCallbacksQuery } from './operations/list-callbacks.query';
import { ReadCallbackQuery } from './operations/read-callback.query';
import { ReopenCallbackHandler } from './operations/reopen-callback.handler';
import { RescheduleCallbackHandler } from './operations/reschedule-callback.handler';
import { TakeCallbackHandler } from './operations/take-callback.handler';
import { CallRepository } from './persistence/call.repository';
import { CallbackEntity } from './persistence/callback.entity';
import { CallbackRepository } from './persistence/callback.repository';
import { QuoteCallees } from './quote-callees';
import { QuoteProgressEntity } from './persistence/quote-progress.entity';
import { QuoteProgressRepository } from './persistence/quote-progress.repository';
import { RememberReplacedQuotes1796250000000 } from './persistence/remember-replaced-quotes.migration';

/** Follow-up calls and the quote progress that drives them. */
export const callbackParts = defineParts({
  entities: [CallbackEntity, QuoteProgressEntity],
  migrations: [RememberReplacedQuotes1796250000000],
  handlers: [
    ListCallbacksQuery,
    GetCallbackQuery,
    ListDueCallbacksQuery,
    ListCallMomentsQuery,
    ListCallbackDaysQuery,
    ReadCallbackQuery,
    CountCallbackUsesQuery,
    CountClientCallbacksQuery,
    CountUrgentCallbacksQuery,
    CreateCallbackHandler,
    CompleteCallbackHandler,
    AttemptCallbackHandler,
    RescheduleCallbackHandler,
    CancelCallbackHandler,
    ReopenCallbackHandler,
    AssignCallbackHandler,
    TakeCallbackHandler,
  ],
  consumers: [
    OnQuoteSentConsumer,
    ...quoteEndedConsumers,
    OnQuoteQueryReceivedConsumer,
    OnQuoteQuestionAnsweredConsumer,
    OnAcceptanceWithdrawnConsumer,
    ...callbackClientSyncConsumers,
    OnLeadChangedConsumer,
    OnAssigneeChangedConsumer,
  ],
  providers: [
    FollowUp,
    LeadFollower,
    CalleeReader,
    QuoteCallees,
    Colleagues,
    CallbackChanges,
    CallbackRepository,
    CallRepository,
    QuoteProgressRepository,
  ],
});
