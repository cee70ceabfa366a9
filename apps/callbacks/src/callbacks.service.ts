import { defineService } from '@quillcare/service-kit';
import { OnClientUpdatedConsumer } from './callback/consumers/on-client-updated.consumer';
import { OnQuoteAcceptedConsumer } from './callback/consumers/on-quote-accepted.consumer';
import { OnQuoteExpiredConsumer } from './callback/consumers/on-quote-expired.consumer';
import { OnQuoteQueryReceivedConsumer } from './callback/consumers/on-quote-query-received.consumer';
import { OnQuoteRejectedConsumer } from './callback/consumers/on-quote-rejected.consumer';
import { OnQuoteSentConsumer } from './callback/consumers/on-quote-sent.consumer';
import { OnQuoteWithdrawnConsumer } from './callback/consumers/on-quote-withdrawn.consumer';
import { FollowUp } from './callback/follow-up';
import { AttemptCallbackHandler } from './callback/operations/attempt-callback.handler';
import { CompleteCallbackHandler } from './callback/operations/complete-callback.handler';
import { CountClientCallbacksQuery } from './callback/operations/count-client-callbacks.query';
import { ListCallbacksQuery } from './callback/operations/list-callbacks.query';
import { RescheduleCallbackHandler } from './callback/operations/reschedule-callback.handler';
import { CallbackEntity } from './callback/persistence/callback.entity';
import { CallbackRepository } from './callback/persistence/callback.repository';
import { CreateCallbacks1763601002000 } from './callback/persistence/create-callbacks.migration';
import { IndexClientCallbacks1764000001000 } from './callback/persistence/index-client-callbacks.migration';
import { QuoteProgressEntity } from './callback/persistence/quote-progress.entity';
import { QuoteProgressRepository } from './callback/persistence/quote-progress.repository';
import { SearchByOrganisation1763900001000 } from './callback/persistence/search-by-organisation.migration';
import { CallbackSettingEntity } from './setting/callback-setting.entity';
import { CallbackSettingRepository } from './setting/callback-setting.repository';
import { CreateCallbackSettings1763601001000 } from './setting/create-callback-settings.migration';

/** Follow-up calls to patients about their quotes. */
export const callbacksService = defineService({
  name: 'callbacks',
  entities: [CallbackEntity, QuoteProgressEntity, CallbackSettingEntity],
  migrations: [
    CreateCallbackSettings1763601001000,
    CreateCallbacks1763601002000,
    SearchByOrganisation1763900001000,
    IndexClientCallbacks1764000001000,
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
    OnQuoteQueryReceivedConsumer,
    OnClientUpdatedConsumer,
  ],
  providers: [FollowUp, CallbackRepository, QuoteProgressRepository, CallbackSettingRepository],
});
