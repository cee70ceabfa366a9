import { defineParts } from '@quillcare/service-kit';
import {
  CheckAfterConfigurationConsumer,
  CheckAfterDoctorConsumer,
  CheckAfterHospitalConsumer,
  CheckAfterOptionsConsumer,
  CheckAfterRuleConsumer,
  CheckAfterSettingsConsumer,
  CheckAfterSiteConsumer,
  CheckAfterSurgeryConsumer,
} from './consumers/on-prices-changed.consumers';
import { AskForNewDayPricesJob } from './jobs/ask-for-new-day-prices.job';
import { CheckOpenQuotesJob } from './jobs/check-open-quotes.job';
import { SweepStalePricesJob } from './jobs/sweep-stale-prices.job';
import { UpdateQuotePricesHandler } from './operations/update-quote-prices.handler';
import { StalePriceStore } from './persistence/stale-price.store';

export const stalePriceParts = defineParts({
  handlers: [UpdateQuotePricesHandler],
  consumers: [
    CheckAfterRuleConsumer,
    CheckAfterConfigurationConsumer,
    CheckAfterSurgeryConsumer,
    CheckAfterDoctorConsumer,
    CheckAfterHospitalConsumer,
    CheckAfterSiteConsumer,
    CheckAfterOptionsConsumer,
    CheckAfterSettingsConsumer,
  ],
  jobs: [SweepStalePricesJob, CheckOpenQuotesJob, AskForNewDayPricesJob],
  providers: [StalePriceStore],
});
